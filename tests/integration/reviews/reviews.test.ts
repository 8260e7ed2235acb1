import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MIN_REVIEWS } from '#domain/reviews/review-figures.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { listenToCacheVersions } from '#server/db/cache-versions.ts'
import { deriveSaleKey } from '#server/modules/trades/trade-link.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer } from '../../support/customers.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { createReviewers, storeReview } from '../../support/reviewed-sales.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { moveThrough, PAID_PATH } from '../../support/trade-events.ts'

const REVIEW = { stars: 4, sentence: 'Bezahlt wie angeboten, nur das Warten war lang.' } as const

let store: SaleShop
let reviewers: ReturnType<typeof createReviewers>

beforeAll(async () => {
  store = await startSaleShop()
  reviewers = createReviewers(store)
})

afterAll(() => store.close())

describe('a seller’s review', () => {
  it('is written on the page of a paid sale and waits to be read', async () => {
    const sale = await reviewers.sellPaid()
    expect((await reviewers.view(sale)).canReview).toBe(true)
    const { status, text, headers } = await reviewers.write(sale, REVIEW)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    })
    expect(JSON.parse(text)).toMatchObject({
      canReview: false,
      review: { ...REVIEW, state: 'waiting', hideReason: null },
    })
  })

  it('is the same when it is sent twice', async () => {
    const sale = await reviewers.sellPaid()
    const answers = await Promise.all([reviewers.write(sale, REVIEW), reviewers.write(sale, REVIEW)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('cannot be followed by another one', async () => {
    const sale = await reviewers.sellPaid()
    await reviewers.write(sale, REVIEW)
    const { status, text } = await reviewers.write(sale, { ...REVIEW, stars: 5 })
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    expect((await reviewers.view(sale)).review?.stars).toBe(4)
  })

  it('can be withdrawn, and is gone then', async () => {
    const sale = await reviewers.sellPaid()
    await reviewers.write(sale, REVIEW)
    const answers = [await reviewers.withdraw(sale), await reviewers.withdraw(sale)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reviewers.view(sale)).toMatchObject({ canReview: true, review: null })
    const { rowCount } = await store.db.$client.query('select from review where transaction_id = $1', [
      sale.transactionId,
    ])
    expect(rowCount).toBe(0)
  })

  it('needs a paid device', async () => {
    const sale = await createTradeIn(toTradeHand(store), 'PAYOUT_PENDING')
    expect((await reviewers.view(sale)).canReview).toBe(false)
    expect((await reviewers.write(sale, REVIEW)).status).toBe(409)
  })

  it('is about the kind of the paid device, not of one that went back', async () => {
    const sale = await reviewers.sellPaid()
    await reviewers.write(sale, REVIEW)
    const { rows } = await store.db.$client.query(
      'select category_id, market from review where transaction_id = $1',
      [sale.transactionId],
    )
    expect(rows).toEqual([{ category_id: 'phones', market: 'de' }])
  })

  it('is neither shown to nor written by someone who may only read the sale', async () => {
    const sale = await reviewers.sellPaid()
    await reviewers.write(sale, REVIEW)
    const { transactionId, tradeNumber } = sale
    const key = deriveSaleKey(store.secret, { transactionId, keyVersion: 1 }, 'read')
    const reader = { tradeNumber, key }
    expect(await reviewers.view(reader)).toMatchObject({ access: 'read', canReview: false, review: null })
    expect((await reviewers.write(reader, REVIEW)).status).toBe(404)
    expect((await reviewers.withdraw(reader)).status).toBe(404)
    expect((await reviewers.object(reader)).status).toBe(404)
  })

  it.each([
    ['no stars', { ...REVIEW, stars: 0 }, [{ field: 'stars', key: 'STARS_REQUIRED' }]],
    ['no sentence', { ...REVIEW, sentence: ' ' }, [{ field: 'sentence', key: 'FIELD_REQUIRED' }]],
  ])('with %s is refused', async (_, body, errors) => {
    const { status, text } = await reviewers.write(await reviewers.sellPaid(), body)
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 422, id: 'INVALID_FIELDS', errors })
  })

  it('ends the requests for the sale’s mailbox when the seller says so', async () => {
    const sale = await reviewers.sellPaid({ seller: { email: 'no.more@example.org' } })
    const answers = [await reviewers.object(sale), await reviewers.object(sale)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const { rows } = await store.db.$client.query(
      "select email from review_objection where email like 'no.more%'",
    )
    expect(rows).toEqual([{ email: 'no.more@example.org' }])
  })
})

describe('the database', () => {
  it('does not let the shop publish a review', async () => {
    const { rows } = await store.db.$client.query<{ role: string; may: boolean }>(`
      select role, has_column_privilege(role, 'review', 'state', 'insert, update') as may
      from (select rolname as role from pg_roles where rolname like '%web%' or rolname like '%worker%') as roles`)
    expect(rows.filter(({ may }) => may)).toEqual([])
  })

  it('does not let the desk read stars', async () => {
    const { rows } = await store.db.$client.query<{ may: boolean }>(`
      select has_column_privilege(rolname, 'review', 'stars', 'select') as may from pg_roles where rolname like '%desk%'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ may }) => may)).toEqual([])
  })
})

describe('the public', () => {
  /** Published reviews of a market, with these stars. */
  async function publish(market: (typeof MARKET_IDS)[number], ...stars: readonly number[]) {
    for (const [index, each] of stars.entries()) {
      const { transactionId } = await reviewers.sellPaid({ market })
      const sentence = `Review ${index + 1} of ${market}.`
      await storeReview(store.db, transactionId, {
        market,
        stars: each,
        sentence,
        at: new Date(store.clock.nowMs),
      })
    }
  }

  beforeAll(async () => {
    await store.db.$client.query('delete from review')
  })

  it('sees nothing of nine reviews on the home page, and nothing that says so', async () => {
    await publish('de', 5, 5, 5, 5, 5, 5, 5, 5, 4)
    const { extras } = await reviewers.readPage('home', 'de')
    expect({ seal: extras.seal, reviews: extras.reviews }).toEqual({ seal: null, reviews: null })
    const { text } = await store.shop.get(MARKET_HOSTS.de, '/')
    for (const key of ['REVIEWS', 'REVIEWS_ALL', 'REVIEWS_HIDDEN_NONE'] as const)
      expect(text).not.toContain(MESSAGES.de[key])
    expect(text).not.toContain('<blockquote')
  })

  it('sees nine reviews on the fairness page, without an average', async () => {
    const { reviews } = await reviewers.readPage('fairness', 'de')
    expect(reviews.figures).toEqual({
      count: 9,
      averageInTenths: null,
      waiting: 0,
      hidden: [],
      hiddenLater: 0,
    })
    expect(reviews.reviews).toHaveLength(9)
  })

  it('sees ten, with the average of all of them and what is hidden', async () => {
    await publish('de', 1)
    const at = new Date(store.clock.nowMs)
    const hidden = {
      market: 'de',
      stars: 1,
      sentence: 'You fools, all of you.',
      at,
      state: 'hidden',
    } as const
    for (const hideReason of ['INSULT', 'INSULT', 'ADVERTISING'] as const)
      await storeReview(store.db, (await reviewers.sellPaid()).transactionId, { ...hidden, hideReason })
    const waiting = { ...hidden, state: 'waiting', sentence: 'Nobody has read this yet.' } as const
    await storeReview(store.db, (await reviewers.sellPaid()).transactionId, waiting)
    const { extras } = await reviewers.readPage('home', 'de')
    expect(extras.seal).toEqual({ averageInTenths: 45, count: MIN_REVIEWS })
    expect(extras.reviews?.figures).toEqual({
      count: 10,
      averageInTenths: 45,
      waiting: 1,
      hidden: [
        { reason: 'INSULT', count: 2 },
        { reason: 'ADVERTISING', count: 1 },
      ],
      hiddenLater: 0,
    })
    expect(extras.reviews?.reviews).toHaveLength(8)
    // The newest comes first, whatever its stars.
    expect(extras.reviews?.reviews[0]).toEqual({
      stars: 1,
      sentence: 'Review 1 of de.',
      month: '2026-11',
      category: 'Handys',
    })
  })

  it('reads them in the page, without script, and nothing that is hidden', async () => {
    await store.shop.app.drop('reviews')
    const { text } = await store.shop.get(MARKET_HOSTS.de, '/')
    expect(text).toContain('Review 1 of de.')
    expect(text).toContain('3 Bewertungen sind ausgeblendet: Beleidigung (2), Werbung (1).')
    for (const unpublished of ['You fools', 'Nobody has read this yet'])
      expect(text).not.toContain(unpublished)
  })

  it('sees no rating as structured data: no shop may rate itself there', async () => {
    const { text } = await store.shop.get(MARKET_HOSTS.de, '/')
    expect(text).not.toMatch(/aggregateRating|"Review"/)
  })

  it.each(MARKET_IDS.filter((id) => !MARKETS[id].flags.ratingSlider))(
    'sees no slider in %s, but its reviews on the fairness page',
    async (market) => {
      await publish(market, 3)
      const { extras } = await reviewers.readPage('home', market)
      expect({ seal: extras.seal, reviews: extras.reviews }).toEqual({ seal: null, reviews: null })
      const { reviews } = await reviewers.readPage('fairness', market)
      expect(reviews.reviews.map(({ sentence }) => sentence)).toEqual([`Review 1 of ${market}.`])
      const path = buildPath(MARKETS[market], 'fairness')
      const { text } = await store.shop.get(MARKET_HOSTS[market], path)
      expect(text).toContain(MESSAGES[market].REVIEWS_HIDDEN_NONE)
    },
  )

  it('turns pages of twenty, and search engines list the first', async () => {
    await publish('de', ...Array.from({ length: 12 }, () => 5))
    const second = await reviewers.readPage('fairness', 'de', '?reviews=2')
    expect({
      page: second.reviews.page,
      pages: second.reviews.pageCount,
      shown: second.reviews.reviews.length,
    }).toEqual({
      page: 2,
      pages: 2,
      shown: 2,
    })
    const behind = await reviewers.readPage('fairness', 'de', '?reviews=400')
    expect(behind.reviews.page).toBe(2)
    const { text } = await store.shop.get(MARKET_HOSTS.de, '/fairness?reviews=2')
    expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/fairness">/)
  })

  it('stops seeing a review at once when it is withdrawn', async () => {
    const notified: string[] = []
    const { rows } = await store.db.$client.query<{ name: string }>('select current_database() as name')
    const url = new URL(store.db.$client.options.connectionString ?? '')
    url.pathname = `/${rows[0]?.name}`
    const listener = await listenToCacheVersions({
      url: url.href,
      db: store.db,
      onChange: (scope) => notified.push(scope),
      onError: () => undefined,
    })
    const sale = await reviewers.sellPaid()
    await reviewers.write(sale, REVIEW)
    await reviewers.withdraw(sale)
    await expect.poll(() => notified).toEqual(['reviews', 'reviews'])
    await listener.stop()
  })
})

describe('a customer who leaves', () => {
  it('takes the review along and sees it in the data export', async () => {
    // Labels and mails of the sales before.
    await store.db.$client.query('delete from outbox')
    const customer = await createCustomer(store)
    const seller = buildSeller('de', { email: customer.email })
    const sale: Trade = JSON.parse((await customer.sell({ seller })).text)
    await store.drain()
    await moveThrough(store.db, sale, { states: PAID_PATH, fromMs: store.clock.nowMs })
    await reviewers.write(sale, REVIEW)
    await reviewers.object(sale)
    const archive = unzipSync((await customer.call('GET', '/api/customers/data_export')).bytes)
    const data = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))
    expect(data.trades[0].review).toMatchObject({ ...REVIEW, state: 'waiting' })
    expect(data.refusesReviewRequestsSince).not.toBeNull()
    const { customerId, customerNumber } = customer
    await customer.call('DELETE', '/api/customers/customers', {
      customerId,
      customerIdentifier: String(customerNumber),
    })
    const { rows } = await store.db.$client.query(
      `select (select count(*)::integer from review where transaction_id = $1) as reviews,
        (select count(*)::integer from review_objection where email = $2) as objections`,
      [sale.transactionId, customer.email],
    )
    expect(rows).toEqual([{ reviews: 0, objections: 0 }])
  })
})

it('a review goes with the mail address of its seller', async () => {
  const sale = await reviewers.sellPaid({ seller: { email: 'old.times@example.org' } })
  await reviewers.write(sale, REVIEW)
  await reviewers.object(sale)
  const count = async () => {
    const { rows } = await store.db.$client.query(
      `select (select count(*)::integer from review where transaction_id = $1) as reviews,
        (select count(*)::integer from review_objection where email = 'old.times@example.org') as objections`,
      [sale.transactionId],
    )
    return rows[0]
  }
  await forgetPeople(store.db, Date.parse('2029-12-31T00:00:00Z'))
  expect(await count()).toEqual({ reviews: 1, objections: 1 })
  await forgetPeople(store.db, Date.parse('2030-01-02T00:00:00Z'))
  expect(await count()).toEqual({ reviews: 0, objections: 0 })
})
