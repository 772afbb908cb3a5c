/** How long ago, in few words. */
import { lang, say } from './words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "for 12 min", "since Tuesday" (`since`), or "12 min ago" (`ago`). */
export function howLong(at: number, now: number, kind: 'since' | 'ago'): string {
  const passed = Math.max(now - at, 0)
  if (passed < MINUTE) return say(`page-${kind}-now`)
  if (passed < HOUR) return say({ id: `page-${kind}-minutes`, args: { count: Math.floor(passed / MINUTE) } })
  if (passed < 20 * HOUR) return say({ id: `page-${kind}-hours`, args: { count: Math.floor(passed / HOUR) } })
  const form: Intl.DateTimeFormatOptions =
    passed < 6 * DAY ? { weekday: 'long' } : passed < 300 * DAY ? { day: 'numeric', month: 'long' } : { dateStyle: 'medium' }
  return say({ id: `page-${kind}-day`, args: { day: new Intl.DateTimeFormat(lang.current, form).format(at) } })
}

/** A span in its largest whole unit: "2 minutes", "3 days". */
export function span(seconds: number): string {
  if (seconds % 86_400 === 0) return say({ id: 'page-days', args: { count: seconds / 86_400 } })
  if (seconds % 3600 === 0) return say({ id: 'page-hours', args: { count: seconds / 3600 } })
  if (seconds % 60 === 0) return say({ id: 'page-minutes', args: { count: seconds / 60 } })
  return say({ id: 'page-seconds', args: { count: seconds } })
}
