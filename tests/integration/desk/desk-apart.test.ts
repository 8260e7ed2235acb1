import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let desk: TestDesk
let customer: TestCustomer
let operator: TestOperator

beforeAll(async () => {
  store = await startSaleShop()
  desk = await startTestDesk({ db: store.db })
  desk.clock.nowMs = store.clock.nowMs
  customer = await createCustomer(store)
  operator = await desk.hire('inspector', 'second_inspector', 'payout', 'support')
})

afterAll(async () => {
  await desk.close()
  await store.close()
})

const OWN = '/api/customers/customers'

const askShop = async (path: string, headers: Record<string, string>) =>
  (await store.shop.get(MARKET_HOSTS.de, path, headers)).status

describe('shop and desk', () => {
  it('don’t accept each other’s tokens and sessions', async () => {
    const [cookie, bearer] = [await operator.startSession(), await operator.createToken()]
    const session = cookie.slice('desk_session='.length)
    expect(await askShop(OWN, { authorization: `Bearer ${customer.token}` })).toBe(200)
    for (const headers of [
      { authorization: `Bearer ${bearer}` },
      { authorization: `Bearer ${session}` },
      { cookie },
    ])
      expect(await askShop(OWN, headers)).toBe(401)
    for (const call of [{ bearer: customer.token }, { cookie: `desk_session=${customer.token}` }])
      expect((await desk.send('GET', '/desk/api/me', call)).statusCode).toBe(401)
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(200)
  })

  it('have no page in common', async () => {
    const cookie = await operator.startSession()
    for (const path of ['/desk', '/desk/sign-in', '/desk/api/me', '/desk/api/openapi.json'])
      expect({ path, status: await askShop(path, { cookie }) }).toEqual({ path, status: 404 })
    for (const path of [OWN, '/api/offers', '/cart', '/mailbox', '/metrics', '/builds/latest.json'])
      expect({ path, statusCode: (await desk.send('GET', path, { cookie })).statusCode }).toEqual({
        path,
        statusCode: 404,
      })
  })

  it.each([
    ['its name', (name: string) => name],
    ['the key under which the desk counts it', (name: string) => `DESK ${name}`],
  ])('don’t lock each other’s users out: someone guesses at %s', async (_, toUsername) => {
    const address = '192.0.2.77'
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const body = JSON.stringify({ username: toUsername(operator.name), password: 'x' })
    const statuses: number[] = []
    for (let guess = 0; guess < 8; guess += 1) {
      const call = { method: 'POST', headers, body }
      statuses.push((await store.shop.send(MARKET_HOSTS.de, '/api/account/login', call)).status)
    }
    expect(statuses).toContain(429)
    expect((await desk.signIn(operator.name, operator.password, { address })).statusCode).toBe(303)
  })
})
