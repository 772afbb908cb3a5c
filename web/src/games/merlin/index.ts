/** Merlin's table: everything the table page needs of it. */
import 'virtual:icons/games/merlin'
import '../shared/long-moves.css'
import './merlin.css'
import type { BoardModule } from '../index'
import Board from './Board.svelte'
import { logIcons } from './emblems'
import Forecast from './Forecast.svelte'
import Mine from './Mine.svelte'
import MyFacts from './MyFacts.svelte'
import Panel from './Panel.svelte'
import { phone } from './phone'
import { action, brings, chapter, first } from './prompt'
import Score from './Score.svelte'
import SeatFacts from './SeatFacts.svelte'
import Steps from './Steps.svelte'
import Strip from './Strip.svelte'
import { merlin } from './view'

const board: BoardModule = {
  Board,
  Mine,
  MyFacts,
  Steps,
  SeatFacts,
  Aside: Forecast,
  /** On a phone the dice lie in the sheet, beside the question; on a desk in the lowest band. */
  get Panel() {
    return phone.current ? Panel : undefined
  },
  Strip,
  Score,
  plate: 400,
  icons: logIcons,
  action,
  first,
  brings,
  chapter,
  standing: (props, of) => (merlin(props).first === of ? { id: 'page-merlin-first' } : null),
  tabs: () => ({
    act: { label: { id: 'page-merlin-phone-table' }, icon: 'round-table' },
    hand: { label: { id: 'page-merlin-phone-castle' }, icon: 'castle' },
  }),
}
export default board
