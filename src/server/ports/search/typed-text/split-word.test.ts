import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitWord } from '#server/ports/search/typed-text/split-word.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 })
const words = fc.array(word, { maxLength: 20 })

const KNOWN = new Set(['pro', 'iphone', 'phone', 'i', '13', 's', '1', '3', 'mac', 'book', 'macbook'])
const isKnown = (own: string) => KNOWN.has(own)
const split = (text: string) => splitWord(text, 4, isKnown)

describe('words that were written together', () => {
  it.each<[string, string[][]]>([
    ['iphonepro', [['iphone', 'pro']]],
    [
      'macbookpro',
      [
        ['macbook', 'pro'],
        ['mac', 'book', 'pro'],
      ],
    ],
    [
      'iphone13',
      [
        ['iphone', '13'],
        ['iphone', '1', '3'],
      ],
    ],
    ['pros', [['pro', 's']]],
  ])('%s are split in every possible way, the fewest words first', (text, splits) => {
    expect(split(text)).toEqual(splits)
  })

  it.each([
    ['a word and something else', 'macbook2'],
    ['a letter before a word', 'sphone'],
    ['one word', 'iphone'],
    ['one letter', 's'],
    ['nothing', ''],
    ['unknown words', 'iphonexyz'],
  ])('are not found in %s', (_, text) => {
    expect(split(text)).toEqual([])
  })

  it('are not more than asked for', () => {
    expect(splitWord('iphone13', 2, isKnown)).toEqual([['iphone', '13']])
    expect(splitWord('iphone13', 1, isKnown)).toEqual([])
  })

  /** Every split of the text into words of the list. */
  const listSplits = (text: string, list: readonly string[]): string[][] =>
    text === ''
      ? [[]]
      : list
          .filter((own) => text.startsWith(own))
          .flatMap((own) => listSplits(text.slice(own.length), list).map((rest) => [own, ...rest]))

  it('are found in all splits there are, except those with a lone letter before the end', () => {
    const isMeant = (parts: readonly string[]) =>
      parts.length > 1 &&
      parts.length <= 4 &&
      parts.slice(0, -1).every((part) => part.length > 1 || part === '1')
    fc.assert(
      fc.property(words, fc.array(word, { minLength: 1, maxLength: 3 }), (list, typed) => {
        const known = new Set([...list, ...typed])
        const splits = splitWord(typed.join(''), 4, (own) => known.has(own))
        const expected = listSplits(typed.join(''), [...known]).filter(isMeant)
        expect(splits.map(String).toSorted()).toEqual(expected.map(String).toSorted())
        const counts = splits.map(({ length }) => length)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }),
    )
  })

  it('are not searched for in a text that is longer than any name', () => {
    const isLong = (own: string) => own === 'a'.repeat(30) || own === 'a'.repeat(20)
    expect(splitWord('a'.repeat(40), 4, isLong)).toEqual([['a'.repeat(20), 'a'.repeat(20)]])
    expect(splitWord('a'.repeat(60), 4, isLong)).toEqual([])
  })
})
