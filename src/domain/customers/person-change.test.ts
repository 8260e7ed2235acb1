import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { checkPersonChange, type PersonChangeInput } from './person-change.ts'

const today = { year: 2026, month: 11, day: 15 }
const check = (input: PersonChangeInput) => checkPersonChange(input, { market: MARKETS.de, today })

const NAME = { firstName: ' Zofia ', lastName: 'Müller' }
const PLACE = {
  street: 'Hauptstraße',
  houseNumber: '1',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'de',
}

describe('a customer changes', () => {
  it.each<[string, PersonChangeInput, object]>([
    ['nothing', {}, {}],
    ['the birth date, in either notation', { birthDate: '1.4.90' }, { birthDate: '1990-04-01' }],
    ['the name', { address: NAME }, { name: { firstName: 'Zofia', lastName: 'Müller' } }],
    [
      'name, place and birth date at once',
      { birthDate: '1990-04-01', address: { ...NAME, ...PLACE } },
      {
        birthDate: '1990-04-01',
        name: { firstName: 'Zofia', lastName: 'Müller' },
        address: { ...PLACE, addressExtra: null, country: 'DE' },
      },
    ],
  ])('%s', (_, input, values) => {
    expect(check(input)).toEqual({ kind: 'values', values })
  })

  it.each<[string, PersonChangeInput, readonly string[]]>([
    ['no birth date', { birthDate: '' }, ['birthDate FIELD_REQUIRED']],
    ['the birth date of a child', { birthDate: '2010-01-01' }, ['birthDate BIRTH_DATE_UNDERAGE']],
    ['the birth date of tomorrow', { birthDate: '2026-11-16' }, ['birthDate BIRTH_DATE_FORMAT']],
    [
      'a name without letters',
      { address: { firstName: '', lastName: '7' } },
      ['address.firstName FIELD_REQUIRED', 'address.lastName FIELD_CHARACTERS'],
    ],
    [
      'half an address',
      { address: { ...NAME, zip: '1011' } },
      [
        'address.street FIELD_REQUIRED',
        'address.zip ZIP_FORMAT',
        'address.city FIELD_REQUIRED',
        'address.country FIELD_REQUIRED',
      ],
    ],
    [
      'several things, all wrong',
      { birthDate: 'x', address: { ...NAME, ...PLACE, firstName: '', country: 'AT' } },
      ['birthDate BIRTH_DATE_FORMAT', 'address.firstName FIELD_REQUIRED', 'address.country COUNTRY_UNKNOWN'],
    ],
  ])('but not to %s', (_, input, problems) => {
    const checked = check(input)
    if (checked.kind !== 'problems') throw new Error('It was taken')
    expect(checked.problems.map(({ field, key }) => `${field} ${key}`)).toEqual(problems)
  })
})
