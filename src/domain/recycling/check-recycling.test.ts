import { describe, expect, it } from 'vitest'
import { checkRecycling, type RecyclingInput } from './check-recycling.ts'

const GERMANY = { zipRegex: '^\\d{5}$', zipExample: '10115', countries: ['DE'] }

const typed = (overrides: Partial<RecyclingInput> = {}): RecyclingInput => ({
  device: ' Nokia  3310 ',
  firstName: 'Zofia',
  lastName: 'Müller',
  email: 'Zofia@Example.org',
  street: 'Hauptstraße 7a',
  houseNumber: '',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'de',
  isBatterySafe: true,
  ...overrides,
})

const problemsOf = (overrides: Partial<RecyclingInput>) => {
  const checked = checkRecycling(typed(overrides), GERMANY)
  return checked.kind === 'problems' ? checked.problems : []
}

describe('a request for a recycling label', () => {
  it('is stored in normal form, like a seller’s address', () => {
    const checked = checkRecycling(typed(), GERMANY)
    expect(checked).toMatchObject({
      kind: 'values',
      values: {
        device: 'Nokia 3310',
        email: 'zofia@example.org',
        street: 'Hauptstraße',
        houseNumber: '7a',
        country: 'DE',
      },
    })
  })

  it.each<[Partial<RecyclingInput>, string, string]>([
    [{ isBatterySafe: false }, 'isBatterySafe', 'BATTERY_SAFETY_REQUIRED'],
    [{ device: ' ' }, 'device', 'FIELD_REQUIRED'],
    [{ device: 'x'.repeat(101) }, 'device', 'FIELD_TOO_LONG'],
    [{ device: 'phone\r\nBcc: all@example.org' }, 'device', 'FIELD_CHARACTERS'],
    [{ firstName: '' }, 'firstName', 'FIELD_REQUIRED'],
    [{ lastName: 'www.example.org' }, 'lastName', 'FIELD_CONTACT_DETAILS'],
    [{ email: 'zofia' }, 'email', 'EMAIL_FORMAT'],
    [{ zip: '1011' }, 'zip', 'ZIP_FORMAT'],
    [{ country: 'FR' }, 'country', 'COUNTRY_UNKNOWN'],
  ])('is refused for %j', (overrides, field, key) => {
    expect(problemsOf(overrides)).toMatchObject([{ field, key }])
  })
})
