/** Everything that only the night needs, as one part of the page. */
import './night.css'
export { default as AttackFight } from './AttackFight.svelte'
export { default as Night } from './Night.svelte'
