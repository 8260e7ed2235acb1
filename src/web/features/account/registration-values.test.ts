import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { findRegistrationProblems } from './find-registration-problems.ts'
import {
  type CustomerKind,
  EMPTY_REGISTRATION,
  listCustomerKinds,
  type RegistrationValues,
  startRegistration,
  toRegistration,
} from './registration-values.ts'

const market = toPublicMarket(MARKETS.de)
const context = (kind: CustomerKind) => ({ kind, market, brand: 'Musterladen' })

const FILLED: RegistrationValues = {
  ...startRegistration(market),
  email: 'maria@example.org',
  password: 'neun grüne Igel im Regen',
  firstName: 'Maria',
  lastName: 'Schmidt',
  companyName: 'Muster GmbH',
  vatId: 'DE136695976',
}

const listProblems = (change: Partial<RegistrationValues>, kind: CustomerKind = 'private') =>
  findRegistrationProblems({ ...FILLED, ...change }, context(kind)).map(({ field, key }) => `${field} ${key}`)

describe('who may register', () => {
  it('is a private person everywhere, and a company where the market buys from companies', () => {
    const markets = MARKET_IDS.filter((id) => listCustomerKinds('default', MARKETS[id]).includes('business'))
    expect(markets).toEqual(MARKET_IDS.filter((id) => MARKETS[id].flags.hasB2B))
    for (const id of MARKET_IDS) expect(listCustomerKinds('default', MARKETS[id])[0]).toBe('private')
  })

  it('is a company only in the business widget, and none at a brand partner', () => {
    expect(listCustomerKinds('b2bWidget', MARKETS.de)).toEqual(['business'])
    expect(listCustomerKinds('agan', MARKETS.de)).toEqual(['private'])
  })
})

describe('the registration form', () => {
  it.each(['private', 'business'] as const)('has no problems when all is filled in (%s)', (kind) => {
    expect(listProblems({}, kind)).toEqual([])
  })

  it('asks for everything that it shows, and names the fields as it does', () => {
    const empty = (kind: CustomerKind) =>
      findRegistrationProblems(startRegistration(market), context(kind)).map(({ field }) => field)
    expect(empty('private').toSorted()).toEqual(['email', 'firstName', 'lastName', 'password'])
    expect(empty('business').toSorted()).toEqual(Object.keys(EMPTY_REGISTRATION).toSorted())
  })

  it.each([
    [{ password: 'kurz' }, ['password PASSWORD_TOO_SHORT']],
    [{ password: 'maria schmidt' }, ['password PASSWORD_PERSONAL']],
    [{ password: 'musterladen 1' }, ['password PASSWORD_PERSONAL']],
    [{ email: 'maria' }, ['email EMAIL_FORMAT']],
  ])('says what is wrong with %o', (change, problems) => {
    expect(listProblems(change)).toEqual(problems)
  })

  it('neither checks nor sends a company that is not asked for', () => {
    expect(listProblems({ vatId: 'x' })).toEqual([])
    expect(toRegistration(FILLED, context('private')).company).toBeNull()
    expect(toRegistration(FILLED, context('business'))).toMatchObject({
      company: { companyName: 'Muster GmbH', vatId: 'DE136695976' },
      market: 'de',
    })
  })
})

const ADDRESS = { hasAddress: true, street: 'Hauptstraße 1a', zip: '10115', city: 'Berlin' }
const BANK = { hasPayment: true, iban: 'DE89 3704 0044 0532 0130 00' }
const PURSE = { hasPayment: true, paymentTypeId: 14, paypalAccount: 'maria@example.net' }

describe('address and payout account', () => {
  it('are neither checked nor sent unless someone opens them', () => {
    const closed = { ...ADDRESS, ...BANK, hasAddress: false, hasPayment: false, zip: 'x', iban: 'x' }
    expect(listProblems(closed)).toEqual([])
    expect(toRegistration({ ...FILLED, ...closed }, context('private'))).toMatchObject({
      address: null,
      payment: null,
    })
  })

  it('are sent in one go with the rest', () => {
    expect(toRegistration({ ...FILLED, ...ADDRESS, ...BANK }, context('private'))).toMatchObject({
      address: { street: 'Hauptstraße 1a', houseNumber: '', zip: '10115', city: 'Berlin', country: 'DE' },
      payment: { paymentTypeId: 13, iban: BANK.iban, accountHolder: 'Maria Schmidt' },
    })
    expect(toRegistration({ ...FILLED, ...PURSE }, context('private')).payment).toEqual({
      paymentTypeId: 14,
      paypalAccount: 'maria@example.net',
    })
  })

  it('belong to the company where one registers', () => {
    expect(toRegistration({ ...FILLED, ...BANK }, context('business')).payment).toMatchObject({
      accountHolder: 'Muster GmbH',
    })
  })

  it.each<[string, Partial<RegistrationValues>, string[]]>([
    [
      'an open address',
      { hasAddress: true },
      ['street FIELD_REQUIRED', 'zip FIELD_REQUIRED', 'city FIELD_REQUIRED'],
    ],
    ['a postcode of another country', { ...ADDRESS, zip: '1234' }, ['zip ZIP_FORMAT']],
    ['an open account', { hasPayment: true }, ['iban FIELD_REQUIRED']],
    ['a mistyped account', { ...BANK, iban: 'DE88 3704 0044 0532 0130 00' }, ['iban IBAN_CHECKSUM']],
    [
      'an account of someone else',
      { ...BANK, accountHolder: 'Paul Muster' },
      ['accountHolder HOLDER_DIFFERS'],
    ],
    ['a purse without an address', { ...PURSE, paypalAccount: 'x' }, ['paypalAccount PAYPAL_FORMAT']],
  ])('are checked as in the account: %s', (_, change, problems) => {
    expect(listProblems(change)).toEqual(problems)
  })
})
