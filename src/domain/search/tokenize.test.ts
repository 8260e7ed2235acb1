import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSpellings, tokenize } from '#domain/search/tokenize.ts'

describe('the words of a text', () => {
  it.each<[string, string[]]>([
    ['iPhone 13 Pro', ['iphone', '13', 'pro']],
    ['  iPhone\t13\nPro ', ['iphone', '13', 'pro']],
    ['Galaxy S21+', ['galaxy', 's21', 'plus']],
    ['Galaxy S21 +5G', ['galaxy', 's21', 'plus', '5g']],
    ['RF 50mm F1.8 STM', ['rf', '50mm', 'f1', '8', 'stm']],
    ['RF 50mm f/1.8', ['rf', '50mm', 'f1', '8']],
    ['EOS R6 mk2', ['eos', 'r6', 'mark', '2']],
    ['SM-G991B/DS', ['sm', 'g991b', 'ds']],
    ['Téléobjectif', ['teleobjectif']],
    ['Große Łódź', ['grosse', 'lodz']],
    ['Ｐｉｘｅｌ ７', ['pixel', '7']],
    ['(iPhone 13) – "Pro"!', ['iphone', '13', 'pro']],
  ])('of %j are lower-case letters and digits', (text, words) => {
    expect(tokenize(text)).toEqual(words)
  })

  it.each(['', ' ', '---', '😀', '\u0000', '\u202e', 'Ω'])('are none in %j', (text) => {
    expect(tokenize(text)).toEqual([])
  })

  it('consist of letters and digits only, and tokenize to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = tokenize(text)
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/)
        expect(tokenize(words.join(' '))).toEqual(words)
      }),
    )
  })
})

describe('other spellings of a word', () => {
  it.each<[string, string[]]>([
    ['s21', ['s', '21']],
    ['50mm', ['50', 'mm']],
    ['g991b', ['g', '991', 'b']],
    ['ii', ['2']],
    ['iv', ['4']],
    ['ix', ['9']],
  ])('are found for %s', (word, spellings) => {
    expect(listSpellings(word)).toEqual(spellings)
  })

  it.each(['iphone', '13', 'v', 'x', 'i', 'constructor', 'tostring', ''])('are not found for %j', (word) => {
    expect(listSpellings(word)).toEqual([])
  })

  it('that are its parts join to the word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (word) => {
        const parts = listSpellings(word)
        fc.pre(parts.length > 1)
        expect(parts.join('')).toBe(word)
      }),
    )
  })
})
