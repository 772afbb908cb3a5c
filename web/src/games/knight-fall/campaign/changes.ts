/** Which events tell what the last choice or battle changed. */
import type { TableEvent } from '../../../lib/types'
import type { StoryPage } from './view'

const BEGINS = new Set(['choice-made', 'battle-won', 'battle-lost'])
const ENDS = new Set(['party-rode', 'entry-read', 'battle-began', 'campaign-ended'])

export function changesOf(events: readonly TableEvent[], page: Pick<StoryPage, 'kind' | 'chosen'>): TableEvent[] {
  if (!page.chosen && page.kind !== 'after') return []
  const began = events.findLastIndex(({ kind }) => BEGINS.has(kind))
  if (began < 0) return []
  const end = events.findIndex(({ kind }, n) => n > began && ENDS.has(kind))
  return events.slice(began, end < 0 ? undefined : end)
}
