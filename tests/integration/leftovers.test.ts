import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { type SaleShop, startSaleShop } from '../support/sale-shop.ts'
import { MARKET_HOSTS } from '../support/shop-hosts.ts'

const DAY_MS = 86_400_000

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const numbers = async () => {
  const { rows } = await store.db.$client.query<{ customers: number; offers: number }>(
    `select (select count(*)::integer from customer) as customers, (select count(*)::integer from offer) as offers`,
  )
  return rows[0]
}

it('guests and offers that came to nothing are forgotten in time, those of trades stay', async () => {
  const sale = store.sale(MARKET_HOSTS.de, 'de')
  await sale.trade(store.deviceId)
  await sale.guest()
  await sale.offer(store.deviceId)
  expect(await numbers()).toEqual({ customers: 2, offers: 2 })
  const start = store.clock.nowMs
  await forgetLeftovers(store.db, start + 6 * DAY_MS)
  expect(await numbers()).toEqual({ customers: 2, offers: 2 })
  await forgetLeftovers(store.db, start + 8 * DAY_MS)
  expect(await numbers()).toEqual({ customers: 1, offers: 2 })
  await forgetLeftovers(store.db, start + 98 * DAY_MS)
  expect(await numbers()).toEqual({ customers: 1, offers: 1 })
})
