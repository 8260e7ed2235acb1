import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { readRestForExport } from '#server/modules/customers/data-export.repository.ts'
import { findSuppression, suppressMailbox } from '#server/modules/suppressions/suppressions.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { createCustomer } from '../../support/customers.ts'
import { createWatchers } from '../../support/price-watchers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

const DE = MARKET_HOSTS.de

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

beforeEach(async () => {
  // A calm start: what earlier tests watch is compared already.
  await store.db.$client.query('delete from price_watch')
  await store.drain()
})

const {
  newEmail,
  buildRequest,
  request,
  postForm,
  mailsTo,
  findLink,
  watch,
  oneClick,
  startList,
  check,
  findRows,
} = createWatchers(() => store)

const readSubjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

describe.each(MARKET_IDS)('a price watch in %s', (market) => {
  it('is confirmed by mail, tells of the price once, and is over', async () => {
    const body = buildRequest({ amount: '6000' })
    const { status, text, headers } = await request(body, market)
    expect({ status, text, cacheControl: headers['cache-control'] }).toEqual({
      status: 202,
      text: '{"status":"ok"}',
      cacheControl: 'private, no-store',
    })
    const [confirmation] = await mailsTo(body.email)
    expect(confirmation?.subject).toContain('Apple iPhone 13')
    const path = await findLink(body.email, 'confirm')
    await check()
    expect(await mailsTo(body.email)).toHaveLength(1)
    expect((await postForm(path, {}, market)).headers.location).toBe(path)
    const page = await store.shop.get(MARKET_HOSTS[market], path)
    expect(page.status).toBe(200)

    await startList(market, 590_000)
    await check()
    expect(await mailsTo(body.email)).toHaveLength(1)
    await startList(market, 650_000)
    await check()
    await check()
    const [news, ...others] = await mailsTo(body.email)
    expect(others).toHaveLength(1)
    expect(news?.subject).toContain('Apple iPhone 13')
    expect(news?.text).toContain(buildPath(MARKETS[market], 'pdp', { pdp: 'apple-iphone-13' }))
    await startList(market, 700_000)
    await check()
    expect(await mailsTo(body.email)).toHaveLength(2)
    expect(await findRows(body.email)).toMatchObject([{ status: 'done' }])
  })
})

describe('asking for a price watch', () => {
  it.each([
    [{ amount: '' }, 'amount', 'FIELD_REQUIRED'],
    [{ amount: 'viel' }, 'amount', 'WATCH_AMOUNT'],
    [{ amount: '1' }, 'amount', 'WATCH_REACHED'],
    [{ email: 'nobody' }, 'email', 'EMAIL_FORMAT'],
  ])('with %j is refused', async (overrides, field, key) => {
    const { status, text } = await request(buildRequest(overrides))
    expect({ status, errors: JSON.parse(text).errors }).toEqual({
      status: 422,
      errors: [expect.objectContaining({ field, key })],
    })
  })

  it.each([{ kind: 'often' }, { deviceId: 0 }, { answers: { x: 1 } }, { priceInCents: 1 }, { email: null }])(
    'with %j is not understood',
    async (overrides) => {
      expect((await request({ ...buildRequest(), ...overrides })).status).toBe(400)
    },
  )

  it('for a device that we don’t buy is a 404', async () => {
    expect((await request(buildRequest({ deviceId: 2_000_000_000 }))).status).toBe(404)
  })

  it('works with a plain form', async () => {
    const email = newEmail()
    const fields = {
      device: String(store.deviceId),
      pdp: 'apple-iphone-13',
      search: '?storage=128&condition=4',
      kind: 'reached',
      amount: '9000',
      email,
    }
    const { status, headers } = await postForm('/price-watch', fields)
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: '/preisalarm/apple-iphone-13?storage=128&condition=4#requested',
    })
    expect(await mailsTo(email)).toHaveLength(1)
    const refused = await postForm('/price-watch', { ...fields, amount: '1' })
    expect(refused.headers.location).toBe('/preisalarm/apple-iphone-13?storage=128&condition=4#not-saved')
    const hostile = await postForm('/price-watch', { ...fields, pdp: '//evil.example' })
    expect(hostile.status).toBe(404)
    const foreign = await store.shop.send(DE, '/price-watch', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      body: new URLSearchParams(fields).toString(),
    })
    expect(foreign.status).toBe(403)
  })

  it('sends at most three mails a day to one address, and the answer does not reveal it', async () => {
    const body = buildRequest()
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await request(body)).status))
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(await mailsTo(body.email)).toHaveLength(3)
  })

  it('counts towards the budget of the mailbox', async () => {
    store.mailBudgets.areKept = true
    const name = newEmail().split('@')[0]
    for (let number = 0; number < 14; number += 1)
      await request(buildRequest({ email: `${name}+${number}@example.org` }))
    store.mailBudgets.areKept = false
    await store.drain()
    const mails = (await store.mailbox.list()).filter(({ to }) => to.startsWith(`${name}+`))
    expect(mails).toHaveLength(10)
  })

  it('in the business shop writes to a business', async () => {
    const body = buildRequest()
    await store.shop.send(WIDGET_HOST, '/api/price-watches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await mailsTo(body.email))[0]?.subject).toBe(
      'Bitte bestätigen Sie Ihren Preisalarm für Apple iPhone 13',
    )
  })
})

describe('confirming', () => {
  it('is not done by opening the link, however often mail scanners do that', async () => {
    const body = buildRequest()
    await request(body)
    const path = await findLink(body.email, 'confirm')
    for (let count = 0; count < 3; count += 1) expect((await store.shop.get(DE, path)).status).toBe(200)
    expect(await findRows(body.email)).toMatchObject([{ status: 'pending' }])
  })

  it('shows the address masked and no other data', async () => {
    const body = buildRequest()
    await request(body)
    const { text, headers } = await store.shop.get(
      DE,
      `${await findLink(body.email, 'confirm')}/_payload.json`,
    )
    expect(text).not.toContain(body.email)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('works for seven days; after that, and for an unknown link, the page says so with a 404', async () => {
    const body = buildRequest()
    await request(body)
    const path = await findLink(body.email, 'confirm')
    store.clock.nowMs += 7 * DAY_MS
    expect((await store.shop.get(DE, path)).status).toBe(404)
    await postForm(path)
    expect(await findRows(body.email)).toMatchObject([{ status: 'pending' }])
    await forgetLeftovers(store.db, store.clock.nowMs)
    expect(await findRows(body.email)).toEqual([])
    expect((await store.shop.get(DE, '/price-watch/confirm/f3b1c2d4e5a6978812345678')).status).toBe(404)
  })

  it('replaces the earlier watch of the same device, which works until then', async () => {
    const email = await watch({ amount: '9000' })
    await request(buildRequest({ email, amount: '8000' }))
    expect(await findRows(email)).toMatchObject([
      { status: 'active', target_in_cents: 900_000 },
      { status: 'pending', target_in_cents: 800_000 },
    ])
    await postForm(await findLink(email, 'confirm'))
    expect(await findRows(email)).toMatchObject([{ status: 'active', target_in_cents: 800_000 }])
  })

  it('twice changes nothing', async () => {
    const body = buildRequest()
    await request(body)
    const path = await findLink(body.email, 'confirm')
    await Promise.all([postForm(path), postForm(path), postForm(path)])
    expect(await findRows(body.email)).toMatchObject([{ status: 'active' }])
  })
})

describe('the price of one’s own device', () => {
  it('is told when it changes, at most once in seven days, and never twice', async () => {
    await startList('de', 200_000)
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    expect(await mailsTo(email)).toHaveLength(1)
    await startList('de', 210_000)
    await check()
    await check()
    expect(await readSubjects(email)).toHaveLength(2)
    expect((await mailsTo(email))[0]?.subject).toContain('mehr')
    // Two changes within the pause; the second one is told when it ends.
    store.clock.nowMs += DAY_MS
    await startList('de', 150_000)
    await check()
    await startList('de', 190_000)
    await check()
    expect(await mailsTo(email)).toHaveLength(2)
    store.clock.nowMs += 6 * DAY_MS
    await check()
    const [latest] = await mailsTo(email)
    expect(await mailsTo(email)).toHaveLength(3)
    expect(latest?.subject).toContain('weniger')
    await check()
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('is silent about changes of other sizes and markets', async () => {
    const email = await watch({ kind: 'changed', amount: '' })
    await startList('de', 333_000, 256)
    await startList('fr', 333_000)
    await check()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is told once by two workers at the same time', async () => {
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    await startList('de', 123_000)
    await Promise.all([check(), check(), check()])
    expect(await mailsTo(email)).toHaveLength(2)
  })
})

describe('ending', () => {
  it.each(['page', 'one click'])('by %s deletes everything, and no mail follows', async (way) => {
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    await startList('de', way === 'page' ? 111_000 : 112_000)
    await check()
    const path = await findLink(email, 'end')
    const [mail] = await mailsTo(email)
    expect((await store.shop.get(DE, path)).status).toBe(200)
    expect(await findRows(email)).toHaveLength(1)
    if (way === 'page') {
      const { status, headers } = await postForm(path)
      expect({ status, location: headers.location }).toEqual({ status: 303, location: `${path}#ended` })
    } else expect((await oneClick(path)).status).toBe(200)
    expect(mail).not.toBeUndefined()
    expect(await findRows(email)).toEqual([])
    store.clock.nowMs += 8 * DAY_MS
    await startList('de', 99_000)
    await check()
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('answers the same for an unknown link', async () => {
    expect((await oneClick('/price-watch/end/f3b1c2d4e5a6978812345678')).status).toBe(200)
    expect((await postForm('/price-watch/end/f3b1c2d4e5a6978812345678')).status).toBe(303)
  })

  it('keeps back a mail that was queued before', async () => {
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    await startList('de', 87_000)
    await check()
    await store.db.$client.query('delete from price_watch where email = $1', [email])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('comes by itself after a year', async () => {
    const email = await watch({ kind: 'changed', amount: '' })
    store.clock.nowMs += 365 * DAY_MS
    await startList('de', 86_000)
    await check()
    expect(await mailsTo(email)).toHaveLength(1)
    await forgetLeftovers(store.db, store.clock.nowMs)
    expect(await findRows(email)).toEqual([])
  })

  it('that is confirmed again lifts no complaint that came after it', async () => {
    const body = buildRequest()
    await request(body)
    const path = await findLink(body.email, 'confirm')
    await postForm(path)
    const { email } = body
    await suppressMailbox(store.db, store.secret, {
      email,
      reason: 'complaint',
      at: new Date(store.clock.nowMs),
    })
    await postForm(path)
    expect(await findSuppression(store.db, store.secret, email)).toBe('complaint')
  })

  it('follows a bounce or complaint: nothing is sent to that mailbox any more', async () => {
    const email = await watch({ kind: 'changed', amount: '' })
    await suppressMailbox(store.db, store.secret, {
      email,
      reason: 'complaint',
      at: new Date(store.clock.nowMs),
    })
    await startList('de', 85_000)
    await check()
    expect(await findRows(email)).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
    await request(buildRequest({ email }))
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('a customer', () => {
  it('takes watches along in the export, and leaves none behind', async () => {
    const customer = await createCustomer(store)
    await watch({ email: customer.email })
    const rest = await readRestForExport(store.db, customer)
    expect(rest).toMatchObject({
      priceWatches: [{ market: 'de', deviceId: store.deviceId, status: 'active', targetInCents: 900_000 }],
    })
    await customer.call('DELETE', '/api/customers/customers', {
      customerId: customer.customerId,
      customerIdentifier: String(customer.customerNumber),
    })
    expect(await findRows(customer.email)).toEqual([])
  })
})
