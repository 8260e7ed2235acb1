import { describe, expect, it } from 'vitest'
import { isLogged } from './log-failure.ts'

const listLogged = (failures: number): number[] =>
  Array.from({ length: failures }, (_, index) => index + 1).filter(isLogged)

describe('failures that get an entry in the audit log', () => {
  it('are the first five of an hour, then fewer and fewer', () => {
    expect(listLogged(1_000)).toEqual([1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 500, 1_000])
  })

  it('are 21 of a million', () => {
    expect(listLogged(1_000_000)).toHaveLength(21)
  })
})
