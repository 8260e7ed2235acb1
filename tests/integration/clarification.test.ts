import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClarificationView } from '#contracts/clarification.ts'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { CaseAnswer } from '#domain/clarification/case-answers.ts'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { layoutFor } from '#domain/routing/layout.ts'
import { buildMatchPath, buildPath } from '#domain/routing/path.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  findNewestCase,
  happen,
  type MadeCase,
  makeTradeIn,
  type TradeHand,
} from '../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../support/shop-hosts.ts'
import type { Answer } from '../support/test-shop.ts'
import { everything, rowsOf } from '../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

const CLARIFICATION_ROUTES = [
  ...(['clarification', 'clarificationLegacy'] as const),
  ...(['clarificationQuickAnswer', 'clarificationQuickAnswerLegacy'] as const),
]

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  hand = { db: store.db, secret: store.secret, now: () => store.clock.nowMs }
})

afterAll(() => store.close())

interface Asked extends MadeCase {
  readonly item: ItemKey
}

async function ask(
  state: 'COUNTER_OFFERED' | 'ACTION_REQUIRED' = 'COUNTER_OFFERED',
  facts: Parameters<typeof makeTradeIn>[2] = {},
): Promise<Asked> {
  const { item } = await makeTradeIn(hand, state, facts)
  return { ...(await findNewestCase(hand, item)), item }
}

const pathOf = ({ id, trade }: MadeCase) => buildPath(MARKETS.de, 'clarification', { id, trade })

const quickPath = ({ id, trade }: MadeCase, offerid: string) =>
  buildPath(MARKETS.de, 'clarificationQuickAnswer', { id, trade, offerid })

const readPayload = async (path: string, host = HOST) => {
  const answer = await store.shop.get(host, `${path}/_payload.json`)
  const payload: PagePayload<'clarification'> = JSON.parse(answer.text)
  return { ...answer, payload }
}

const readView = async (asked: MadeCase): Promise<ClarificationView> =>
  (await readPayload(pathOf(asked))).payload.data.view

const apiPath = ({ id, trade }: MadeCase, below = '/answers') => `/api/clarification/${id}/${trade}${below}`

const post = (path: string, body: unknown): Promise<Answer> =>
  store.shop.send(HOST, path, {
    ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  })

const answer = (asked: MadeCase, given: CaseAnswer) => post(apiPath(asked), { offerId: asked.offers[given] })

const postForm = (asked: MadeCase, offerId = '') =>
  store.shop.send(HOST, apiPath(asked), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ offerId }).toString(),
  })

const stateOf = async ({ item }: Asked) => (await rowsOf(store.db, item).item())?.state

describe('the page of a question', () => {
  it('tells what differs, what the device is worth now, and until when to answer', async () => {
    const asked = await ask()
    const view = await readView(asked)
    const [stored] = await rowsOf(store.db, asked.item).cases()
    expect(view).toMatchObject({
      ...{ tradeNumber: asked.trade, itemNumber: 1, kind: 'PRICE', reason: null, currency: 'EUR' },
      ...{ priceInCents: stored?.price, wasAppealed: false, answered: null },
      device: { name: 'Apple iPhone 13', storageGb: 128, categoryId: 'phones' },
      openedAt: new Date(NOW_MS).toISOString(),
      answerBy: new Date(daysAfter(NOW_MS, 14)).toISOString(),
    })
    expect(view.answers.map(({ answer: name }) => name)).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    expect(Object.fromEntries(view.answers.map(({ answer: name, offerId }) => [name, offerId]))).toEqual(
      asked.offers,
    )
  })

  it('brings everything along to make the second price again, and the proof of what was found before', async () => {
    const asked = await ask('COUNTER_OFFERED', {
      found: { answers: { PH_GLASS: ['FRONT'] }, conditionId: 3 },
    })
    const { recomputation, quotedInCents, currency, priceInCents } = await readView(asked)
    if (!recomputation) throw new Error('Nothing to compute with')
    const { basis, found, photoIds, commitment, texts } = recomputation
    const report = inspectDevice({ quotedInCents, currency }, { basis, found, photoIds })
    expect(report).toMatchObject({ kind: 'settled', outcome: { kind: 'LOWERED', priceInCents } })
    expect(Object.keys(photoIds).toSorted()).toEqual(['CONDITION', 'PH_GLASS'])
    expect(texts.PH_GLASS?.answers.FRONT).toBeTruthy()
    const hashText = (text: string) => createHash('sha256').update(text).digest('hex')
    const { reference, nonce, hash } = commitment
    expect(await verifyCommitment({ reference, nonce, found, photoIds }, hash, hashText)).toBe(true)
  })

  it('is made of the prices of the offer’s own list, also when a newer one holds', async () => {
    const asked = await ask()
    const before = await readView(asked)
    await store.db.$client.query(`
      with list as (
        insert into price_list (market, version, currency, deduction_factor_bp, valid_from)
        select market, version + 1, currency, deduction_factor_bp, now() from price_list
        where market = 'de' order by version desc limit 1 returning version
      ), closed as (
        update base_price set to_version = list.version from list
        where market = 'de' and device_id = ${store.deviceId} and to_version is null
        returning market, device_id, storage_gb, amount_in_cents
      )
      insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
      select market, device_id, storage_gb, list.version, amount_in_cents / 2 from closed cross join list`)
    expect(await readView(asked)).toEqual(before)
    const later = await readView(await ask())
    expect(later.quotedInCents).toBeLessThan(before.quotedInCents)
  })

  it('is not shown at all when the rule of the offer is not there any more: 503, and it is written down', async () => {
    const asked = await ask()
    const { transactionId } = asked.item
    await store.db.$client.query(
      'update offer set rule_version = 99 from trade_item where offer.id = offer_id and transaction_id = $1',
      [transactionId],
    )
    const logged = store.shop.logs.length
    const page = await store.shop.get(HOST, pathOf(asked))
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'private, no-store'])
    expect((await readPayload(pathOf(asked))).status).toBe(503)
    const lines = store.shop.logs.slice(logged).map((line) => JSON.stringify(line))
    expect(lines.filter((line) => line.includes('cannot be recomputed'))).toHaveLength(2)
    expect(lines.some((line) => line.includes(asked.id))).toBe(false)
  })

  it('speaks the language of every market, under its own path and the old one', async () => {
    const asked = await ask()
    const { id, trade } = asked
    for (const market of MARKET_IDS) {
      const host = MARKET_HOSTS[market]
      for (const route of ['clarification', 'clarificationLegacy'] as const) {
        const { status, payload } = await readPayload(buildPath(MARKETS[market], route, { id, trade }), host)
        expect([market, route, status, payload.screen]).toEqual([market, route, 200, route])
        expect(payload.data.view.recomputation?.texts.PH_GLASS?.question).toBeTruthy()
        expect(payload.data.offerId).toBeNull()
      }
    }
  })

  it.each([
    ['default', HOST],
    ['b2bWidget', WIDGET_HOST],
    ['agan', PARTNER_HOST],
  ] as const)('stands in the layout of the mode %s', async (shopMode, host) => {
    const asked = await ask()
    const { id, trade, offers } = asked
    const offerid = offers.ACCEPT ?? ''
    for (const route of CLARIFICATION_ROUTES) {
      const path = buildMatchPath(MARKETS.de, { route, params: { id, trade, offerid } })
      const { status, text } = await store.shop.get(host, path)
      const layout = /data-layout="([^"]+)"/.exec(text)?.[1]
      expect([route, status, layout]).toEqual([route, 200, layoutFor(shopMode, route)])
    }
  })

  it('of something to do has a reason and its two answers, and no price', async () => {
    const view = await readView(await ask('ACTION_REQUIRED', { reason: 'LOCK_GOOGLE' }))
    expect(view).toMatchObject({
      kind: 'ACTION',
      reason: 'LOCK_GOOGLE',
      priceInCents: null,
      recomputation: null,
    })
    expect(view.answers.map(({ answer: name }) => name)).toEqual(['DONE', 'RETURN'])
  })

  it('of a device that we cannot buy offers no price to accept', async () => {
    const view = await readView(await ask('COUNTER_OFFERED', { found: { answers: { PH_SWOLLEN: ['YES'] } } }))
    expect([view.priceInCents, view.answers.map(({ answer: name }) => name)]).toEqual([
      null,
      ['RETURN', 'RECYCLE', 'APPEAL'],
    ])
  })

  it('says after a rejected appeal that there was one, and offers no other', async () => {
    const asked = await ask()
    await answer(asked, 'APPEAL')
    expect((await readView(asked)).wasAppealed).toBe(false)
    await happen(hand, asked.item, 'appeal_rejected')
    const second = await findNewestCase(hand, asked.item)
    const view = await readView(second)
    expect([view.wasAppealed, Object.keys(second.offers).toSorted()]).toEqual([
      true,
      ['ACCEPT', 'RECYCLE', 'RETURN'],
    ])
  })

  it('is kept nowhere, named to nobody, and never changes anything by being opened', async () => {
    const asked = await ask()
    const before = await everything(store.db)
    const pages = [
      pathOf(asked),
      quickPath(asked, asked.offers.ACCEPT ?? ''),
      `${pathOf(asked)}/_payload.json`,
    ]
    const logged = store.shop.logs.length
    for (const path of pages) {
      const page = await store.shop.get(HOST, path)
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect((await store.shop.send(HOST, path, { method: 'HEAD' })).status).toBe(200)
    }
    const html = await store.shop.get(HOST, pathOf(asked))
    expect(html.headers['referrer-policy']).toBe('same-origin')
    expect(html.text).toContain('noindex')
    expect(await everything(store.db)).toEqual(before)
    expect(JSON.stringify(store.shop.logs.slice(logged))).not.toContain(asked.id)
  })
})

describe('a link that does not fit', () => {
  it('leads to the page that says it has run out, whichever part is wrong', async () => {
    const [asked, other] = [await ask(), await ask()]
    const wrong = [
      pathOf({ ...asked, id: other.id }),
      pathOf({ ...asked, trade: other.trade }),
      pathOf({ ...asked, id: 'A'.repeat(22) }),
      pathOf({ ...asked, trade: '0000-0000' }),
      quickPath(asked, other.offers.ACCEPT ?? ''),
      quickPath(asked, 'nothing'),
    ]
    for (const path of wrong) {
      const { status, payload } = await readPayload(path)
      expect([path, status, payload.error?.isExpiredLink]).toEqual([path, 404, true])
      expect((await store.shop.get(HOST, path)).status).toBe(404)
    }
  })

  it('answers nothing and shows no photo', async () => {
    const [asked, other] = [await ask(), await ask()]
    const before = await everything(store.db)
    const { offerId } = { offerId: asked.offers.ACCEPT }
    const statuses = [
      (await post(apiPath({ ...asked, id: other.id }), { offerId })).status,
      (await post(apiPath({ ...asked, trade: other.trade }), { offerId })).status,
      (await post(apiPath({ ...asked, id: 'short' }), { offerId })).status,
    ]
    expect(statuses).toEqual([404, 404, 400])
    expect(await everything(store.db)).toEqual(before)
  })
})

describe('the page of one answer', () => {
  it.each(['clarificationQuickAnswer', 'clarificationQuickAnswerLegacy'] as const)(
    'names it, and decides nothing (%s)',
    async (route) => {
      const asked = await ask()
      const { id, trade, offers } = asked
      const path = buildPath(MARKETS.de, route, { id, trade, offerid: offers.RETURN ?? '' })
      const { status, payload } = await readPayload(path)
      expect([status, payload.data.offerId, await stateOf(asked)]).toEqual([
        ...[200, offers.RETURN, 'COUNTER_OFFERED'],
      ])
    },
  )

  it('stays readable after the answer, whichever it was', async () => {
    const asked = await ask()
    await answer(asked, 'RECYCLE')
    const { status, payload } = await readPayload(quickPath(asked, asked.offers.ACCEPT ?? ''))
    expect([status, payload.data.view.answered?.answer, payload.data.view.answers]).toEqual([
      ...[200, 'RECYCLE', []],
    ])
  })
})

describe('an answer', () => {
  it.each([
    ['ACCEPT', 'ACCEPTED'],
    ['RETURN', 'RETURN_PENDING'],
    ['RECYCLE', 'RECYCLED'],
    ['APPEAL', 'APPEALED'],
  ] as const)('%s brings the device to %s', async (given, state) => {
    const asked = await ask()
    const { status, text, headers } = await answer(asked, given)
    const answered = { answer: given, by: 'customer', at: new Date(store.clock.nowMs).toISOString() }
    expect([status, JSON.parse(text), headers['cache-control']]).toEqual([200, answered, 'private, no-store'])
    expect(await stateOf(asked)).toBe(state)
    expect((await readView(asked)).answered).toEqual(answered)
    const event = (await rowsOf(store.db, asked.item).events()).at(-1)
    expect([event?.actor, event?.data?.caseId]).toEqual(['customer', asked.caseId])
  })

  it.each([
    ['DONE', 'IN_INSPECTION'],
    ['RETURN', 'RETURN_PENDING'],
  ] as const)('%s to something to do brings the device to %s', async (given, state) => {
    const asked = await ask('ACTION_REQUIRED')
    expect((await answer(asked, given)).status).toBe(200)
    expect(await stateOf(asked)).toBe(state)
  })

  it('is given once: the second time says when and what it was', async () => {
    const asked = await ask()
    await answer(asked, 'RETURN')
    const before = await everything(store.db)
    const again = await answer(asked, 'ACCEPT')
    const at = new Date(store.clock.nowMs).toISOString()
    expect([again.status, JSON.parse(again.text)]).toMatchObject([
      409,
      { id: 'CASE_ANSWERED', errors: [{ params: { answer: 'RETURN', by: 'customer', at } }] },
    ])
    expect(await everything(store.db)).toEqual(before)
  })

  it('is one of those that the question offers', async () => {
    const [asked, other] = [await ask(), await ask()]
    const locked = await ask('ACTION_REQUIRED')
    const foreign = [other.offers.ACCEPT, locked.offers.DONE, crypto.randomUUID()]
    for (const offerId of foreign) {
      const { status, text } = await post(apiPath(asked), { offerId })
      expect([status, JSON.parse(text).errors]).toEqual([422, [{ field: 'offerId', key: 'OFFER_UNKNOWN' }]])
    }
    const malformed = [{}, { offerId: 'x' }, { offerId: asked.offers.ACCEPT, price: 1 }, null, []]
    for (const body of malformed) expect((await post(apiPath(asked), body)).status).toBe(400)
    expect(await stateOf(asked)).toBe('COUNTER_OFFERED')
  })

  it('counts also in capital letters, as some programs copy it', async () => {
    const asked = await ask()
    const { status } = await post(apiPath(asked), { offerId: asked.offers.ACCEPT?.toUpperCase() })
    expect(status).toBe(200)
  })

  it('comes too late when the time is over, even before the clock has noticed', async () => {
    const asked = await ask()
    const before = await everything(store.db)
    store.clock.nowMs = daysAfter(NOW_MS, 14)
    const { status, text } = await answer(asked, 'ACCEPT')
    const view = await readView(asked)
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
    const asked = await ask()
    const given = ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'ACCEPT', 'RETURN'] as const
    const answers = await Promise.all(given.map((name) => answer(asked, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await readView(asked)).answered?.answer).toBe(given[winner])
    const events = await rowsOf(store.db, asked.item).events()
    expect(events.filter(({ from }) => from === 'COUNTER_OFFERED')).toHaveLength(1)
  })

  it('leaves nothing behind when something fails on the way', async () => {
    const asked = await ask()
    await store.db.$client.query(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger fail_once before insert on purchase_register for each row execute function fail_once()`)
    const before = await everything(store.db)
    const failed = await answer(asked, 'ACCEPT')
    await store.db.$client.query('drop trigger fail_once on purchase_register; drop function fail_once')
    expect([failed.status, await everything(store.db)]).toEqual([500, before])
    expect((await answer(asked, 'ACCEPT')).status).toBe(200)
  })
})

describe('an answer without script', () => {
  it('is a form, and leads back to the page, which says what was answered', async () => {
    const asked = await ask()
    const { status, headers } = await postForm(asked, asked.offers.ACCEPT)
    expect([status, headers.location, await stateOf(asked)]).toEqual([303, pathOf(asked), 'ACCEPTED'])
    const again = await postForm(asked, asked.offers.RETURN)
    expect([again.status, again.headers.location, await stateOf(asked)]).toEqual([
      ...[303, pathOf(asked), 'ACCEPTED'],
    ])
  })

  it('of a link that does not fit leads to the page that says so', async () => {
    const asked = await ask()
    const wrong = { ...asked, id: 'B'.repeat(22) }
    const { status, headers } = await postForm(wrong, asked.offers.ACCEPT)
    expect([status, headers.location]).toEqual([303, pathOf(wrong)])
    expect((await store.shop.get(HOST, headers.location ?? '')).status).toBe(404)
  })

  it('is only ever posted: asking for its address decides nothing', async () => {
    const asked = await ask()
    const path = `${apiPath(asked)}?offerId=${asked.offers.ACCEPT}`
    expect((await store.shop.get(HOST, path)).status).toBe(404)
    expect(await stateOf(asked)).toBe('COUNTER_OFFERED')
  })
})

describe('a photo', () => {
  const photosOf = async ({ item }: Asked) =>
    (
      await store.db.$client.query<{ id: string; purpose: string; content: Buffer }>(
        'select id, purpose, content from photo where transaction_id = $1 order by taken_at',
        [item.transactionId],
      )
    ).rows
  const getPhoto = (asked: MadeCase, photoId: string) =>
    store.shop.get(HOST, apiPath(asked, `/photos/${photoId}`))

  it('of a finding or of the parcel is shown to the holder of the link, and kept nowhere', async () => {
    const asked = await ask()
    const photos = await photosOf(asked)
    expect(photos.map(({ purpose }) => purpose).toSorted()).toEqual(['FINDING', 'UNBOXING'])
    for (const { id, content } of photos) {
      const { status, headers, bytes } = await getPhoto(asked, id)
      expect([status, bytes.equals(content)]).toEqual([200, true])
      expect(headers).toMatchObject({
        ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
        ...{ 'cache-control': 'private, no-store', 'content-disposition': 'inline' },
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('of another device, another look or nobody is not there', async () => {
    const asked = await ask('COUNTER_OFFERED', { deviceCount: 2 })
    const second = { transactionId: asked.item.transactionId, itemNumber: 2 }
    const other = { ...(await findNewestCase(hand, second)), item: second }
    const stranger = await ask()
    const view = await readView(asked)
    const [own = ''] = view.recomputation?.photoIds.CONDITION ?? []
    expect((await getPhoto(asked, own)).status).toBe(200)
    for (const wrong of [other, stranger, { ...asked, id: 'C'.repeat(22) }])
      expect((await getPhoto(wrong, own)).status).toBe(404)
    expect((await getPhoto(asked, crypto.randomUUID())).status).toBe(404)
    expect((await getPhoto(asked, 'x')).status).toBe(400)
  })
})
