import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { isNamePattern, localiseName } from '#domain/catalogue/localise-name.ts'

describe('a size in a name', () => {
  it.each([
    ['de', 'MacBook 13,3 Zoll (2020)', 'iPad 11 Zoll'],
    ['en', 'MacBook 13.3-inch (2020)', 'iPad 11-inch'],
    ['es', 'MacBook 13,3 pulgadas (2020)', 'iPad 11 pulgadas'],
    ['fr', 'MacBook 13,3 pouces (2020)', 'iPad 11 pouces'],
    ['it', 'MacBook 13,3 pollici (2020)', 'iPad 11 pollici'],
    ['pl', 'MacBook 13,3 cala (2020)', 'iPad 11 cali'],
  ] as const)('is written in %s as %j', (language, broken, whole) => {
    expect(localiseName('MacBook {inch:13.3} (2020)', language)).toBe(broken)
    expect(localiseName('iPad {inch:11}', language)).toBe(whole)
  })

  it.each([
    ['1', '1 cal'],
    ['2', '2 cale'],
    ['4', '4 cale'],
    ['5', '5 cali'],
    ['12', '12 cali'],
    ['22', '22 cale'],
    ['24', '24 cale'],
    ['27', '27 cali'],
    ['31.5', '31,5 cala'],
  ])('has the Polish form of its number: %s is %j', (size, written) => {
    expect(localiseName(`{inch:${size}}`, 'pl')).toBe(written)
  })
})

describe('a generation in a name', () => {
  it.each([
    ['de', '10. Generation'],
    ['en', '10th generation'],
    ['es', '10.ª generación'],
    ['fr', '10e génération'],
    ['it', '10ª generazione'],
    ['pl', '10. generacja'],
  ] as const)('is written in %s as %j', (language, written) => {
    expect(localiseName('iPad {gen:10}', language)).toBe(`iPad ${written}`)
  })

  it.each([
    ['1', '1st'],
    ['2', '2nd'],
    ['3', '3rd'],
    ['4', '4th'],
    ['11', '11th'],
    ['12', '12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['22', '22nd'],
  ])('has the English ending of its number: %s is %s', (count, ordinal) => {
    expect(localiseName(`{gen:${count}}`, 'en')).toBe(`${ordinal} generation`)
  })

  it('is feminine in French from the first on', () => {
    expect(localiseName('{gen:1} {gen:2}', 'fr')).toBe('1re génération 2e génération')
  })
})

describe('a name', () => {
  it.each(['iPhone 13 Pro', 'EF 50mm f/1.8', '', 'Größe – ½'])(
    'without a size is the same everywhere: %j',
    (name) => {
      for (const language of CATALOGUE_LANGUAGES) expect(localiseName(name, language)).toBe(name)
    },
  )

  it('may hold several sizes', () => {
    expect(localiseName('{inch:13} and {inch:15.6}, {gen:2}', 'en')).toBe(
      '13-inch and 15.6-inch, 2nd generation',
    )
  })

  it.each([
    ['iPad {gen:3}', true],
    ['MacBook {inch:13.3} {gen:2}', true],
    ['iPad', true],
    ['iPad {gen:}', false],
    ['iPad {gen:x}', false],
    ['iPad {generation:3}', false],
    ['iPad {gen:3', false],
    ['iPad gen:3}', false],
    ['{{gen:3}}', false],
    ['{}', false],
  ])('%j is accepted: %s', (name, isAllowed) => {
    expect(isNamePattern(name)).toBe(isAllowed)
  })

  it('that is accepted has no brace left in any language', () => {
    const part = fc.oneof(
      fc.constantFrom('{gen:2}', '{inch:13.3}', '{inch:24}', '{', '}', '{gen:'),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 6 }),
        fc.constantFrom(...CATALOGUE_LANGUAGES),
        (parts, language) => {
          const pattern = parts.join('')
          expect(/[{}]/.test(localiseName(pattern, language))).toBe(!isNamePattern(pattern))
        },
      ),
    )
  })
})
