import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import { checkSeller } from '#domain/customers/seller.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  chooseSavedAccount,
  type Draft,
  EMPTY_DRAFT,
  getAccountHolder,
  hasTypedAccount,
  readDraft,
  toSellerInput,
} from './draft.ts'

const FILLED: Draft = {
  ...EMPTY_DRAFT,
  email: 'maria@example.org',
  firstName: 'Maria',
  lastName: 'Schmidt',
  street: 'Lindenstraße 7a',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  birthDate: '23.04.1990',
  iban: 'DE89 3704 0044 0532 0130 00',
  customer: { customerNumber: 20_000_001, key: 'l4_Zk-9aTqW0xYbC1dEfGh' },
  idempotencyKey: '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11',
}

const SAVED: SavedPayout = {
  paymentId: 'bank-1',
  paymentTypeId: 13,
  accountHolder: 'Maria Schmidt',
  maskedAccount: 'DE89 •••• •••• 3000',
} as const

describe('a form that the tab has stored', () => {
  it('comes back as it was left', () => {
    const acceptRule = { minShareBp: 9_000, otherwise: 'RETURN' as const }
    const others = { accountHolder: '', paymentTypeId: 14, isAccountTyped: true, acceptRule }
    for (const draft of [EMPTY_DRAFT, FILLED, { ...FILLED, ...others }])
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['a number', 14],
    ['a list', ['maria@example.org']],
    ['fields of other kinds', { email: 3, zip: null, birthDate: {}, iban: ['DE89'], accountHolder: 7 }],
    ['an unknown payment type', { paymentTypeId: 99 }],
    ['a payment type as a text', { paymentTypeId: '14' }],
    ['a choice of accounts that is none', { isAccountTyped: 'yes' }],
    ['half a rule for counter-offers', { acceptRule: { minShareBp: 9_000 } }],
    ['a share that nobody can choose', { acceptRule: { minShareBp: 100, otherwise: 'ASK' } }],
    ['half a customer', { customer: { customerNumber: 20_000_001 } }],
    ['a customer number that is none', { customer: { customerNumber: '20000001', key: 'x' } }],
    ['a key of a sale that is none', { idempotencyKey: 12 }],
    ['a key of a sale that the server would refuse', { idempotencyKey: 'again' }],
  ])('is empty when the tab holds %s', (_, stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_DRAFT)
  })

  it('holds no more than the server accepts, and no unknown fields', () => {
    const draft = readDraft({ email: 'a'.repeat(5_000), password: 'secret' })
    expect({ emailCount: draft.email.length, keys: Object.keys(draft) }).toEqual({
      emailCount: 300,
      keys: Object.keys(EMPTY_DRAFT),
    })
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const draft = readDraft(stored)
        expect(Object.keys(draft).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort())
        expect(readDraft(draft)).toEqual(draft)
      }),
    )
  })

  it('never breaks the page when a field holds anything', () => {
    const stored = fc.record(
      Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, fc.anything()])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(stored, (kept) => {
        const input = toSellerInput(readDraft(kept))
        expect([13, 14]).toContain(input.payment.paymentTypeId)
        expect(typeof input.email).toBe('string')
      }),
    )
  })
})

describe('the account holder', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['is the seller', {}, 'Maria Schmidt'],
    ['is the company, where there is one', { companyName: ' Lindner GmbH ' }, 'Lindner GmbH'],
    ['is not a company of blanks', { companyName: '  ' }, 'Maria Schmidt'],
    ['is as much of the name as is known', { lastName: '' }, 'Maria'],
    ['is nobody as long as no name is known', { firstName: '', lastName: '' }, ''],
    ['is the name that was typed', { accountHolder: 'M. Schmidt' }, 'M. Schmidt'],
    ['stays empty once it was emptied', { accountHolder: '' }, ''],
    [
      'is the name that was typed, also for a company',
      { accountHolder: 'X', companyName: 'Lindner GmbH' },
      'X',
    ],
  ])('%s', (_, change, holder) => {
    expect(getAccountHolder({ ...FILLED, ...change })).toBe(holder)
  })
})

describe('the choice of the saved account', () => {
  it.each([13, 14])('forgets what was typed instead of it, and nothing else (%i)', (paymentTypeId) => {
    const typed = { ...FILLED, paypalAccount: 'maria@example.org', isAccountTyped: true, paymentTypeId }
    const chosen = { ...typed, ...chooseSavedAccount(typed) }
    expect(hasTypedAccount(typed, paymentTypeId)).toEqual(true)
    expect(hasTypedAccount(chosen, paymentTypeId)).toEqual(false)
    const field = paymentTypeId === 13 ? 'iban' : 'paypalAccount'
    expect(chosen).toEqual({ ...typed, isAccountTyped: false, [field]: '' })
  })

  it('never falls back to another account when the saved one is gone', () => {
    const chosen = { ...FILLED, ...chooseSavedAccount(FILLED) }
    expect(toSellerInput(chosen, []).payment.iban).toBe('')
  })
})

describe('what is sent of the form', () => {
  it('is every field as typed, and the account beside them', () => {
    const { customer: _, idempotencyKey: __, accountId: ____, isAccountTyped: _____, ...typed } = FILLED
    const { iban, paypalAccount, paymentTypeId, accountHolder: ___, acceptRule: ______, ...rest } = typed
    const { savesDetails: _______, province: ________, ...texts } = rest
    expect(toSellerInput(FILLED)).toEqual({
      ...texts,
      houseNumber: '',
      payment: { iban, paypalAccount, paymentTypeId, accountHolder: 'Maria Schmidt' },
      ownsDevices: true,
      acceptsTerms: true,
    })
  })

  it('has the province of Italy behind the town, and none elsewhere', () => {
    const roma = { ...FILLED, city: 'Roma', province: 'RM' }
    expect(toSellerInput({ ...roma, country: 'IT' }).city).toBe('Roma (RM)')
    expect(toSellerInput({ ...roma, country: 'DE' }).city).toBe('Roma')
  })

  it('holds neither the customer’s key nor the key of the sale', () => {
    const sent = JSON.stringify(toSellerInput(FILLED))
    expect(sent).not.toContain('l4_Zk-9aTqW0xYbC1dEfGh')
    expect(sent).not.toContain(FILLED.idempotencyKey)
  })

  it('names a saved account instead of a number, however much was typed before', () => {
    const { payment } = toSellerInput(FILLED, [SAVED])
    expect(payment).toEqual({
      paymentTypeId: 13,
      paymentId: 'bank-1',
      iban: '',
      paypalAccount: '',
      accountHolder: '',
    })
  })

  it.each<[string, Partial<Draft>]>([
    ['another account was chosen', { isAccountTyped: true }],
    ['none of the chosen kind is saved', { paymentTypeId: 14, paypalAccount: 'maria@example.org' }],
  ])('is the account as typed when %s', (_, change) => {
    const draft = { ...FILLED, ...change }
    expect(toSellerInput(draft, [SAVED])).toEqual(toSellerInput(draft))
    expect(toSellerInput(draft).payment).not.toHaveProperty('paymentId')
  })

  it('is a seller by the rules of the shop', () => {
    const rules = { market: toPublicMarket(MARKETS.de), isBusiness: false }
    const today = { year: 2026, month: 11, day: 15 }
    expect(checkSeller(toSellerInput(FILLED), { ...rules, today }).kind).toBe('seller')
  })
})
