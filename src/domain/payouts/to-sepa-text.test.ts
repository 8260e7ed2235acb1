import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpelled, toSepaText } from '#domain/payouts/to-sepa-text.ts'
import { ANY_NAME } from '../../../tests/support/due-payouts.ts'

describe('a text for banks', () => {
  it.each([
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Jürgen Groß', 'Jurgen Gross'],
    ['Søren Ødegård', 'Soren Odegard'],
    ['Świętosława Łęcka', 'Swietoslawa Lecka'],
    ["Núria d'Almeida-Peña", "Nuria d'Almeida-Pena"],
    ['François Œuvrard', 'Francois Oeuvrard'],
    ['Þórunn Æsa', 'Thorunn Aesa'],
    ['İbrahim Yıldız', 'Ibrahim Yildiz'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
    ['Юлия Щерева', 'Yuliya Shtereva'],
    ['Андрей', 'Andrey'],
    ['Anna 🎉🦊 Schmidt', 'Anna . Schmidt'],
    ['👩‍👩‍👧 Ada', '. Ada'],
    ['Groß & Söhne', 'Gross + Sohne'],
    ['<&>', '.+.'],
    ['A_B [C] {D} "E"; F', 'A-B (C) (D) .E., F'],
    ['a\u00a0\tb\r\nc', 'a b c'],
    ['a\u200bb\u00adc', 'abc'],
    ['//a//b/', 'a/b'],
    ['王小明', '.'],
    ['\u0000\ud800', '.'],
    ['u\u0308ber', 'uber'],
  ])('writes %j as %j', (text, folded) => {
    expect(toSepaText(text, 70)).toBe(folded)
  })

  it('has only characters that all banks accept, fits the length, and does not change when folded again', () => {
    fc.assert(
      fc.property(ANY_NAME, fc.integer({ min: 1, max: 140 }), (name, max) => {
        const folded = toSepaText(name, max)
        expect(folded).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)
        expect(folded.length).toBeLessThanOrEqual(max)
        expect(folded).not.toMatch(/^[/ ]|[/ ]$|\/\/| {2}/)
        expect(toSepaText(folded, max)).toBe(folded)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps plain text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9?:().,'+-]{1,70}$/), (plain) => {
        expect(toSepaText(plain, 70)).toBe(plain)
      }),
    )
  })

  it.each([
    ['Lukasz', true],
    ['.', false],
    ['. - .', false],
    ['', false],
  ])('%j says something: %s', (text, expected) => {
    expect(isSpelled(text)).toBe(expected)
  })
})
