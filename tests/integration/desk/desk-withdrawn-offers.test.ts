import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { createOffersService, type OffersService } from '#server/modules/offers/offers.service.ts'
import { runPriceDrafts } from '#server/modules/price-drafts/run-price-drafts.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { openAsRole } from '../../support/database.ts'
import { createTestTrade } from '../../support/inspected-trades.ts'
import { type PriceDesk, startPriceDesk } from '../../support/price-desk.ts'
import { BEST_PHONE_ANSWERS, findDeviceId } from '../../support/sales.ts'

const SHOP = { market: 'de', shopMode: 'default' } as const
const CALLER = { address: '', customerId: null }
const PHONE = 'iPhone 13'

let prices: PriceDesk
let offers: OffersService
let draft: number

beforeAll(async () => {
  prices = await startPriceDesk()
  const { ruleSets } = createQuestions(DATA_FOLDER)
  offers = createOffersService({ ...prices.hand, ruleSets, takeQuota: async () => undefined })
})

afterAll(() => prices.close())

/** A wrong price is live. */
beforeEach(async () => {
  draft = await prices.draft([`Apple;${PHONE};256;31000`])
  await prices.approve(prices.peter, draft)
  await prices.start(draft)
  await prices.work()
})

const requestOffer = async (storageGb: number) => {
  const answers = Object.fromEntries(
    Object.entries(BEST_PHONE_ANSWERS).map(([code, given]) => [code, [...given]]),
  )
  const deviceId = await findDeviceId(prices.desk.db, 'apple-iphone-13')
  return offers.create(SHOP, CALLER, { deviceId, storageGb, conditionId: 4, answers })
}

const renew = async (offerId: string) => (await offers.renew(SHOP, CALLER, [offerId]))[0]

/** Puts the earlier prices back, and takes the offers back that were made meanwhile. */
async function withdraw(): Promise<void> {
  prices.desk.clock.nowMs += 1_000
  await prices.undo(draft)
  await prices.work()
  await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
  await prices.work()
}

const listJobs = async () =>
  (
    await prices.desk.db.execute<{ mail: string }>(
      sql`select data ->> 'mail' as mail from outbox where topic = 'OFFER_MAIL' order by id`,
    )
  ).rows.map(({ mail }) => mail)

/** A company asks for an individual offer for these. */
const insertRequest = (offerIds: readonly string[], totalInCents: number) =>
  prices.desk.db.execute(sql`
    insert into individual_offer_request (idempotency_key, request_hash, market, shop_mode, company_name, contact_person,
      email, phone, message, lines, total_in_cents, currency, created_at)
    values (${randomUUID()}, '\\x00', 'de', 'default', 'Muster GmbH', 'Zofia', 'zofia@example.org', null, '',
      ${JSON.stringify(offerIds.map((offerId) => ({ offerId, quantity: 1 })))}::jsonb, ${totalInCents}, 'EUR',
      ${new Date(prices.desk.clock.nowMs)})`)

describe('offers made from a wrong list', () => {
  it('stay until the list is undone: a new offer would have the wrong price again', async () => {
    const refused = await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
    expect({ status: refused.statusCode, id: refused.json().id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    await withdraw()
  })

  it('are withdrawn, and the cart gets today’s price with the reason', async () => {
    const { offerId, priceInCents } = await requestOffer(256)
    expect(priceInCents).toBeGreaterThan(2_000_000)
    await withdraw()
    const renewal = await renew(offerId)
    expect(renewal).toMatchObject({ status: 'renewed', isWithdrawn: true })
    expect(renewal?.line?.priceInCents).toBeLessThan(50_000)
    expect(await prices.show(draft)).toMatchObject({ state: 'withdrawn', withdrawnCount: 1, mailedCount: 0 })
  })

  it('are withdrawn as well where undoing a later draft had put the wrong price back', async () => {
    const later = await prices.draft([`Apple;${PHONE};256;31500`])
    await prices.approve(prices.peter, later)
    await prices.start(later)
    await prices.work()
    await prices.approveUndo(prices.peter, later)
    await prices.undo(later)
    await prices.work()
    const { offerId } = await requestOffer(256)
    await withdraw()
    expect(await renew(offerId)).toMatchObject({ status: 'renewed', isWithdrawn: true })
  })

  it('stay where the same price was set again after the undo', async () => {
    await prices.undo(draft)
    await prices.work()
    const usual = await prices.price('de', PHONE, 256)
    for (const price of [31_000, 31_500]) {
      const again = await prices.draft([`Apple;${PHONE};256;${price}`])
      await prices.approve(prices.peter, again)
      await prices.start(again)
      await prices.work()
      if (price === 31_000) continue
      await prices.approveUndo(prices.peter, again)
      await prices.undo(again)
      await prices.work()
    }
    const { offerId } = await requestOffer(256)
    const right = await prices.draft([`Apple;${PHONE};256;${usual}`])
    await prices.approve(prices.peter, right)
    await prices.start(right)
    await prices.work()
    await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
    await prices.work()
    expect(await renew(offerId)).toMatchObject({ isWithdrawn: false })
  })

  it('are withdrawn with their mails: a worker that dies in a batch has done nothing of it', async () => {
    const { offerId, priceInCents } = await requestOffer(256)
    await insertRequest([offerId], priceInCents)
    prices.desk.clock.nowMs += 1_000
    await prices.undo(draft)
    await prices.work()
    await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
    const before = await listJobs()
    const { $client } = prices.desk.db
    await $client.query(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
      create trigger die before update of withdrawn_after on price_draft for each row execute function die()`)
    await expect(prices.work()).rejects.toThrow()
    await $client.query('drop trigger die on price_draft')
    expect([await prices.show(draft), await listJobs()]).toMatchObject([
      { withdrawnCount: 0, mailedCount: 0 },
      before,
    ])
    prices.desk.clock.nowMs += MINUTE_MS
    await prices.work()
    expect(await prices.show(draft)).toMatchObject({ state: 'withdrawn', withdrawnCount: 1, mailedCount: 1 })
  })

  it('of one company are withdrawn together, with one mail in the first batch', async () => {
    const made = [await requestOffer(256), await requestOffer(256)]
    await insertRequest(
      made.map(({ offerId }) => offerId),
      made[0]?.priceInCents ?? 0,
    )
    prices.desk.clock.nowMs += 1_000
    await prices.undo(draft)
    await prices.work()
    await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
    const worker = { db: openAsRole(prices.desk.db, 'worker'), now: () => prices.desk.clock.nowMs }
    await runPriceDrafts({ ...worker, batch: { devices: 1, offers: 1 } })
    expect(await prices.show(draft)).toMatchObject({
      state: 'withdrawing',
      withdrawnCount: 2,
      mailedCount: 1,
    })
    await prices.work()
  })

  it('are withdrawn in batches', async () => {
    for (let count = 0; count < 3; count++) await requestOffer(256)
    prices.desk.clock.nowMs += 1_000
    await prices.undo(draft)
    await prices.work()
    await prices.paula.send('POST', `/price-drafts/${draft}/withdrawal`)
    const worker = { db: openAsRole(prices.desk.db, 'worker'), now: () => prices.desk.clock.nowMs }
    await runPriceDrafts({ ...worker, batch: { devices: 1, offers: 2 } })
    expect(await prices.show(draft)).toMatchObject({ state: 'withdrawing', withdrawnCount: 2, totalCount: 1 })
    await prices.work()
    expect(await prices.show(draft)).toMatchObject({ state: 'withdrawn', withdrawnCount: 3, doneCount: 1 })
  })

  it('for a price that wasn’t wrong stay valid', async () => {
    const { offerId } = await requestOffer(128)
    await withdraw()
    expect(await renew(offerId)).toMatchObject({ status: 'valid', isWithdrawn: false })
  })

  it('that are sold keep their price', async () => {
    const { transactionId } = await createTestTrade(prices.hand, { declared: { storageGb: 256 } })
    const readSold = async () =>
      (
        await prices.desk.db.execute<{ price: number; withdrawn: boolean }>(sql`
          select item.price_in_cents as price, offer.withdrawn_at is not null as withdrawn
          from trade_item as item join offer on offer.id = item.offer_id where transaction_id = ${transactionId}`)
      ).rows[0]
    const before = await readSold()
    await withdraw()
    expect(await readSold()).toEqual({ price: before?.price, withdrawn: false })
  })

  it('in the request of a company are a reason to write to it', async () => {
    const { offerId, priceInCents } = await requestOffer(256)
    await insertRequest([offerId], priceInCents)
    const before = await listJobs()
    await withdraw()
    expect(await listJobs()).toEqual([...before, 'REQUEST_WITHDRAWN'])
  })
})

describe('the figures beside a price', () => {
  it('say how many offers were sold', async () => {
    const read = async () => {
      const device = await findDeviceId(prices.desk.db, 'apple-iphone-13')
      return (await prices.paula.send('GET', `/price-figures?market=de&device=${device}`)).json()
    }
    const before = await read()
    await requestOffer(128)
    await createTestTrade(prices.hand, { deviceCount: 2 })
    expect(await read()).toEqual({
      ...before,
      offerCount: before.offerCount + 2,
      soldCount: before.soldCount + 1,
      deviceCount: before.deviceCount + 2,
    })
  })
})
