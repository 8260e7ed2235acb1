import { describe, expect, it } from 'vitest'
import { decideShedding } from './load-shedding.ts'

describe('a process sheds load', () => {
  it.each([
    {
      isShedding: false,
      delayMs: 200,
      utilisation: 0.99,
      expected: true,
      when: 'work waits and no time is left',
    },
    {
      isShedding: false,
      delayMs: 200,
      utilisation: 0.5,
      expected: false,
      when: 'one task was long, but it has time',
    },
    { isShedding: false, delayMs: 5, utilisation: 1, expected: false, when: 'it is busy, but nothing waits' },
    { isShedding: true, delayMs: 60, utilisation: 0.8, expected: true, when: 'it has just begun to recover' },
    { isShedding: true, delayMs: 5, utilisation: 0.8, expected: false, when: 'nothing waits any more' },
    { isShedding: true, delayMs: 50, utilisation: 0.3, expected: false, when: 'it has time again' },
  ])('$expected: $when', ({ isShedding, delayMs, utilisation, expected }) => {
    expect(decideShedding(isShedding, { delayMs, utilisation })).toBe(expected)
  })

  it('never stops at a load at which it would start', () => {
    for (const delayMs of [0, 50, 51, 150, 151, 500])
      for (const utilisation of [0, 0.75, 0.76, 0.9, 0.91, 1]) {
        const load = { delayMs, utilisation }
        if (decideShedding(false, load)) expect(decideShedding(true, load)).toBe(true)
      }
  })
})
