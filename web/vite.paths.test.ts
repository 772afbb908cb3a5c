import { expect, it } from 'vitest'
import { onWholeNumbers } from './vite.paths.ts'

it('rounds points where they are, so that errors do not add up', () => {
  expect(onWholeNumbers('M0.4 0l.4 0l.4 0l.4 0l.4 0z')).toBe('m0 0 1 0 1 0z')
})

it('understands implied commands, both cases and flags without spaces', () => {
  expect(onWholeNumbers('M10 10 20 20H30V5a1.25 1 0 01.5.5C1 2 3 4 5 6')).toBe('m10 10 10 10h10v-15a1.3 1 0 0 1 1 1c-30-4-28-2-26 0')
})
