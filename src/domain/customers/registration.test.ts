import { describe, expect, it } from 'vitest'
import { checkRegistration, type RegistrationInput } from '#domain/customers/registration.ts'
import { de } from '#markets/de.ts'
import { pl } from '#markets/pl.ts'

const rules = {
  market: de,
  isBusiness: false,
  today: { year: 2026, month: 11, day: 15 },
  password: { brand: 'Verkaufsladen', isCommon: (word: string) => word === 'sommer' },
}

const ADDRESS = {
  street: ' Torstraße ',
  houseNumber: '1',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'de',
}

const BANK = { paymentTypeId: 13, accountHolder: 'Mara Müller', iban: 'DE89 3704 0044 0532 0130 00' }

const MARA: RegistrationInput = {
  firstName: ' Mara ',
  lastName: 'Müller',
  username: 'MARA@Example.org',
  email: 'Mara@example.ORG',
  password: 'Gabel im Regen',
  Address: null,
  Payment: null,
}

const check = (input: Partial<RegistrationInput> = {}, more: Partial<typeof rules> = {}) =>
  checkRegistration({ ...MARA, ...input }, { ...rules, ...more })

const problemsOf = (...args: Parameters<typeof check>) => {
  const checked = check(...args)
  return checked.kind === 'problems' ? checked.problems : []
}

describe('a registration', () => {
  it('needs a name, a mail address and a password; the rest may follow', () => {
    expect(check()).toEqual({
      kind: 'registration',
      registration: {
        email: 'mara@example.org',
        firstName: 'Mara',
        lastName: 'Müller',
        password: 'Gabel im Regen',
        companyName: null,
        vatId: null,
        birthDate: null,
        address: null,
        payment: null,
      },
    })
  })

  it('may include address, payout account and birth date', () => {
    expect(check({ Address: ADDRESS, Payment: BANK, birthDate: '24.12.1985' })).toMatchObject({
      registration: {
        address: {
          street: 'Torstraße',
          houseNumber: '1',
          addressExtra: null,
          zip: '10115',
          city: 'Berlin',
          country: 'DE',
        },
        payment: { paymentTypeId: 13, accountHolder: 'Mara Müller', iban: 'DE89370400440532013000' },
        birthDate: '1985-12-24',
      },
    })
  })

  it.each<[string, Partial<RegistrationInput>, string, object?]>([
    ['firstName', { firstName: '' }, 'FIELD_REQUIRED'],
    ['lastName', { lastName: '42' }, 'FIELD_CHARACTERS'],
    ['username', { username: 'paul@example.org' }, 'USERNAME_DIFFERS'],
    ['birthDate', { birthDate: '1.1.2015' }, 'BIRTH_DATE_UNDERAGE', { age: 18 }],
    ['birthDate', { birthDate: 'soon' }, 'BIRTH_DATE_FORMAT'],
    ['credentials.0.value', { password: 'short' }, 'PASSWORD_TOO_SHORT', { min: 10 }],
    ['credentials.0.value', { password: 'Sommer2026!' }, 'PASSWORD_COMMON'],
    ['credentials.0.value', { password: 'Mara.Muller.1990' }, 'PASSWORD_PERSONAL'],
    ['credentials.0.value', { password: 'verkaufsladen' }, 'PASSWORD_PERSONAL'],
    ['Address.zip', { Address: { ...ADDRESS, zip: '1011' } }, 'ZIP_FORMAT', { example: '10115' }],
    ['Address.country', { Address: { ...ADDRESS, country: 'FR' } }, 'COUNTRY_UNKNOWN'],
    ['Payment.accountHolder', { Payment: { ...BANK, accountHolder: 'Paul Schmidt' } }, 'HOLDER_DIFFERS'],
    ['Payment.paymentTypeId', { Payment: { paymentTypeId: 15 } }, 'PAYMENT_TYPE_UNKNOWN'],
    ['Payment.paypalAccount', { Payment: { paymentTypeId: 14, paypalAccount: 'x' } }, 'PAYPAL_FORMAT'],
  ])('is rejected at %s for %j', (field, input, key, params) => {
    const expected = { field, key, ...(params && { params }) }
    expect(problemsOf(input).filter((problem) => problem.field === field)).toEqual([expected])
  })

  it('lists all problems at once', () => {
    const problems = problemsOf({
      firstName: '',
      email: 'x',
      password: '',
      Address: { ...ADDRESS, city: '' },
    })
    expect(problems.map(({ field }) => field)).toEqual([
      'firstName',
      'email',
      'username',
      'credentials.0.value',
      'Address.city',
    ])
  })

  it('of a business needs company and VAT id, and stores no birth date', () => {
    const isBusiness = true
    expect(problemsOf({}, { isBusiness }).map(({ field }) => field)).toEqual(['companyName', 'vatId'])
    const company = { companyName: 'Müller Handel GmbH', vatId: 'de 136 695 976', birthDate: '2020-01-01' }
    expect(check(company, { isBusiness })).toMatchObject({
      registration: { companyName: 'Müller Handel GmbH', vatId: 'DE136695976', birthDate: null },
    })
  })

  it('of a private person stores no company data', () => {
    expect(check({ companyName: 'x', vatId: 'y' })).toMatchObject({
      registration: { companyName: null, vatId: null },
    })
  })

  it('follows the rules of its market', () => {
    const market = pl as unknown as typeof rules.market
    const Payment = { paymentTypeId: 14, paypalAccount: 'mara@example.org' }
    expect(problemsOf({ Payment }, { market })).toEqual([
      { field: 'Payment.paymentTypeId', key: 'PAYMENT_TYPE_UNKNOWN' },
    ])
  })
})
