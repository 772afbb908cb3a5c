/** Dealing a finished game again from its seed, as docs/record-format.md describes under "Chance". */
import { hex, sha256, unhex } from './sha256'
import type { Trail } from './types'

/** Outcome number n, one of k equally likely. */
export function outcome(seed: Uint8Array, n: number, k: number): number {
  const input = new Uint8Array(seed.length + 8)
  input.set(seed)
  new DataView(input.buffer).setBigUint64(seed.length, BigInt(Math.floor(n / 4)))
  const x = new DataView(sha256(input).buffer).getBigUint64(8 * (n % 4))
  return Number((x * BigInt(k)) >> 64n)
}

export type Verdict = {
  /** The seed is the one whose hash was shown before the first card. */
  promised: boolean
  checked: number
  agreed: number
  /** Outcomes that came from an earlier match, which this seed did not deal. */
  earlier: number
  /** The number of the first outcome that differs, from 1. */
  first: number | null
}

/** Deal every outcome again and compare. `promise` is the hash that the page showed from the start. */
export function redeal(trail: Trail, promise: string): Verdict {
  const seed = unhex(trail.seed)
  const verdict: Verdict = { promised: hex(sha256(seed)) === promise, checked: 0, agreed: 0, earlier: 0, first: null }
  trail.outcomes.forEach(({ cases, came_up }, n) => {
    if (n < trail.seeded_from) {
      verdict.earlier++
      return
    }
    verdict.checked++
    const total = cases.reduce((sum, [, copies]) => sum + copies, 0)
    let index = outcome(seed, n, total)
    const found = cases.find(([, copies]) => (index -= copies) < 0)
    if (found?.[0] === came_up) verdict.agreed++
    else verdict.first ??= n + 1
  })
  return verdict
}
