import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TopList } from '#server/ports/search/embedded/top-list.ts'

interface Entry {
  readonly item: number
  readonly score: number
}

function findTop(entries: readonly Entry[], limit: number): Entry[] {
  const list = new TopList(limit)
  for (const { item, score } of entries) list.add(item, score)
  return list.listSorted()
}

const bestFirst = (left: Entry, right: Entry) => right.score - left.score || left.item - right.item

const buildRow = (score: fc.Arbitrary<number>) =>
  fc.uniqueArray(fc.record({ item: fc.nat(1_000), score }), { selector: ({ item }) => item, maxLength: 60 })

describe('the best of a row', () => {
  it.each([
    ['all different', fc.double({ noNaN: true, noDefaultInfinity: true })],
    // Many equal scores: the choice must depend neither on the order nor on the limit, or pages would overlap.
    ['many equal', fc.integer({ min: -2, max: 2 })],
  ])('are the first ones of the sorted list: scores %s', (_, score) => {
    fc.assert(
      fc.property(buildRow(score), fc.nat(70), (row, limit) => {
        const expected = row.toSorted(bestFirst).slice(0, limit)
        expect(findTop(row, limit)).toEqual(expected)
      }),
    )
  })

  it('are the beginning of a longer list of the best', () => {
    fc.assert(
      fc.property(buildRow(fc.nat(3)), fc.nat(30), fc.nat(30), (row, limit, more) => {
        expect(findTop(row, limit + more).slice(0, limit)).toEqual(findTop(row, limit))
      }),
    )
  })

  it('are none where none are wanted', () => {
    expect(findTop([{ item: 1, score: 5 }], 0)).toEqual([])
  })

  it('may have scores below nothing', () => {
    const row = [-3, -1, -2].map((score, item) => ({ item, score }))
    expect(findTop(row, 2).map(({ score }) => score)).toEqual([-1, -2])
  })
})
