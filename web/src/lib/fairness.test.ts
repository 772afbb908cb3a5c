import { describe, expect, it } from 'vitest'
import { outcome, redeal } from './fairness'
import { hex, sha256, unhex } from './sha256'

const other = async (bytes: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
const text = (words: string) => new TextEncoder().encode(words)
const seed = unhex('000102030405060708090a0b0c0d0e0f')
const range = (count: number) => Array.from({ length: count }, (_, n) => n)

describe('sha256', () => {
  it('gives the published digests', async () => {
    expect(hex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hex(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(hex(sha256(text('a'.repeat(100_000))))).toBe(await other(text('a'.repeat(100_000))))
  })

  it('agrees with another implementation at every length around the block size', async () => {
    for (const length of range(140)) {
      const bytes = Uint8Array.from(range(length), (n) => (n * 7) & 255)
      expect(hex(sha256(bytes))).toBe(await other(bytes))
    }
  })
})

describe('outcomes', () => {
  it('gives the golden vectors of the record format', () => {
    const block = new Uint8Array(24)
    block.set(seed)
    expect(hex(sha256(block))).toBe('818638ad150c9042a99f4e43bfd0f1b48bc7691645acb2cf9bc774869cd62b09')
    expect(range(12).map((n) => outcome(seed, n, 6))).toEqual([3, 3, 3, 3, 0, 5, 2, 2, 3, 0, 2, 0])
    expect(range(8).map((n) => outcome(seed, n, 53))).toEqual([26, 35, 28, 32, 3, 44, 19, 23])
  })

  it('counts what agrees and names the first that does not', () => {
    const promise = hex(sha256(seed))
    const cases: [string, number][] = [
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ]
    const faces = ['a', 'a', 'b', 'c', 'c', 'c']
    const outcomes = range(12).map((n) => ({ cases, came_up: faces[outcome(seed, n, 6)]! }))
    const trail = { seed: hex(seed), commitment: promise, seeded_from: 0, outcomes }
    expect(redeal(trail, promise)).toEqual({ promised: true, checked: 12, agreed: 12, earlier: 0, first: null })

    outcomes[4] = { cases, came_up: 'b' }
    expect(redeal(trail, promise)).toMatchObject({ agreed: 11, first: 5 })
    expect(redeal({ ...trail, seeded_from: 5 }, promise)).toMatchObject({ checked: 7, agreed: 7, earlier: 5 })
    expect(redeal(trail, '00'.repeat(32)).promised).toBe(false)
  })
})
