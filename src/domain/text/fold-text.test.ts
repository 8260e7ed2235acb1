import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, slugify } from '#domain/text/fold-text.ts'

/** Any text, often one that looks like a device name. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'aZ9.+&-_/ {}ßØŁéİẞſ½Ⅷ…"'), maxLength: 20 }),
)

describe('a folded text', () => {
  it.each([
    ['iPhone 13 Pro', 'iphone 13 pro'],
    ['Müller', 'muller'],
    ['Mu\u0308ller', 'muller'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['GROẞ', 'gross'],
    ['Łódź', 'lodz'],
    ['Æro Ørsted Œuvre', 'aero orsted oeuvre'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['Ðuro Đorđe Þór', 'duro dorde thor'],
    ['Leica Ⅲ', 'leica iii'],
    ['ﬁlm', 'film'],
    ['Ｓｏｎｙ', 'sony'],
    ['', ''],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is stable when folded again, and independent of how accents are encoded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
        expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')))
      }),
    )
  })
})

describe('the slug of a name', () => {
  it.each([
    ['Galaxy S21+ 5G', 'galaxy-s21-plus-5g'],
    ['MacBook 13,3 Zoll (2020)', 'macbook-13-3-zoll-2020'],
    ['MacBook 13.3-inch', 'macbook-13-3-inch'],
    ['iPad 10. Generation', 'ipad-10-generation'],
    ['iPad 10.ª generación', 'ipad-10a-generacion'],
    ['EF 50mm f/1.8 STM', 'ef-50mm-f-1-8-stm'],
    ['Bang & Olufsen', 'bang-olufsen'],
    ['No.1', 'no1'],
    ['Nº 5', 'no-5'],
    ['.5 1..2 3.', '5-12-3'],
    ['-- A _ B --', 'a-b'],
    ['C++', 'c-plus-plus'],
    ['+', 'plus'],
    ['!?', ''],
    ['日本', ''],
  ])('%j is %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('is empty or a valid parameter, and its own slug', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: 500 },
    )
  })

  it('is independent of capitalisation', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(slugify(text.toUpperCase())).toBe(slugify(text.toLowerCase()))
      }),
    )
  })
})
