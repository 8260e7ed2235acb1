import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type CustomerKind,
  customerKinds,
  EMPTY_REGISTRATION,
  findProblems,
  toRegistration,
} from './registration-form.ts'

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

const fieldsOf = (change: Partial<typeof FILLED>, kind: CustomerKind = 'private') =>
  findProblems({ ...FILLED, ...change }, context(kind)).map(({ field, key }) => `${field} ${key}`)

describe('who may register', () => {
  it('is a private person everywhere, and a company where the market buys from companies', () => {
    const markets = MARKET_IDS.filter((id) => customerKinds('default', MARKETS[id]).includes('business'))
    expect(markets).toEqual(MARKET_IDS.filter((id) => MARKETS[id].flags.hasB2B))
    for (const id of MARKET_IDS) expect(customerKinds('default', MARKETS[id])[0]).toBe('private')
  })

  it('is a company only in the business widget, and none at a brand partner', () => {
    expect(customerKinds('b2bWidget', MARKETS.de)).toEqual(['business'])
    expect(customerKinds('agan', MARKETS.de)).toEqual(['private'])
  })
})

describe('the form of somebody new', () => {
  it.each(['private', 'business'] as const)('is good when all is filled in (%s)', (kind) => {
    expect(fieldsOf({}, kind)).toEqual([])
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
    expect(fieldsOf(change)).toEqual(problems)
  })

  it('does not look at a company that is not asked for, and does not send it', () => {
    expect(fieldsOf({ vatId: 'x' })).toEqual([])
    expect(toRegistration(FILLED, context('private')).company).toBeNull()
    expect(toRegistration(FILLED, context('business'))).toMatchObject({
      company: { companyName: 'Muster GmbH', vatId: 'DE136695976' },
      market: 'de',
    })
  })
})
