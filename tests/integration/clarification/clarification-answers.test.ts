import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { answersPath, clarificationCasePath, createAskedSeller } from '../../support/asked-cases.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { everything, rowsOf } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let seller: ReturnType<typeof createAskedSeller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  seller = createAskedSeller(store)
})

afterAll(() => store.close())

describe('an answer', () => {
  it.each([
    ['ACCEPT', 'ACCEPTED'],
    ['RETURN', 'RETURN_PENDING'],
    ['RECYCLE', 'RECYCLED'],
    ['APPEAL', 'APPEALED'],
  ] as const)('%s brings the device to %s', async (given, state) => {
    const asked = await seller.ask()
    const { status, text, headers } = await seller.answer(asked, given)
    const answered = { answer: given, by: 'customer', at: new Date(store.clock.nowMs).toISOString() }
    expect([status, JSON.parse(text), headers['cache-control']]).toEqual([200, answered, 'private, no-store'])
    expect(await seller.stateOf(asked)).toBe(state)
    expect((await seller.readView(asked)).answered).toEqual(answered)
    const event = (await rowsOf(store.db, asked.item).events()).at(-1)
    expect([event?.actor, event?.data?.clarificationId]).toEqual(['customer', asked.clarificationId])
  })

  it.each([
    ['DONE', 'IN_INSPECTION'],
    ['RETURN', 'RETURN_PENDING'],
  ] as const)('%s to something to do brings the device to %s', async (given, state) => {
    const asked = await seller.ask('ACTION_REQUIRED')
    expect((await seller.answer(asked, given)).status).toBe(200)
    expect(await seller.stateOf(asked)).toBe(state)
  })

  it('about a damaged battery is taken also after its time, because nothing else ends the question', async () => {
    const asked = await seller.ask('COUNTER_OFFERED', { found: { answers: { PH_SWOLLEN: ['YES'] } } })
    const before = store.clock.nowMs
    store.clock.nowMs = daysAfter(before, 20)
    const view = await seller.readView(asked)
    expect([view.isHazardous, view.answers.map(({ answer }) => answer)]).toEqual([
      true,
      ['RECYCLE', 'APPEAL'],
    ])
    expect((await seller.answer(asked, 'RECYCLE')).status).toBe(200)
    store.clock.nowMs = before
    expect(await seller.stateOf(asked)).toBe('RECYCLED')
  })

  it('is given once: the second time says when and what it was', async () => {
    const asked = await seller.ask()
    await seller.answer(asked, 'RETURN')
    const before = await everything(store.db)
    const again = await seller.answer(asked, 'ACCEPT')
    const at = new Date(store.clock.nowMs).toISOString()
    expect([again.status, JSON.parse(again.text)]).toMatchObject([
      409,
      { id: 'CASE_ANSWERED', errors: [{ params: { answer: 'RETURN', by: 'customer', at } }] },
    ])
    expect(await everything(store.db)).toEqual(before)
  })

  it('is one of those that the question offers', async () => {
    const [asked, other] = [await seller.ask(), await seller.ask()]
    const locked = await seller.ask('ACTION_REQUIRED')
    const foreign = [other.offers.ACCEPT, locked.offers.DONE, crypto.randomUUID()]
    for (const offerId of foreign) {
      const { status, text } = await seller.post(answersPath(asked), { offerId })
      expect([status, JSON.parse(text).errors]).toEqual([422, [{ field: 'offerId', key: 'OFFER_UNKNOWN' }]])
    }
    const malformed = [{}, { offerId: 'x' }, { offerId: asked.offers.ACCEPT, price: 1 }, null, []]
    for (const body of malformed) expect((await seller.post(answersPath(asked), body)).status).toBe(400)
    expect(await seller.stateOf(asked)).toBe('COUNTER_OFFERED')
  })

  it('counts also in capital letters, as some programs copy it', async () => {
    const asked = await seller.ask()
    const { status } = await seller.post(answersPath(asked), { offerId: asked.offers.ACCEPT?.toUpperCase() })
    expect(status).toBe(200)
  })

  it('comes too late when the time is over, even before the clock has noticed', async () => {
    const asked = await seller.ask()
    const before = await everything(store.db)
    store.clock.nowMs = daysAfter(NOW_MS, 14)
    const { status, text } = await seller.answer(asked, 'ACCEPT')
    const view = await seller.readView(asked)
    store.clock.nowMs = NOW_MS
    expect([status, JSON.parse(text).id, view.answers, view.answered]).toEqual([
      410,
      'CASE_EXPIRED',
      [],
      null,
    ])
    expect(await everything(store.db)).toEqual(before)
  })

  it('is one, whatever several tabs say at the same time', async () => {
    const asked = await seller.ask()
    const given = ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'ACCEPT', 'RETURN'] as const
    const answers = await Promise.all(given.map((name) => seller.answer(asked, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await seller.readView(asked)).answered?.answer).toBe(given[winner])
    const events = await rowsOf(store.db, asked.item).events()
    expect(events.filter(({ from }) => from === 'COUNTER_OFFERED')).toHaveLength(1)
  })

  it('leaves nothing behind when something fails on the way', async () => {
    const asked = await seller.ask()
    await store.db.$client.query(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger fail_once before insert on purchase_register for each row execute function fail_once()`)
    const before = await everything(store.db)
    const failed = await seller.answer(asked, 'ACCEPT')
    await store.db.$client.query('drop trigger fail_once on purchase_register; drop function fail_once')
    expect([failed.status, await everything(store.db)]).toEqual([500, before])
    expect((await seller.answer(asked, 'ACCEPT')).status).toBe(200)
  })
})

describe('an answer without script', () => {
  it('is a form, and leads back to the page, which says what was answered', async () => {
    const asked = await seller.ask()
    const { status, headers } = await seller.postForm(asked, asked.offers.ACCEPT)
    expect([status, headers.location, await seller.stateOf(asked)]).toEqual([
      303,
      clarificationCasePath(asked),
      'ACCEPTED',
    ])
    const again = await seller.postForm(asked, asked.offers.RETURN)
    expect([again.status, again.headers.location, await seller.stateOf(asked)]).toEqual([
      303,
      clarificationCasePath(asked),
      'ACCEPTED',
    ])
  })

  it('of a link that does not fit leads to the page that says so', async () => {
    const asked = await seller.ask()
    const wrong = { ...asked, id: 'B'.repeat(22) }
    const { status, headers } = await seller.postForm(wrong, asked.offers.ACCEPT)
    expect([status, headers.location]).toEqual([303, clarificationCasePath(wrong)])
    expect((await store.shop.get(HOST, headers.location ?? '')).status).toBe(404)
  })

  it('is only ever posted: asking for its address decides nothing', async () => {
    const asked = await seller.ask()
    const path = `${answersPath(asked)}?offerId=${asked.offers.ACCEPT}`
    expect((await store.shop.get(HOST, path)).status).toBe(404)
    expect(await seller.stateOf(asked)).toBe('COUNTER_OFFERED')
  })
})

describe('a link that does not fit', () => {
  it('answers nothing', async () => {
    const [asked, other] = [await seller.ask(), await seller.ask()]
    const before = await everything(store.db)
    const { offerId } = { offerId: asked.offers.ACCEPT }
    const statuses = [
      (await seller.post(answersPath({ ...asked, id: other.id }), { offerId })).status,
      (await seller.post(answersPath({ ...asked, trade: other.trade }), { offerId })).status,
      (await seller.post(answersPath({ ...asked, id: 'short' }), { offerId })).status,
    ]
    expect(statuses).toEqual([404, 404, 400])
    expect(await everything(store.db)).toEqual(before)
  })
})
