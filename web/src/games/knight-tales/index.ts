/** Knight Tales' table: everything the table page needs of it. */
import 'virtual:icons/games/knight-tales'
import '../shared/pressable.css'
import './knight-tales.css'
import type { BoardModule } from '../index'
import Board from './Board.svelte'
import { logIcons } from './emblems'
import LogLine from './LogLine.svelte'
import Mine from './Mine.svelte'
import Panel from './AttackPanel.svelte'
import { action, brings, chapter, first, headline } from './prompt'
import Beside from './Beside.svelte'
import Score from './ScoreLater.svelte'
import SeatFacts from './SeatFacts.svelte'
import { standing } from './standing'
import Steps from './Steps.svelte'
import NightStrip from './NightStrip.svelte'
import { mine, tales } from './view'

const board: BoardModule = {
  Board,
  Mine,
  Panel,
  Aside: Beside,
  Strip: NightStrip,
  Steps,
  Score,
  SeatFacts,
  plate: 370,
  standing,
  LogLine,
  icons: logIcons,
  action,
  brings,
  chapter,
  headline,
  first,
  tabs: (props) => ({
    act: { label: { id: tales(props).phase === 'night' ? 'page-kt-n-tab-attack' : 'page-kt-n-tab-market' }, icon: tales(props).phase === 'night' ? 'crossed-swords' : 'knapsack' },
    hand: { label: { id: 'page-kt-n-tab-cards' }, count: mine(props)?.cards.filter(({ spent }) => !spent).length },
  }),
}
export default board
