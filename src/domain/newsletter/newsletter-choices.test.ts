import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import {
  checkChoices,
  type FormFields,
  FREQUENCIES,
  MAX_OWN_DEVICES,
  SALUTATIONS,
} from './newsletter-choices.ts'

const NOTHING = {
  salutation: null,
  firstName: null,
  birthDay: null,
  birthMonth: null,
  interests: [],
  deviceIds: [],
  frequency: null,
}

const valuesOf = (fields: FormFields) => {
  const checked = checkChoices(fields)
  return checked.kind === 'values' ? checked.values : null
}

const problemsOf = (fields: FormFields) => {
  const checked = checkChoices(fields)
  return checked.kind === 'problems' ? checked.problems.map(({ field, key }) => `${field} ${key}`) : []
}

describe('the choices of a subscriber', () => {
  it('are all optional', () => {
    expect(valuesOf({})).toEqual(NOTHING)
    expect(valuesOf({ firstName: [' '], birthDay: [''], birthMonth: [''], salutation: [''] })).toEqual(
      NOTHING,
    )
  })

  it('are stored tidy, without duplicates, in the order of the shop', () => {
    expect(
      valuesOf({
        salutation: ['MS'],
        firstName: ['  Anna\u200b  Lena '],
        birthDay: ['29'],
        birthMonth: ['2'],
        interests: ['consoles', 'phones', 'phones'],
        deviceIds: ['7', '3', '7'],
        frequency: ['WEEKLY'],
      }),
    ).toEqual({
      salutation: 'MS',
      firstName: 'Anna Lena',
      birthDay: 29,
      birthMonth: 2,
      interests: ['phones', 'consoles'],
      deviceIds: [7, 3],
      frequency: 'WEEKLY',
    })
  })

  it.each([
    [{ birthDay: ['31'], birthMonth: ['4'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthDay: ['30'], birthMonth: ['2'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthDay: ['1'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthMonth: ['1'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthDay: ['0'], birthMonth: ['1'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthDay: ['1'], birthMonth: ['13'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ birthDay: ['1e1'], birthMonth: ['1'] }, 'birthDay BIRTHDAY_UNKNOWN'],
    [{ firstName: ['<b>Eve</b>'] }, 'firstName FIELD_CHARACTERS'],
    [{ firstName: ['Eve\r\nBcc: all@example.org'] }, 'firstName FIELD_CHARACTERS'],
    [{ firstName: ['x'.repeat(61)] }, 'firstName FIELD_TOO_LONG'],
    [{ deviceIds: ['1', '2', '3', '4', '5', '6'] }, 'deviceIds DEVICES_TOO_MANY'],
  ])('%o has the problem %s', (fields, problem) => {
    expect(problemsOf(fields)).toEqual([problem])
  })

  it('are always known to the shop, whatever is sent', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('MS', 'phones', 'WEEKLY', '12', '4', '31'))
    const fields = fc.dictionary(
      fc.constantFrom(...Object.keys(NOTHING), 'constructor', '__proto__'),
      fc.array(text, { maxLength: 8 }),
    )
    fc.assert(
      fc.property(fields, (given) => {
        const values = valuesOf(given)
        if (!values) return
        expect([null, ...SALUTATIONS]).toContain(values.salutation)
        expect([null, ...FREQUENCIES]).toContain(values.frequency)
        expect(values.interests.every((id) => CATEGORY_IDS.includes(id))).toBe(true)
        expect(values.deviceIds.length).toBeLessThanOrEqual(MAX_OWN_DEVICES)
        expect(values.deviceIds.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
        expect(values.birthDay === null).toBe(values.birthMonth === null)
        expect(values.firstName ?? 'x').not.toMatch(/[<>\p{Cc}]|^$/u)
      }),
    )
  })
})
