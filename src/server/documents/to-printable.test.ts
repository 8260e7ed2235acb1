import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../../../tests/support/shipping-documents.ts'
import { openPdf } from './pdf-page.ts'

const { printable } = openPdf({ title: 'Test', lang: 'en-IE', createdAt: new Date(0) })

describe('a text on paper', () => {
  it.each([
    'Łukasz Wójcik-Żółkiewski',
    'Γεωργία Παπαδοπούλου',
    'Жанна Щербакова',
    'Straße 12/3 – Stiege “B”, 3º dcha.',
    'Nguyễn Thị Hường',
    'Ørsted & Søn A/S',
    '1.285,00 €',
  ])('keeps every letter of %s', (text) => {
    expect(printable(text)).toBe(text)
  })

  it('is composed, so that one letter is one glyph', () => {
    expect(printable('Zoe\u0308')).toBe('Zoë')
  })

  it.each([
    ['a line break, a tab, NUL', 'a\r\nb\tc\u0000d', 'a b c d'],
    ['many spaces', '  a \u00a0\u2003 b  ', 'a b'],
    ['marks that turn the direction', '\u202eevil\u202c', 'evil'],
    ['emoji, families and flags', 'Max 😀👨‍👩‍👧🇩🇪 Muster', 'Max Muster'],
    ['letters no font of ours has', 'שלום', '????'],
    ['towers of accents', `Z\u0301\u0302\u0303x`, 'Z\u0301\u0302x'.normalize()],
    ['half of a character', 'a\ud83db', 'ab'],
  ])('has no %s', (_, text, expected) => {
    expect(printable(text)).toBe(expected)
  })

  it.each(HOSTILE_TEXTS)('is a short single line, given %s', (_, text) => {
    expect(printable(text)).toMatch(/^[^\n]{0,300}$/)
  })

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(printable(printable(text))).toBe(printable(text))
      }),
    )
  })
})
