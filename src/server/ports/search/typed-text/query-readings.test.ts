import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listAskedWords, listAttempts } from '#server/ports/search/typed-text/query-readings.ts'

const KNOWN = new Set(['iphone', '13', 'pro', 'macbook', 'air'])

const describeAttempts = (query: string): string[] =>
  [...listAttempts(query, (word) => KNOWN.has(word))].map(({ reading, required }) => {
    const words = reading.map(({ word }) => word).join(' ')
    return `${reading[0]?.latitude} ${words}${required < reading.length ? `, ${required} of them` : ''}`
  })

describe('a typed text is understood', () => {
  it.each<[string, string, string[]]>([
    ['as typed, then as begun and misspelt', 'iphone 13', ['whole', 'beginning', 'misspelt']],
    ['joined, where that is a word', 'mac book', ['whole', 'whole', 'beginning', 'misspelt', 'misspelt']],
    ['split into known words', 'iphone13', ['whole', 'beginning', 'beginning', 'misspelt', 'misspelt']],
    ['in no way, without words', '…', []],
  ])('%s', (_, query, latitudes) => {
    expect(describeAttempts(query).map((attempt) => attempt.split(' ')[0])).toEqual(latitudes)
  })

  it('without its storage, and at last by most of its words', () => {
    expect(describeAttempts('sell iphone 13 128gb').slice(3)).toEqual([
      'whole sell iphone 13',
      'beginning sell iphone 13',
      'misspelt sell iphone 13',
      'misspelt sell iphone 13, 2 of them',
    ])
  })

  it('after asking only about words that can be listed before', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'gb'), maxLength: 30 })
    fc.assert(
      fc.property(typed, fc.func(fc.boolean()), (query, isKnown) => {
        const listed = new Set(listAskedWords(query))
        const asked = new Set<string>()
        const remember = (word: string) => {
          asked.add(word)
          return isKnown(word)
        }
        expect([...listAttempts(query, remember)].length).toBeLessThan(40)
        expect([...asked].filter((word) => !listed.has(word))).toEqual([])
      }),
    )
  })
})
