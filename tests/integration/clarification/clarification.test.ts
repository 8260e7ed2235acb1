import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clarificationUrl } from '#contracts/api-paths.ts'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { layoutFor } from '#domain/routing/layout.ts'
import { buildMatchPath, buildPath } from '#domain/routing/path.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type AskedClarification,
  clarificationCasePath,
  createAskedSeller,
  handOf,
  quickPath,
} from '../../support/asked-cases.ts'
import { findNewestClarification, happen, type OpenedClarification } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { everything, rowsOf } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

const CLARIFICATION_ROUTES = [
  'clarification',
  'clarificationLegacy',
  'clarificationQuickAnswer',
  'clarificationQuickAnswerLegacy',
] as const

let store: SaleShop
let seller: ReturnType<typeof createAskedSeller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  seller = createAskedSeller(store)
})

afterAll(() => store.close())

describe('the page of a question', () => {
  it('tells what differs, what the device is worth now, and until when to answer', async () => {
    const asked = await seller.ask()
    const view = await seller.readView(asked)
    const [stored] = await rowsOf(store.db, asked.item).cases()
    expect(view).toMatchObject({
      tradeNumber: asked.trade,
      itemNumber: 1,
      kind: 'PRICE',
      reason: null,
      currency: 'EUR',
      priceInCents: stored?.price,
      wasAppealed: false,
      answered: null,
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
    const asked = await seller.ask('COUNTER_OFFERED', {
      found: { answers: { PH_GLASS: ['FRONT'] }, conditionId: 3 },
    })
    const { recomputation, quotedInCents, currency, priceInCents } = await seller.readView(asked)
    if (!recomputation) throw new Error('Nothing to compute with')
    const { basis, found, photoIds, commitment, texts } = recomputation
    const report = inspectDevice({ quotedInCents, currency }, { basis, found, photoIds })
    expect(report).toMatchObject({ kind: 'settled', outcome: { kind: 'LOWERED', priceInCents } })
    expect(Object.keys(photoIds).toSorted()).toEqual(['CONDITION', 'PH_GLASS'])
    expect(texts.PH_GLASS?.answers.FRONT).toBeTruthy()
    const hashText = (text: string) => createHash('sha256').update(text).digest('hex')
    const { reference, serialNumber, nonce, hash } = commitment
    const sealed = { reference, serialNumber, nonce, found, photoIds }
    expect(await verifyCommitment(sealed, hash, hashText)).toBe(true)
  })

  it('is made of the prices of the offer’s own list, also when a newer one holds', async () => {
    const asked = await seller.ask()
    const before = await seller.readView(asked)
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
    expect(await seller.readView(asked)).toEqual(before)
    const later = await seller.readView(await seller.ask())
    expect(later.quotedInCents).toBeLessThan(before.quotedInCents)
  })

  it('is not shown at all when the rule of the offer is not there any more: 503, and it is written down', async () => {
    const asked = await seller.ask()
    const { transactionId } = asked.item
    await store.db.$client.query(
      'update offer set rule_version = 99 from trade_item where offer.id = offer_id and transaction_id = $1',
      [transactionId],
    )
    const logged = store.shop.logs.length
    const page = await store.shop.get(HOST, clarificationCasePath(asked))
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'private, no-store'])
    expect((await seller.readPayload(clarificationCasePath(asked))).status).toBe(503)
    const lines = store.shop.logs.slice(logged).map((line) => JSON.stringify(line))
    expect(lines.filter((line) => line.includes('cannot be recomputed'))).toHaveLength(2)
    expect(lines.some((line) => line.includes(asked.id))).toBe(false)
  })

  it('speaks the language of every market, under its own path and the old one', async () => {
    const asked = await seller.ask()
    const { id, trade } = asked
    for (const market of MARKET_IDS) {
      const host = MARKET_HOSTS[market]
      for (const route of ['clarification', 'clarificationLegacy'] as const) {
        const { status, payload } = await seller.readPayload(
          buildPath(MARKETS[market], route, { id, trade }),
          host,
        )
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
    const asked = await seller.ask()
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
    const view = await seller.readView(await seller.ask('ACTION_REQUIRED', { reason: 'LOCK_GOOGLE' }))
    expect(view).toMatchObject({
      kind: 'ACTION',
      reason: 'LOCK_GOOGLE',
      priceInCents: null,
      recomputation: null,
    })
    expect(view.answers.map(({ answer: name }) => name)).toEqual(['DONE', 'RETURN'])
  })

  it('of a damaged battery offers no price to accept, and no way by post', async () => {
    const view = await seller.readView(
      await seller.ask('COUNTER_OFFERED', { found: { answers: { PH_SWOLLEN: ['YES'] } } }),
    )
    const names = view.answers.map(({ answer: name }) => name)
    expect([view.priceInCents, view.isHazardous, names]).toEqual([null, true, ['RECYCLE', 'APPEAL']])
  })

  it('says after a rejected appeal that there was one, and offers no other', async () => {
    const asked = await seller.ask()
    await seller.answer(asked, 'APPEAL')
    expect((await seller.readView(asked)).wasAppealed).toBe(false)
    await happen(handOf(store), asked.item, 'appeal_rejected')
    const second = await findNewestClarification(handOf(store), asked.item)
    const view = await seller.readView(second)
    expect([view.wasAppealed, Object.keys(second.offers).toSorted()]).toEqual([
      true,
      ['ACCEPT', 'RECYCLE', 'RETURN'],
    ])
  })

  it('is kept nowhere, named to nobody, and never changes anything by being opened', async () => {
    const asked = await seller.ask()
    const before = await everything(store.db)
    const pages = [
      clarificationCasePath(asked),
      quickPath(asked, asked.offers.ACCEPT ?? ''),
      `${clarificationCasePath(asked)}/_payload.json`,
    ]
    const logged = store.shop.logs.length
    for (const path of pages) {
      const page = await store.shop.get(HOST, path)
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect((await store.shop.send(HOST, path, { method: 'HEAD' })).status).toBe(200)
    }
    const html = await store.shop.get(HOST, clarificationCasePath(asked))
    expect(html.headers['referrer-policy']).toBe('same-origin')
    expect(html.text).toContain('noindex')
    expect(await everything(store.db)).toEqual(before)
    expect(JSON.stringify(store.shop.logs.slice(logged))).not.toContain(asked.id)
  })
})

describe('a link that does not fit', () => {
  it('leads to the page that says it has run out, whichever part is wrong', async () => {
    const [asked, other] = [await seller.ask(), await seller.ask()]
    const wrong = [
      clarificationCasePath({ ...asked, id: other.id }),
      clarificationCasePath({ ...asked, trade: other.trade }),
      clarificationCasePath({ ...asked, id: 'A'.repeat(22) }),
      clarificationCasePath({ ...asked, trade: '0000-0000' }),
      quickPath(asked, other.offers.ACCEPT ?? ''),
      quickPath(asked, 'nothing'),
    ]
    for (const path of wrong) {
      const { status, payload } = await seller.readPayload(path)
      expect([path, status, payload.error?.isExpiredLink]).toEqual([path, 404, true])
      expect((await store.shop.get(HOST, path)).status).toBe(404)
    }
  })
})

describe('the page of one answer', () => {
  it.each(['clarificationQuickAnswer', 'clarificationQuickAnswerLegacy'] as const)(
    'names it, and decides nothing (%s)',
    async (route) => {
      const asked = await seller.ask()
      const { id, trade, offers } = asked
      const path = buildPath(MARKETS.de, route, { id, trade, offerid: offers.RETURN ?? '' })
      const { status, payload } = await seller.readPayload(path)
      expect([status, payload.data.offerId, await seller.stateOf(asked)]).toEqual([
        200,
        offers.RETURN,
        'COUNTER_OFFERED',
      ])
    },
  )

  it('stays readable after the answer, whichever it was', async () => {
    const asked = await seller.ask()
    await seller.answer(asked, 'RECYCLE')
    const { status, payload } = await seller.readPayload(quickPath(asked, asked.offers.ACCEPT ?? ''))
    expect([status, payload.data.view.answered?.answer, payload.data.view.answers]).toEqual([
      200,
      'RECYCLE',
      [],
    ])
  })
})

describe('a photo', () => {
  const photosOf = async ({ item }: AskedClarification) =>
    (
      await store.db.$client.query<{ id: string; purpose: string; content: Buffer }>(
        'select id, purpose, content from photo where transaction_id = $1 order by taken_at',
        [item.transactionId],
      )
    ).rows
  const getPhoto = (asked: OpenedClarification, photoId: string) =>
    store.shop.get(HOST, clarificationUrl(asked.id, asked.trade, `/photos/${photoId}`))

  it('of a finding or of the parcel is shown to the holder of the link, and kept nowhere', async () => {
    const asked = await seller.ask()
    const photos = await photosOf(asked)
    expect(photos.map(({ purpose }) => purpose).toSorted()).toEqual(['FINDING', 'UNBOXING'])
    for (const { id, content } of photos) {
      const { status, headers, bytes } = await getPhoto(asked, id)
      expect([status, bytes.equals(content)]).toEqual([200, true])
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('of another device, another look or nobody is not there', async () => {
    const asked = await seller.ask('COUNTER_OFFERED', { deviceCount: 2 })
    const second = { transactionId: asked.item.transactionId, itemNumber: 2 }
    const other = { ...(await findNewestClarification(handOf(store), second)), item: second }
    const stranger = await seller.ask()
    const view = await seller.readView(asked)
    const [own = ''] = view.recomputation?.photoIds.CONDITION ?? []
    expect((await getPhoto(asked, own)).status).toBe(200)
    for (const wrong of [other, stranger, { ...asked, id: 'C'.repeat(22) }])
      expect((await getPhoto(wrong, own)).status).toBe(404)
    expect((await getPhoto(asked, crypto.randomUUID())).status).toBe(404)
    expect((await getPhoto(asked, 'x')).status).toBe(400)
  })
})
