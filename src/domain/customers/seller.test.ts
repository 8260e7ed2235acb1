import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSeller, type SellerInput, type SellerRules } from '#domain/customers/seller.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'

const TODAY = { year: 2026, month: 11, day: 15 }

const rulesOf = (id: MarketId, isBusiness = false): SellerRules => ({
  market: toPublicMarket(MARKETS[id]),
  isBusiness,
  today: TODAY,
})

const BANK = {
  paymentTypeId: 13,
  accountHolder: 'Mara Müller',
  iban: 'DE89 3704 0044 0532 0130 00',
  paypalAccount: '',
}

const MARA = {
  email: 'mara@example.org',
  firstName: 'Mara',
  lastName: 'Müller',
  companyName: '',
  vatId: '',
  street: 'Invalidenstraße',
  houseNumber: '12a',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
  birthDate: '1985-12-24',
  payment: BANK,
  ownsDevices: true,
  acceptsTerms: true,
} as const satisfies SellerInput

const COMPANY = {
  ...MARA,
  companyName: 'Müller Handel GmbH',
  vatId: 'DE136695976',
  birthDate: '',
  payment: { ...BANK, accountHolder: 'Mueller Handel' },
}

const problemsOf = (input: Partial<SellerInput>, rules = rulesOf('de')) => {
  const check = checkSeller({ ...MARA, ...input }, rules)
  return check.kind === 'problems' ? check.problems : []
}

const sellerOf = (input: SellerInput, rules = rulesOf('de')) => {
  const check = checkSeller(input, rules)
  if (check.kind === 'problems') throw new Error(JSON.stringify(check.problems))
  return check.seller
}

describe('a private seller', () => {
  it('is stored with exactly the fields of the form', () => {
    expect(sellerOf(MARA)).toEqual({
      ...MARA,
      companyName: null,
      vatId: null,
      addressExtra: null,
      phone: null,
      payment: { paymentTypeId: 13, accountHolder: 'Mara Müller', iban: 'DE89370400440532013000' },
    })
  })

  it('is stored in normal form, however the form was filled in', () => {
    const typed = {
      ...MARA,
      email: ' Mara@Example.ORG ',
      firstName: '  Mara ',
      lastName: 'Mu\u0308ller',
      street: 'Am\u00a0 Alten   Markt',
      houseNumber: ' ',
      addressExtra: ' c/o  Meyer ',
      zip: ' 10115 ',
      country: 'de',
      phone: '030 / 12 34 56',
      birthDate: '24.12.1985',
      payment: { ...BANK, accountHolder: 'MUELLER  MARA\u200b', iban: 'de89370400440532013000' },
    }
    expect(sellerOf(typed)).toEqual({
      ...sellerOf(MARA),
      street: 'Am Alten Markt',
      houseNumber: '',
      addressExtra: 'c/o Meyer',
      phone: '+4930123456',
      payment: { paymentTypeId: 13, accountHolder: 'MUELLER MARA', iban: 'DE89370400440532013000' },
    })
  })

  it('does not change in a second check', () => {
    const seller = sellerOf({ ...MARA, phone: '030 123456', addressExtra: 'Hof' })
    expect(sellerOf(seller)).toEqual(seller)
  })

  it('may type street and number into one line', () => {
    const { street, houseNumber } = sellerOf({ ...MARA, street: ' Lange  Straße 12a', houseNumber: '' })
    expect({ street, houseNumber }).toEqual({ street: 'Lange Straße', houseNumber: '12a' })
  })

  it('keeps a house number that was sent apart', () => {
    const { street, houseNumber } = sellerOf({ ...MARA, street: 'Straße 12', houseNumber: '3' })
    expect({ street, houseNumber }).toEqual({ street: 'Straße 12', houseNumber: '3' })
  })

  it('stores no company data, even if some was sent', () => {
    const seller = sellerOf({ ...MARA, companyName: 'Müller GmbH', vatId: 'nonsense' })
    expect({ companyName: seller.companyName, vatId: seller.vatId }).toEqual({
      companyName: null,
      vatId: null,
    })
  })

  it('can be paid by PayPal without a bank account', () => {
    const payment = {
      ...BANK,
      accountHolder: 'x',
      iban: 'x',
      paymentTypeId: 14,
      paypalAccount: 'M@Example.org',
    }
    expect(sellerOf({ ...MARA, payment }).payment).toEqual({
      paymentTypeId: 14,
      paypalAccount: 'm@example.org',
    })
  })

  it.each<[string, Partial<SellerInput>, string, object?]>([
    ['email', { email: ' ' }, 'FIELD_REQUIRED'],
    ['email', { email: 'mara@example' }, 'EMAIL_FORMAT'],
    ['email', { email: 'mara@example.org\nBcc: all@example.org' }, 'EMAIL_FORMAT'],
    ['firstName', { firstName: '' }, 'FIELD_REQUIRED'],
    ['firstName', { firstName: null }, 'FIELD_REQUIRED'],
    ['firstName', { firstName: undefined }, 'FIELD_REQUIRED'],
    ['firstName', { firstName: '\u200b' }, 'FIELD_REQUIRED'],
    ['firstName', { firstName: '-' }, 'FIELD_CHARACTERS'],
    ['firstName', { firstName: 'x'.repeat(61) }, 'FIELD_TOO_LONG', { max: 60 }],
    ['lastName', { lastName: 'Mül\u0000ler' }, 'FIELD_CHARACTERS'],
    ['lastName', { lastName: '<b>Müller</b>' }, 'FIELD_CHARACTERS'],
    ['lastName', { lastName: 'Müller\nX' }, 'FIELD_CHARACTERS'],
    ['lastName', { lastName: 'M\ud800' }, 'FIELD_CHARACTERS'],
    ['street', { street: '' }, 'FIELD_REQUIRED'],
    ['street', { street: 'x'.repeat(61) }, 'FIELD_TOO_LONG', { max: 60 }],
    ['houseNumber', { houseNumber: '1'.repeat(11) }, 'FIELD_TOO_LONG', { max: 10 }],
    ['addressExtra', { addressExtra: 'x'.repeat(61) }, 'FIELD_TOO_LONG', { max: 60 }],
    ['addressExtra', { addressExtra: 'a\tb' }, 'FIELD_CHARACTERS'],
    ['zip', { zip: '' }, 'FIELD_REQUIRED'],
    ['zip', { zip: '1011' }, 'ZIP_FORMAT', { example: '10115' }],
    ['city', { city: '' }, 'FIELD_REQUIRED'],
    ['city', { city: 'x'.repeat(61) }, 'FIELD_TOO_LONG', { max: 60 }],
    ['country', { country: '' }, 'FIELD_REQUIRED'],
    ['country', { country: 'AT' }, 'COUNTRY_UNKNOWN'],
    ['country', { country: '__proto__' }, 'COUNTRY_UNKNOWN'],
    ['phone', { phone: '12' }, 'PHONE_FORMAT'],
    ['birthDate', { birthDate: '' }, 'FIELD_REQUIRED'],
    ['birthDate', { birthDate: '12/24/1985' }, 'BIRTH_DATE_FORMAT'],
    ['birthDate', { birthDate: '1985-02-30' }, 'BIRTH_DATE_FORMAT'],
    ['birthDate', { birthDate: '2026-11-16' }, 'BIRTH_DATE_FORMAT'],
    ['birthDate', { birthDate: '1905-11-15' }, 'BIRTH_DATE_FORMAT'],
    ['birthDate', { birthDate: '2008-11-16' }, 'BIRTH_DATE_UNDERAGE', { age: 18 }],
    ['payment.paymentTypeId', { payment: { ...BANK, paymentTypeId: 15 } }, 'PAYMENT_TYPE_UNKNOWN'],
    ['payment.accountHolder', { payment: { ...BANK, accountHolder: '' } }, 'FIELD_REQUIRED'],
    ['payment.accountHolder', { payment: { ...BANK, accountHolder: 'Paul Müller' } }, 'HOLDER_DIFFERS'],
    [
      'payment.accountHolder',
      { payment: { ...BANK, accountHolder: 'x'.repeat(141) } },
      'FIELD_TOO_LONG',
      { max: 140 },
    ],
    ['payment.iban', { payment: { ...BANK, iban: '' } }, 'FIELD_REQUIRED'],
    ['payment.iban', { payment: { ...BANK, iban: 'x' } }, 'IBAN_FORMAT'],
    ['payment.iban', { payment: { ...BANK, iban: 'DE88370400440532013000' } }, 'IBAN_CHECKSUM'],
    [
      'payment.iban',
      { payment: { ...BANK, iban: 'DE893704' } },
      'IBAN_LENGTH',
      { country: 'DE', length: 22 },
    ],
    ['payment.iban', { payment: { ...BANK, iban: 'US893704' } }, 'IBAN_COUNTRY', { country: 'US' }],
    ['payment.paypalAccount', { payment: { paymentTypeId: 14 } }, 'FIELD_REQUIRED'],
    ['payment.paypalAccount', { payment: { paymentTypeId: 14, paypalAccount: 'mara' } }, 'PAYPAL_FORMAT'],
    ['ownsDevices', { ownsDevices: false }, 'OWNERSHIP_REQUIRED'],
    ['acceptsTerms', { acceptsTerms: false }, 'TERMS_REQUIRED'],
  ])('gets a problem at %s for %j: %s', (field, input, key, params) => {
    expect(problemsOf(input)).toEqual([{ field, key, ...(params && { params }) }])
  })

  it('gets all problems at once, in the order of the form, one per field', () => {
    const empty = Object.fromEntries(Object.keys(MARA).map((field) => [field, '']))
    const input = { ...empty, payment: { paymentTypeId: 13 }, ownsDevices: false, acceptsTerms: false }
    expect(
      problemsOf(input)
        .map(({ field }) => field)
        .join(' '),
    ).toBe('email firstName lastName street zip city country birthDate payment.iban ownsDevices acceptsTerms')
  })

  it('is limited in characters, not bytes: sixty of any kind fit', () => {
    for (const character of ['x', 'ü', '𐐷'])
      expect(problemsOf({ city: character.repeat(60) }), character).toEqual([])
  })
})

describe('a business', () => {
  const rules = rulesOf('de', true)

  it('has a name and VAT id instead of a birth date', () => {
    const seller = sellerOf({ ...COMPANY, birthDate: '2020-01-01', vatId: 'de 136 695 976' }, rules)
    expect(seller).toMatchObject({
      companyName: 'Müller Handel GmbH',
      vatId: 'DE136695976',
      birthDate: null,
    })
    expect(sellerOf(seller, rules)).toEqual(seller)
  })

  it('may be paid to the company or to the person who sells for it', () => {
    for (const accountHolder of ['Müller Handel', 'Müller Handel GmbH', 'Mara Müller'])
      expect(problemsOf({ ...COMPANY, payment: { ...BANK, accountHolder } }, rules)).toEqual([])
    expect(problemsOf({ ...COMPANY, payment: { ...BANK, accountHolder: 'Paul Schmidt' } }, rules)).toEqual([
      { field: 'payment.accountHolder', key: 'HOLDER_DIFFERS' },
    ])
  })

  it.each([
    ['companyName', { companyName: '' }, 'FIELD_REQUIRED'],
    ['companyName', { companyName: 'x'.repeat(101) }, 'FIELD_TOO_LONG', { max: 100 }],
    ['vatId', { vatId: '' }, 'FIELD_REQUIRED'],
    ['vatId', { vatId: 'DE136695977' }, 'VAT_ID_FORMAT'],
    ['vatId', { vatId: 'ATU12345678' }, 'VAT_ID_FORMAT'],
  ])('gets a problem at %s for %j: %s', (field, input, key, params?: object) => {
    expect(problemsOf({ ...COMPANY, ...input }, rules)).toEqual([{ field, key, ...(params && { params }) }])
  })

  it('may use a company account, which a private seller may not', () => {
    expect(problemsOf(COMPANY).map(({ field }) => field)).toEqual(['birthDate', 'payment.accountHolder'])
  })
})

describe('each market', () => {
  it.each<[MarketId, Partial<SellerInput>]>([
    ['at', { country: 'AT', zip: '1010', phone: '0664 1234567', birthDate: '24.12.85' }],
    ['es', { country: 'ES', zip: '28013', phone: '612 345 678', birthDate: '24/12/1985' }],
    ['fr', { country: 'FR', zip: '75001', phone: '06 12 34 56 78', birthDate: '24/12/1985' }],
    ['it', { country: 'IT', zip: '00184', phone: '333 1234567', birthDate: '24/12/1985' }],
    ['pl', { country: 'PL', zip: '00-001', phone: '501 234 567', birthDate: '24/12/1985' }],
    ['en', { country: 'FI', zip: '00100', phone: '+358 40 1234567', birthDate: '24/12/1985' }],
  ])('%s accepts its own addresses, numbers and dates', (id, input) => {
    expect(sellerOf({ ...MARA, ...input }, rulesOf(id)).birthDate).toBe('1985-12-24')
  })

  it('offers its own payment types: no PayPal in Poland, but accounts without a country code', () => {
    const pl = { country: 'PL', zip: '00-001' }
    expect(
      problemsOf({ ...pl, payment: { paymentTypeId: 14, paypalAccount: 'a@example.org' } }, rulesOf('pl')),
    ).toEqual([{ field: 'payment.paymentTypeId', key: 'PAYMENT_TYPE_UNKNOWN' }])
    const payment = { ...BANK, iban: '61 1090 1014 0000 0712 1981 2874' }
    expect(sellerOf({ ...MARA, ...pl, payment }, rulesOf('pl')).payment).toMatchObject({
      iban: 'PL61109010140000071219812874',
    })
  })

  it('without a calling code needs international phone numbers', () => {
    const input = { ...MARA, phone: '030 123456', birthDate: '24/12/1985' }
    expect(problemsOf(input, rulesOf('en'))).toEqual([{ field: 'phone', key: 'PHONE_FORMAT' }])
  })
})

describe('whatever is typed', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Mara', '10115', 'DE', ''),
  )

  it('is a seller or a list of problems, never an error; a seller passes again unchanged', () => {
    const typed = fc.record({
      ...Object.fromEntries(Object.keys(MARA).map((field) => [field, fc.oneof(text, fc.constant(null))])),
      payment: fc.record({
        paymentTypeId: fc.integer(),
        accountHolder: text,
        iban: text,
        paypalAccount: text,
      }),
      ownsDevices: fc.boolean(),
      acceptsTerms: fc.boolean(),
    })
    // Replaces some fields of a valid seller, so that both results occur.
    const inputs = fc.tuple(typed, fc.subarray(Object.keys(MARA))).map(([fields, replaced]) => ({
      ...MARA,
      ...Object.fromEntries(Object.entries(fields).filter(([field]) => replaced.includes(field))),
    }))
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, isBusiness) => {
        const check = checkSeller(input, rulesOf('de', isBusiness))
        if (check.kind === 'seller')
          expect(sellerOf(check.seller, rulesOf('de', isBusiness))).toEqual(check.seller)
        else expect(new Set(check.problems.map(({ field }) => field)).size).toBe(check.problems.length)
      }),
      { numRuns: 300 },
    )
  })
})
