/** Whom the picked move would hurt, and how much, as far as the server can tell: nobody has answered yet. */
import type { TableEvent } from '../../lib/types'

export function foretold(preview: readonly TableEvent[]): Map<string, number> {
  const aimed = new Map<string, number>()
  const lost = new Map<string, number>()
  for (const { kind, data } of preview) {
    if (kind === 'attack-declared') for (const unit of data.units as string[]) aimed.set(unit, Number(data.damage))
    else if (kind === 'guard-stepped') {
      aimed.set(String(data.knight), aimed.get(String(data.elder)) ?? 0)
      aimed.delete(String(data.elder))
    } else if (kind === 'health-lost') {
      lost.set(String(data.unit), (lost.get(String(data.unit)) ?? 0) + Number(data.amount))
      aimed.delete(String(data.unit))
    } else if (kind === 'unharmed') aimed.delete(String(data.unit))
  }
  return new Map([...aimed, ...lost])
}
