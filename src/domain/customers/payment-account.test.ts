import { describe, expect, it } from 'vitest'
import {
  maskAccount,
  type PaymentAccountInput,
  readSellerPayout,
  type SavedPayout,
  type SellerPayoutRules,
} from '#domain/customers/payment-account.ts'
import { checkSeller } from '#domain/customers/seller.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'

const BANK: SavedPayout = {
  paymentId: 'bank-1',
  paymentTypeId: 13,
  accountHolder: 'MUELLER, MARA',
  maskedAccount: 'DE89 •••• •••• 3000',
}

const PURSE: SavedPayout = {
  paymentId: 'purse-1',
  paymentTypeId: 14,
  accountHolder: 'Mara Müller',
  maskedAccount: 'm•••@example.org',
}

const MARA = { firstName: 'Mara', lastName: 'Müller', companyName: null }

const RULES: SellerPayoutRules = {
  paymentTypes: [BANK_TRANSFER, PAYPAL],
  owner: MARA,
  savedPayouts: [BANK, PURSE],
}

/** The account of a reading, or what is wrong with it. */
function read(input: PaymentAccountInput, rules: Partial<SellerPayoutRules> = {}) {
  const { account, readings } = readSellerPayout(input, { ...RULES, ...rules })
  const problems = Object.entries(readings).flatMap(([field, { problem }]) =>
    problem ? [`${field} ${problem.key}`] : [],
  )
  return problems.length > 0 ? problems : account
}

describe('a saved account', () => {
  it.each([BANK, PURSE])('is used as saved, without its number: %o', (saved) => {
    const { paymentId, paymentTypeId } = saved
    expect(read({ paymentId, paymentTypeId })).toEqual(saved)
    expect(maskAccount(saved)).toBe(saved.maskedAccount)
  })

  it('is used, whatever else was typed', () => {
    expect(read({ paymentId: 'bank-1', paymentTypeId: 13, iban: 'x', accountHolder: 'Paul' })).toEqual(BANK)
  })

  it.each<[string, PaymentAccountInput]>([
    ['that nobody has', { paymentId: 'bank-2', paymentTypeId: 13 }],
    ['of the other kind', { paymentId: 'purse-1', paymentTypeId: 13 }],
    ['that is only nearly it', { paymentId: ' bank-1', paymentTypeId: 13 }],
  ])('%s is unknown', (_, input) => {
    expect(read(input)).toEqual(['payment.paymentId PAYMENT_UNKNOWN'])
  })

  it('is unknown to a guest', () => {
    const input = { paymentId: 'bank-1', paymentTypeId: 13 }
    expect(read(input, { savedPayouts: [] })).toEqual(['payment.paymentId PAYMENT_UNKNOWN'])
  })

  it('is not available in a market without that payment type', () => {
    const input = { paymentId: 'purse-1', paymentTypeId: 14 }
    const rules = { ...RULES, paymentTypes: [BANK_TRANSFER] }
    expect(read(input, rules)).toEqual(['payment.paymentTypeId PAYMENT_TYPE_UNKNOWN'])
  })

  it.each([BANK, PURSE])('must be the seller’s own: %o', ({ paymentId, paymentTypeId }) => {
    const owner = { firstName: 'Paul', lastName: 'Schmidt', companyName: null }
    expect(read({ paymentId, paymentTypeId }, { owner })).toEqual(['payment.paymentId HOLDER_DIFFERS'])
  })

  it('may be the company’s', () => {
    const saved = { ...BANK, accountHolder: 'Muster Technik' }
    const owner = { firstName: 'Paul', lastName: 'Schmidt', companyName: 'Muster Technik GmbH' }
    const input = { paymentId: 'bank-1', paymentTypeId: 13 }
    expect(read(input, { owner, savedPayouts: [saved] })).toEqual(saved)
  })

  it('is not compared with a missing name', () => {
    expect(read({ paymentId: 'bank-1', paymentTypeId: 13 }, { owner: 'unnamed' })).toEqual(BANK)
  })
})

describe('a typed account', () => {
  const typed = { paymentTypeId: 13, iban: 'DE02120300000000202051', accountHolder: '' }

  it('follows from the name, so that a missing name is the only problem', () => {
    expect(read(typed, { owner: 'unnamed' })).toMatchObject({ accountHolder: '' })
  })

  it('needs its holder where the name is known to the server alone', () => {
    expect(read(typed, { owner: 'hidden' })).toEqual(['payment.accountHolder FIELD_REQUIRED'])
  })

  it('is not compared with a name that only the server knows', () => {
    const account = { ...typed, accountHolder: 'Paul Schmidt' }
    expect(read(account, { owner: 'hidden' })).toEqual(account)
  })

  it.each(['', null, undefined])('is used if the saved account is %j', (paymentId) => {
    const iban = 'DE02 1203 0000 0000 2020 51'
    const typed = read({ paymentId, paymentTypeId: 13, iban, accountHolder: 'Mara Müller' })
    expect(typed).toEqual({
      paymentTypeId: 13,
      accountHolder: 'Mara Müller',
      iban: 'DE02120300000000202051',
    })
  })

  it('is masked, too', () => {
    const holder = { accountHolder: 'Mara Müller' }
    const bank = { paymentTypeId: 13, iban: 'DE02120300000000202051', ...holder } as const
    expect(maskAccount(bank)).toBe('DE02 •••• •••• 2051')
    expect(maskAccount({ paymentTypeId: 14, paypalAccount: 'mara@example.org' })).toBe('m•••@example.org')
  })
})

describe('a seller with a saved account', () => {
  const input = {
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
    ownsDevices: true,
    acceptsTerms: true,
    payment: { paymentId: 'bank-1', paymentTypeId: 13 },
  }
  const rules = {
    market: toPublicMarket(MARKETS.de),
    isBusiness: false,
    savedPayouts: [BANK],
    today: { year: 2026, month: 11, day: 15 },
  }

  it('is paid to it, and stays unchanged in a second check', () => {
    const first = checkSeller(input, rules)
    if (first.kind === 'problems') throw new Error(JSON.stringify(first.problems))
    expect(first.seller.payment).toEqual(BANK)
    expect(checkSeller(first.seller, rules)).toEqual(first)
  })

  it('gets a problem at the saved account if it has another name', () => {
    const problems = [{ field: 'payment.paymentId', key: 'HOLDER_DIFFERS' }]
    expect(checkSeller({ ...input, firstName: 'Paul' }, rules)).toEqual({ kind: 'problems', problems })
  })

  it('gets one problem for a missing name', () => {
    const problems = [{ field: 'lastName', key: 'FIELD_REQUIRED' }]
    expect(checkSeller({ ...input, lastName: '' }, rules)).toEqual({ kind: 'problems', problems })
  })

  it('has none as a guest', () => {
    const { savedPayouts: _, ...guest } = rules
    const problems = [{ field: 'payment.paymentId', key: 'PAYMENT_UNKNOWN' }]
    expect(checkSeller(input, guest)).toEqual({ kind: 'problems', problems })
  })
})
