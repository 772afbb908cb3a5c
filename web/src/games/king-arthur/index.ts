/** King Arthur's table: everything the table page needs of it. */
import 'virtual:icons/games/king-arthur'
import '../shared/pressable.css'
import './king-arthur.css'
import type { BoardModule } from '../index'
import Board from './Board.svelte'
import { logIcons } from './emblems'
import LogLine from './LogLine.svelte'
import Mine from './Mine.svelte'
import MyFacts from './MyFacts.svelte'
import { action, affects, brings, first, headline, lacking, tally } from './prompt'
import SeatFacts from './SeatFacts.svelte'
import Steps from './Steps.svelte'
import Trophies from './Trophies.svelte'
import { adventuresOf, arthur } from './view'

const board: BoardModule = {
  Board,
  Mine,
  Trophies,
  Steps,
  SeatFacts,
  MyFacts,
  LogLine,
  trophies: (props) =>
    props.seat === null ? 0 : (arthur(props).players[props.seat]?.adversaries ?? 0) + adventuresOf(arthur(props), props.seat).length,
  icons: logIcons,
  action,
  first,
  lacking,
  headline,
  brings,
  affects,
  tally,
}
export default board
