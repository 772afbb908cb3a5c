/** Which events tell what the last choice, battle or ride changed. */
import type { TableEvent } from '../../../lib/types'
import type { StoryPage } from './view'

const BEGINS = new Set(['entry-chosen', 'choice-made', 'battle-won', 'battle-lost'])

export function changesOf(events: readonly TableEvent[], page: StoryPage): TableEvent[] {
  if (!page.chosen && page.kind !== 'after') return []
  const began = events.findLastIndex(({ kind }) => BEGINS.has(kind))
  return began < 0 ? [] : events.slice(began)
}
