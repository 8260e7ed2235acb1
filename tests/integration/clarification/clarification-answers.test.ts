import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/trades/trade-clock.ts'
import {
  buildAnswersPath,
  buildClarificationPath,
  createClarificationSeller,
} from '../../support/clarification-seller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { readEverything, readItemRows } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let seller: ReturnType<typeof createClarificationSeller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  seller = createClarificationSeller(store)
})

afterAll(() => store.close())

describe('an answer', () => {
  it.each([
    ['ACCEPT', 'ACCEPTED'],
    ['RETURN', 'RETURN_PENDING'],
    ['RECYCLE', 'RECYCLED'],
    ['APPEAL', 'APPEALED'],
  ] as const)('%s brings the device to %s', async (given, state) => {
    const asked = await seller.openClarification()
    const { status, text, headers } = await seller.answer(asked, given)
    const answered = { answer: given, by: 'customer', at: new Date(store.clock.nowMs).toISOString() }
    expect({ status, parse: JSON.parse(text), cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      parse: answered,
      cacheControl: 'private, no-store',
    })
    expect(await seller.readState(asked)).toBe(state)
    expect((await seller.readView(asked)).answered).toEqual(answered)
    const event = (await readItemRows(store.db, asked.item).events()).at(-1)
    expect({ actor: event?.actor, clarificationId: event?.data?.clarificationId }).toEqual({
      actor: 'customer',
      clarificationId: asked.clarificationId,
    })
  })

  it.each([
    ['DONE', 'IN_INSPECTION'],
    ['RETURN', 'RETURN_PENDING'],
  ] as const)('%s to something to do brings the device to %s', async (given, state) => {
    const asked = await seller.openClarification('ACTION_REQUIRED')
    expect((await seller.answer(asked, given)).status).toBe(200)
    expect(await seller.readState(asked)).toBe(state)
  })

  it('about a damaged battery is taken also after its time, because nothing else ends the question', async () => {
    const asked = await seller.openClarification('COUNTER_OFFERED', {
      found: { answers: { PH_SWOLLEN: ['YES'] } },
    })
    const before = store.clock.nowMs
    store.clock.nowMs = addDays(before, 20)
    const view = await seller.readView(asked)
    expect({ isHazardous: view.isHazardous, answers: view.answers.map(({ answer }) => answer) }).toEqual({
      isHazardous: true,
      answers: ['RECYCLE', 'APPEAL'],
    })
    expect((await seller.answer(asked, 'RECYCLE')).status).toBe(200)
    store.clock.nowMs = before
    expect(await seller.readState(asked)).toBe('RECYCLED')
  })

  it('is given once: the second time says when and what it was', async () => {
    const asked = await seller.openClarification()
    await seller.answer(asked, 'RETURN')
    const before = await readEverything(store.db)
    const again = await seller.answer(asked, 'ACCEPT')
    const at = new Date(store.clock.nowMs).toISOString()
    expect({ status: again.status, parse: JSON.parse(again.text) }).toMatchObject({
      status: 409,
      parse: { id: 'CLARIFICATION_ANSWERED', errors: [{ params: { answer: 'RETURN', by: 'customer', at } }] },
    })
    expect(await readEverything(store.db)).toEqual(before)
  })

  it('is one of those that the question offers', async () => {
    const [asked, other] = [await seller.openClarification(), await seller.openClarification()]
    const locked = await seller.openClarification('ACTION_REQUIRED')
    const visited = await seller.visit(asked)
    const foreign = [other.offers.ACCEPT, locked.offers.DONE, crypto.randomUUID()]
    for (const offerId of foreign) {
      const { status, text } = await seller.post(visited, { offerId })
      expect({ status, errors: JSON.parse(text).errors }).toEqual({
        status: 422,
        errors: [{ field: 'offerId', key: 'OFFER_UNKNOWN' }],
      })
    }
    const malformed = [{}, { offerId: 'x' }, { offerId: asked.offers.ACCEPT, price: 1 }, null, []]
    for (const body of malformed) expect((await seller.post(visited, body)).status).toBe(400)
    expect(await seller.readState(asked)).toBe('COUNTER_OFFERED')
  })

  it('counts also in capital letters, as some programs copy it', async () => {
    const asked = await seller.openClarification()
    const { status } = await seller.post(await seller.visit(asked), {
      offerId: asked.offers.ACCEPT?.toUpperCase(),
    })
    expect(status).toBe(200)
  })

  it('comes too late when the time is over, even before the clock has noticed', async () => {
    const asked = await seller.openClarification()
    const before = await readEverything(store.db)
    store.clock.nowMs = addDays(NOW_MS, 14)
    const { status, text } = await seller.answer(asked, 'ACCEPT')
    const view = await seller.readView(asked)
    store.clock.nowMs = NOW_MS
    expect({ status, id: JSON.parse(text).id, answers: view.answers, answered: view.answered }).toEqual({
      status: 410,
      id: 'CLARIFICATION_EXPIRED',
      answers: [],
      answered: null,
    })
    expect(await readEverything(store.db)).toEqual(before)
  })

  it('is one, whatever several tabs say at the same time', async () => {
    const asked = await seller.openClarification()
    const given = ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'ACCEPT', 'RETURN'] as const
    const answers = await Promise.all(given.map((name) => seller.answer(asked, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await seller.readView(asked)).answered?.answer).toBe(given[winner])
    const events = await readItemRows(store.db, asked.item).events()
    expect(events.filter(({ from }) => from === 'COUNTER_OFFERED')).toHaveLength(1)
  })

  it('leaves nothing behind when something fails on the way', async () => {
    const asked = await seller.openClarification()
    await store.db.$client.query(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger fail_once before insert on purchase_register for each row execute function fail_once()`)
    const before = await readEverything(store.db)
    const failed = await seller.answer(asked, 'ACCEPT')
    await store.db.$client.query('drop trigger fail_once on purchase_register; drop function fail_once')
    expect({ status: failed.status, everything: await readEverything(store.db) }).toEqual({
      status: 500,
      everything: before,
    })
    expect((await seller.answer(asked, 'ACCEPT')).status).toBe(200)
  })
})

describe('an answer without script', () => {
  it('is a form, and leads back to the page, which says what was answered', async () => {
    const asked = await seller.openClarification()
    const visited = await seller.visit(asked)
    const { status, headers } = await seller.postForm(visited, asked.offers.ACCEPT)
    expect({ status, location: headers.location, state: await seller.readState(asked) }).toEqual({
      status: 303,
      location: buildClarificationPath(visited),
      state: 'ACCEPTED',
    })
    const again = await seller.postForm(visited, asked.offers.RETURN)
    expect({
      status: again.status,
      location: again.headers.location,
      state: await seller.readState(asked),
    }).toEqual({ status: 303, location: buildClarificationPath(visited), state: 'ACCEPTED' })
  })

  it('of a link that does not fit leads to the page that says so', async () => {
    const asked = await seller.openClarification()
    const wrong = await seller.visit({ ...asked, id: 'B'.repeat(22) })
    const { status, headers } = await seller.postForm(wrong, asked.offers.ACCEPT)
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: buildClarificationPath(wrong),
    })
    expect((await store.shop.get(HOST, headers.location ?? '')).status).toBe(404)
  })

  it('is only ever posted: asking for its address decides nothing', async () => {
    const asked = await seller.openClarification()
    const path = `${buildAnswersPath(asked)}?offerId=${asked.offers.ACCEPT}`
    expect((await store.shop.get(HOST, path)).status).toBe(404)
    expect(await seller.readState(asked)).toBe('COUNTER_OFFERED')
  })
})

describe('a link that does not fit', () => {
  it('answers nothing', async () => {
    const asked = await seller.visit(await seller.openClarification())
    const other = await seller.visit(await seller.openClarification())
    const before = await readEverything(store.db)
    const offerId = asked.offers.ACCEPT
    const statuses = [
      (await seller.post({ ...asked, id: other.id }, { offerId })).status,
      (await seller.post({ ...asked, trade: other.trade }, { offerId })).status,
      (await seller.post({ ...asked, id: 'short' }, { offerId })).status,
    ]
    expect(statuses).toEqual([404, 404, 400])
    expect(await readEverything(store.db)).toEqual(before)
  })
})
