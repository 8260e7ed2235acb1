import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import { startSaleShop } from '../support/sale-shop.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../support/shop-hosts.ts'
it('x', async () => {
  const store = await startSaleShop()
  const { rows } = await store.db.$client.query('select market, max(amount_in_cents) from base_price group by 1')
  console.log(rows)
  const offers = await store.storeOffers({ shopMode: 'b2bWidget', count: 200 })
  const r = await store.sale(WIDGET_HOST, 'de').post('/api/individual-offers', { lines: offers.map((o) => ({ ...o, quantity: 500 })), companyName: 'A GmbH', contactPerson: 'B C', email: 'a@example.org', phone: '', message: '' }, randomUUID())
  console.log(r.status, r.text)
  const sale = store.sale(MARKET_HOSTS.pl, 'pl')
  const many = await store.storeOffers({ market: 'pl', count: 500, priceInCents: 500_000 })
  const t = await sale.create(await sale.request(many, { lines: many.map((o) => ({ ...o, quantity: 10 })) }))
  console.log(t.status, t.text)
  // individual replay after expiry and other body
  const one = await store.storeOffers({ shopMode: 'b2bWidget' })
  const key = randomUUID()
  const body = (q: number, email='a@example.org') => ({ lines: one.map((o) => ({ ...o, quantity: q })), companyName: 'A GmbH', contactPerson: 'B C', email, phone: '', message: '' })
  const b = store.sale(WIDGET_HOST, 'de')
  console.log((await b.post('/api/individual-offers', body(1), key)).text, (await b.post('/api/individual-offers', body(2, 'z@example.org'), key)).text)
  store.clock.nowMs += 864e6
  console.log((await b.post('/api/individual-offers', body(1), key)).text)
  // renew duplicates
  const ex = await store.sale(MARKET_HOSTS.de,'de').offer(store.deviceId)
  store.clock.nowMs += 864e6
  console.log((await store.sale(MARKET_HOSTS.de,'de').post('/api/offers/renewals', { offerIds: [ex.offerId, ex.offerId] })).text)
  await store.close()
})
