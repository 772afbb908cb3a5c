/** Knight Fall's table: everything the table page needs of it. */
import 'virtual:icons/games/knight-fall'
import '../shared/long-moves.css'
import './knight-fall.css'
import './campaign/campaign.css'
import type { BoardModule } from '../index'
import Board from './Board.svelte'
import End from './campaign/End.svelte'
import { campaignIcons } from './campaign/icons'
import { campaignButtons, campaignChoose } from './campaign/prompt'
import { atMap } from './campaign/view'
import { logIcons } from './emblems'
import Mine from './Mine.svelte'
import MyFacts from './MyFacts.svelte'
import Panel from './Panel.svelte'
import { phone } from './phone'
import Playing from './Playing.svelte'
import { action, brings, chapter, first, headline } from './prompt'
import SeatFacts from './SeatFacts.svelte'
import Steps from './Steps.svelte'
import Strip from './Strip.svelte'
import { abbey } from './view'

const board: BoardModule = {
  Board,
  Mine,
  MyFacts,
  SeatFacts,
  Steps,
  Aside: Playing,
  /** On a phone the hand lies in the sheet, below the question; on a desk in the lowest band. */
  get Panel() {
    return phone.current ? Panel : undefined
  },
  Strip,
  tabs: (props) =>
    atMap(props)
      ? { act: { label: { id: 'page-knight-fall-campaign-page-story' }, icon: 'open-book' }, hand: { label: { id: 'page-knight-fall-campaign-page-sheet' }, icon: 'notebook' } }
      : { act: { label: { id: 'page-knight-fall-tab-hand' }, icon: 'poker-hand' }, hand: { label: { id: 'page-knight-fall-tab-characters' }, icon: 'visored-helm' } },
  Score: End,
  icons: { ...logIcons, ...campaignIcons },
  always: campaignButtons,
  wide: (view) => atMap({ game: { view } }),
  action,
  first,
  brings,
  choose: campaignChoose,
  headline,
  chapter,
  standing: (props, of) => {
    const { players, phase } = abbey(props)
    return players[of] && phase !== 'draft' ? { id: `side-${players[of].side}` } : null
  },
}
export default board
