import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'
import { listWordEndings, writeSpacedWords } from './word-endings.ts'

describe('the words of a field', () => {
  it('are written with spaces around each, and bars between values', () => {
    expect(writeSpacedWords(['iPhone 13 Pro', 'A2638'])).toBe(' iphone 13 pro | a2638 ')
  })

  it('end in every word', () => {
    expect(listWordEndings(['Galaxy S21+'])).toEqual(['galaxy s21 plus ', 's21 plus ', 'plus '])
  })

  it('are found in the endings exactly where they are found between the spaces', () => {
    const text = fc.array(fc.constantFrom('iPhone', '13', 'Pro', 'Max', 'S21+', 'mk2', 'Größe', '-'), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), text, fc.boolean(), (values, wanted, isWhole) => {
        const texts = values.map((words) => words.join(' '))
        const words = tokenize(wanted.join(' '))
        fc.pre(words.length > 0)
        const phrase = `${words.join(' ')}${isWhole ? ' ' : ''}`
        const isInEndings = listWordEndings(texts).some((ending) => ending.startsWith(phrase))
        expect(isInEndings).toBe(writeSpacedWords(texts).includes(` ${phrase}`))
      }),
    )
  })

  it('are words again when they are split once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const words = tokenize(text)
        expect(tokenize(words.join(' '))).toEqual(words)
      }),
    )
  })
})
