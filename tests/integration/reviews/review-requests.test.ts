import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { REVIEW_ASK_DAYS, REVIEW_ASK_UNTIL_DAYS } from '#domain/reviews/review-request.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { deleteDoneJobs } from '#server/modules/outbox/outbox.repository.ts'
import { askForReviews } from '#server/modules/reviews/ask-for-reviews.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { openAsRole } from '../../support/database.ts'
import { expectProperMails, expectText } from '../../support/expect-mails.ts'
import { advanceTo, createTestTrade, createTradeIn } from '../../support/inspected-trades.ts'
import { type MailedSellers, type MailedTrade, openMailedSellers } from '../../support/mailed-sellers.ts'
import { storeReview } from '../../support/reviewed-sales.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

const SOLD = '2026-11-16T10:00:00Z'
const SOLD_MS = Date.parse(SOLD)

/** A device's state, for how many days, and how many milliseconds less. */
type Settled = readonly [state: TradeState, days: number, lessMs?: number]

let sellers: MailedSellers

beforeAll(async () => {
  sellers = await openMailedSellers(SOLD)
})

afterAll(() => sellers.close())

// Labels and mails of the sales before: each test is about its own.
beforeEach(() => sellers.hand.db.$client.query('delete from outbox'))

/** The clock of the worker, with the worker's rights. */
function ask(nowMs: number): Promise<void> {
  sellers.at(new Date(nowMs).toISOString())
  return askForReviews(openAsRole(sellers.hand.db, 'worker'), nowMs)
}

/** A new sale, paid at once. */
async function sellPaid(market: (typeof MARKET_IDS)[number] = 'de'): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market)
  for (const key of trade.items) await advanceTo(sellers.hand, key, 'PAID')
  // The mails about the steps themselves are tested elsewhere.
  await trade.isSilentAfter(async () => undefined).catch(() => undefined)
  return trade
}

/** As if the worker died after recording whom it asks and before queueing the mail. */
const REFUSE_REQUESTS = `
  create or replace function refuse_requests() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$;
  create trigger refuse_requests before insert on outbox for each row
    when (new.work_key like 'REVIEW_REQUEST%') execute function refuse_requests()`

const dayAfterPayout = (days: number, moreMs = 0) => SOLD_MS + days * DAY_MS + 2 * HOUR_MS + moreMs

const countRequests = async ({ transactionId }: Pick<MailedTrade, 'transactionId'>) =>
  (await listMailJobs(sellers.hand.db, transactionId)).filter((mail) => mail === 'REVIEW_REQUEST').length

describe('the request for a review', () => {
  it.each(MARKET_IDS)(
    'reaches a seller in %s some days after the payout, with a link to the sale',
    async (market) => {
      const trade = await sellPaid(market)
      await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_DAYS - 1)))
      await trade.sendsAfter('request', () => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
      expectText(trade.mail('request'), CORRESPONDENCE[market].MAIL_REVIEW_BUTTON, trade.key)
      expectProperMails({ ...trade, names: () => ['request'] })
    },
  )

  it('is sent once, however often the clock runs', async () => {
    const trade = await sellPaid()
    await trade.sendsAfter('request', () => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
    for (let hour = 0; hour < 24; hour += 6)
      await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_DAYS, hour * HOUR_MS)))
  })

  it('is sent once, also after its job was forgotten', async () => {
    const trade = await sellPaid()
    await trade.sendsAfter('request', () => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
    await deleteDoneJobs(sellers.hand.db, dayAfterPayout(REVIEW_ASK_UNTIL_DAYS))
    expect(await countRequests(trade)).toBe(0)
    await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_UNTIL_DAYS - 1)))
  })

  it('is queued once by several workers at the same time', async () => {
    const trade = await sellPaid()
    await Promise.all([1, 2, 3, 4].map(() => ask(dayAfterPayout(REVIEW_ASK_DAYS))))
    expect(await countRequests(trade)).toBe(1)
  })

  it('is recorded if and only if its mail is queued', async () => {
    const trade = await sellPaid()
    const { $client } = sellers.hand.db
    await $client.query(REFUSE_REQUESTS)
    await expect(ask(dayAfterPayout(REVIEW_ASK_DAYS))).rejects.toThrow('killed')
    await $client.query('drop trigger refuse_requests on outbox')
    expect(await countRequests(trade)).toBe(0)
    await ask(dayAfterPayout(REVIEW_ASK_DAYS))
    expect(await countRequests(trade)).toBe(1)
  })

  it('does not follow a payout of long ago', async () => {
    const trade = await sellPaid()
    await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_UNTIL_DAYS)))
  })

  it.each(TRADE_STATES.filter((state) => state !== 'PAID'))(
    'is not sent for a sale that is %s',
    async (state) => {
      sellers.at(SOLD)
      const trade = await createTradeIn(sellers.hand, state, {
        seller: { email: `${state.toLowerCase()}@example.org` },
      })
      for (const days of [6, 10, 20]) await ask(dayAfterPayout(days))
      expect(await countRequests(trade)).toBe(0)
    },
  )

  it.each<[string, readonly Settled[], boolean]>([
    ['a moment too early', [['PAID', REVIEW_ASK_DAYS, 1]], false],
    ['some days after the payout', [['PAID', REVIEW_ASK_DAYS]], true],
    ['as long as the sale is remembered', [['PAID', REVIEW_ASK_UNTIL_DAYS, 1]], true],
    ['too late', [['PAID', REVIEW_ASK_UNTIL_DAYS]], false],
    [
      'before the last of two payouts is some days ago',
      [
        ['PAID', 20],
        ['PAID', 2],
      ],
      false,
    ],
    [
      'some days after the last of two payouts',
      [
        ['PAID', 20],
        ['PAID', 6],
      ],
      true,
    ],
    [
      'a device went back',
      [
        ['PAID', 10],
        ['RETURNED', 1],
      ],
      true,
    ],
    [
      'a device went back, and the payout was too long ago',
      [
        ['PAID', 31],
        ['RETURNED', 10],
      ],
      false,
    ],
    [
      'a device has a new offer',
      [
        ['PAID', 10],
        ['COUNTER_OFFERED', 10],
      ],
      false,
    ],
    [
      'a payout failed',
      [
        ['PAID', 10],
        ['PAYOUT_FAILED', 10],
      ],
      false,
    ],
    [
      'a device is on its way back',
      [
        ['PAID', 10],
        ['RETURN_SHIPPED', 10],
      ],
      false,
    ],
    [
      'a device is lost',
      [
        ['PAID', 10],
        ['LOST', 10],
      ],
      false,
    ],
    [
      'nothing was bought',
      [
        ['RETURNED', 10],
        ['RECYCLED', 10],
      ],
      false,
    ],
  ])('%s: %j is asked: %s', async (_, devices, isAsked) => {
    sellers.at(SOLD)
    const { transactionId } = await createTestTrade(sellers.hand, { deviceCount: devices.length })
    for (const [index, [state, days, lessMs = 0]] of devices.entries())
      await sellers.hand.db.$client.query(
        'update trade_item set state = $3, state_since = $4 where transaction_id = $1 and number = $2',
        [transactionId, index + 1, state, new Date(SOLD_MS - days * DAY_MS + lessMs)],
      )
    await ask(SOLD_MS)
    expect(await countRequests({ transactionId })).toBe(isAsked ? 1 : 0)
  })

  it('is not sent to a seller who has already written', async () => {
    const trade = await sellPaid()
    const at = new Date(SOLD_MS)
    const review = { market: 'de', stars: 4, sentence: 'Schnell bezahlt, alles gut.', at } as const
    await storeReview(sellers.hand.db, trade.transactionId, review)
    await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
  })

  it('is not sent when the seller writes before the mail goes out', async () => {
    const trade = await sellPaid()
    await trade.isSilentAfter(async () => {
      await ask(dayAfterPayout(REVIEW_ASK_DAYS))
      const at = new Date(SOLD_MS)
      const review = { market: 'de', stars: 4, sentence: 'Schnell bezahlt, alles gut.', at } as const
      await storeReview(sellers.hand.db, trade.transactionId, review)
    })
    expect(await countRequests(trade)).toBe(1)
  })

  it('is not sent to a seller who does not want to be asked', async () => {
    const trade = await sellPaid()
    await sellers.hand.db.$client.query(
      `insert into review_objection (email, objected_at)
       select email, $2 from trade_seller where transaction_id = $1`,
      [trade.transactionId, new Date(SOLD_MS)],
    )
    await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
  })

  it('is not sent for a frozen sale', async () => {
    const trade = await sellPaid()
    await freezeSale(sellers.hand.db, { transactionId: trade.transactionId, atMs: SOLD_MS })
    await trade.sendsAfter('frozen', async () => undefined)
    await trade.isSilentAfter(() => ask(dayAfterPayout(REVIEW_ASK_DAYS)))
  })
})
