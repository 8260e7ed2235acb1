import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type CustomerKind,
  EMPTY_REGISTRATION,
  findProblems,
  listCustomerKinds,
  toRegistration,
} from './registration-values.ts'

const market = toPublicMarket(MARKETS.de)
const context = (kind: CustomerKind) => ({ kind, market, brand: 'Musterladen' })

const FILLED = {
  email: 'maria@example.org',
  password: 'neun grüne Igel im Regen',
  firstName: 'Maria',
  lastName: 'Schmidt',
  companyName: 'Muster GmbH',
  vatId: 'DE136695976',
}

const listProblems = (change: Partial<typeof FILLED>, kind: CustomerKind = 'private') =>
  findProblems({ ...FILLED, ...change }, context(kind)).map(({ field, key }) => `${field} ${key}`)

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
      findProblems(EMPTY_REGISTRATION, context(kind)).map(({ field }) => field)
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
