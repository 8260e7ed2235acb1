import { expect, it } from 'vitest'
import { MINUTE_MS } from '../kernel/durations.ts'
import type { ErasureMethod } from './erasure-method.ts'
import { findShownErasure } from './find-shown-erasure.ts'

const START_MS = Date.parse('2026-11-16T10:00:00Z')

const ERASED = 'KEY_DESTRUCTION'

it.each<[shown: string, records: readonly (readonly [minute: number, ErasureMethod | null])[], last: number]>(
  [
    ['nothing where nothing was recorded', [], -1],
    ['a record at once', [[1, ERASED]], 0],
    [
      'a correction',
      [
        [1, ERASED],
        [2, 'SHREDDING'],
      ],
      1,
    ],
    [
      'nothing of a record that was taken back before it was mailed',
      [
        [1, ERASED],
        [14, null],
      ],
      -1,
    ],
    [
      'that a certificate in their mailbox isn’t valid',
      [
        [14, ERASED],
        [15, null],
      ],
      1,
    ],
    [
      'so, too, after a further mistake that was never mailed',
      [
        [1, ERASED],
        [20, null],
        [31, 'SHREDDING'],
        [32, null],
      ],
      3,
    ],
    [
      'that a device was erased after all',
      [
        [1, ERASED],
        [2, null],
        [50, ERASED],
      ],
      2,
    ],
  ],
)('sellers see %s', (_shown, records, last) => {
  const timed = records.map(([minute, method]) => ({ method, recordedAtMs: START_MS + minute * MINUTE_MS }))
  expect(findShownErasure(timed)).toBe(timed[last] ?? null)
})
