import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClarificationUrl } from '#contracts/paths/clarification.ts'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { chooseLayout } from '#domain/pages/layout.ts'
import { buildMatchPath, buildPath } from '#domain/routing/path.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  buildClarificationPath,
  buildQuickAnswerPath,
  createClarificationSeller,
  type ItemClarification,
  openLink,
  toTradeHand,
} from '../../support/clarification-seller.ts'
import {
  findLatestClarification,
  type OpenedClarification,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { findDeviceId } from '../../support/sales.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { readEverything, readItemRows } from '../../support/trade-rows.ts'

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
let seller: ReturnType<typeof createClarificationSeller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  seller = createClarificationSeller(store)
})

afterAll(() => store.close())

describe('the page of a clarification', () => {
  it('tells what differs, what the device is worth now, and until when to answer', async () => {
    const asked = await seller.openClarification()
    const view = await seller.readView(asked)
    const [stored] = await readItemRows(store.db, asked.item).clarifications()
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
      answerBy: new Date(addDays(NOW_MS, 14)).toISOString(),
    })
    expect(view.answers.map(({ answer: name }) => name)).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    expect(Object.fromEntries(view.answers.map(({ answer: name, offerId }) => [name, offerId]))).toEqual(
      asked.offers,
    )
  })

  it('brings everything along to make the second price again, and the proof of what was found before', async () => {
    const asked = await seller.openClarification('COUNTER_OFFERED', {
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

  it('names both models where another one was found, and computes from its own price', async () => {
    const deviceId = await findDeviceId(store.db, 'apple-iphone-11')
    const asked = await seller.openClarification('COUNTER_OFFERED', { found: { deviceId } })
    const { recomputation, quotedInCents, currency, priceInCents, device } = await seller.readView(asked)
    if (!recomputation) throw new Error('Nothing to compute with')
    const report = inspectDevice({ quotedInCents, currency }, recomputation)
    expect(report).toMatchObject({ outcome: { kind: 'LOWERED', priceInCents } })
    expect({ device: device.name, models: recomputation.models }).toEqual({
      device: 'Apple iPhone 13',
      models: { described: 'Apple iPhone 13', found: 'Apple iPhone 11' },
    })
  })

  it('uses the prices of the offer’s own list, even when a newer one is valid', async () => {
    const asked = await seller.openClarification()
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
    const later = await seller.readView(await seller.openClarification())
    expect(later.quotedInCents).toBeLessThan(before.quotedInCents)
  })

  it('speaks the language of every market, under its own path and the old one', async () => {
    const asked = await seller.openClarification()
    const { id, trade } = asked
    for (const market of MARKET_IDS) {
      const host = MARKET_HOSTS[market]
      for (const route of ['clarification', 'clarificationLegacy'] as const) {
        const { status, payload } = await seller.readPayload(
          buildPath(MARKETS[market], route, { id, trade }),
          host,
        )
        expect({ market, route, status, screen: payload.screen }).toEqual({
          market,
          route,
          status: 200,
          screen: route,
        })
        expect(payload.data.view.recomputation?.texts.PH_GLASS?.question).toBeTruthy()
        expect(payload.data.offerId).toBeNull()
      }
    }
  })

  it.each([
    ['default', HOST],
    ['b2bWidget', WIDGET_HOST],
    ['agan', PARTNER_HOST],
  ] as const)('has the layout of the mode %s', async (shopMode, host) => {
    const asked = await seller.openClarification()
    const { id, trade, offers } = asked
    const offerid = offers.ACCEPT ?? ''
    for (const route of CLARIFICATION_ROUTES) {
      const path = buildMatchPath(MARKETS.de, { route, params: { id, trade, offerid } })
      const { status, text } = await openLink(store, host, path)
      const layout = /data-layout="([^"]+)"/.exec(text)?.[1]
      expect({ route, status, layout }).toEqual({ route, status: 200, layout: chooseLayout(shopMode, route) })
    }
  })

  it('of something to do has a reason and its two answers, and no price', async () => {
    const view = await seller.readView(
      await seller.openClarification('ACTION_REQUIRED', { reason: 'LOCK_GOOGLE' }),
    )
    expect(view).toMatchObject({
      kind: 'ACTION',
      reason: 'LOCK_GOOGLE',
      priceInCents: null,
      recomputation: null,
      comparedPhotos: [],
    })
    expect(view.answers.map(({ answer: name }) => name)).toEqual(['DONE', 'RETURN'])
  })

  it('of a damaged battery offers no price to accept, and no way by post', async () => {
    const view = await seller.readView(
      await seller.openClarification('COUNTER_OFFERED', { found: { answers: { PH_SWOLLEN: ['YES'] } } }),
    )
    const names = view.answers.map(({ answer: name }) => name)
    expect({ priceInCents: view.priceInCents, isHazardous: view.isHazardous, names }).toEqual({
      priceInCents: null,
      isHazardous: true,
      names: ['RECYCLE', 'APPEAL'],
    })
  })

  it('says after a rejected appeal that there was one, and offers no other', async () => {
    const asked = await seller.openClarification()
    await seller.answer(asked, 'APPEAL')
    expect((await seller.readView(asked)).wasAppealed).toBe(false)
    await triggerEvent(toTradeHand(store), asked.item, 'appeal_rejected')
    const second = await findLatestClarification(toTradeHand(store), asked.item)
    const view = await seller.readView(second)
    expect({ wasAppealed: view.wasAppealed, keys: Object.keys(second.offers).toSorted() }).toEqual({
      wasAppealed: true,
      keys: ['ACCEPT', 'RECYCLE', 'RETURN'],
    })
  })

  it('is kept nowhere, named to nobody, and never changes anything by being opened', async () => {
    const asked = await seller.openClarification()
    const before = await readEverything(store.db)
    const pages = [
      buildClarificationPath(asked),
      buildQuickAnswerPath(asked, asked.offers.ACCEPT ?? ''),
      `${buildClarificationPath(asked)}/_payload.json`,
    ]
    const logged = store.shop.logs.length
    for (const path of pages) {
      const page = await openLink(store, HOST, path)
      expect({ status: page.status, cacheControl: page.headers['cache-control'] }).toEqual({
        status: 200,
        cacheControl: 'private, no-store',
      })
      expect((await store.shop.send(HOST, path, { method: 'HEAD' })).status).toBe(303)
    }
    const html = await openLink(store, HOST, buildClarificationPath(asked))
    expect(html.headers['referrer-policy']).toBe('same-origin')
    expect(html.text).toContain('noindex')
    expect(await readEverything(store.db)).toEqual(before)
    expect(JSON.stringify(store.shop.logs.slice(logged))).not.toContain(asked.id)
  })
})

describe('a link that does not fit', () => {
  it('leads to the page that says it has run out, whichever part is wrong', async () => {
    const [asked, other] = [await seller.openClarification(), await seller.openClarification()]
    const wrong = [
      buildClarificationPath({ ...asked, id: other.id }),
      buildClarificationPath({ ...asked, trade: other.trade }),
      buildClarificationPath({ ...asked, id: 'A'.repeat(22) }),
      buildClarificationPath({ ...asked, trade: '0000-0000' }),
      buildQuickAnswerPath(asked, other.offers.ACCEPT ?? ''),
      buildQuickAnswerPath(asked, 'nothing'),
    ]
    for (const path of wrong) {
      const { status, payload } = await seller.readPayload(path)
      expect({ path, status, isExpiredLink: payload.error?.isExpiredLink }).toEqual({
        path,
        status: 404,
        isExpiredLink: true,
      })
      expect((await openLink(store, HOST, path)).status).toBe(404)
    }
  })
})

describe('the page of one answer', () => {
  it.each(['clarificationQuickAnswer', 'clarificationQuickAnswerLegacy'] as const)(
    'names it, and decides nothing (%s)',
    async (route) => {
      const asked = await seller.openClarification()
      const { id, trade, offers } = asked
      const path = buildPath(MARKETS.de, route, { id, trade, offerid: offers.RETURN ?? '' })
      const { status, payload } = await seller.readPayload(path)
      expect({ status, offerId: payload.data.offerId, state: await seller.readState(asked) }).toEqual({
        status: 200,
        offerId: offers.RETURN,
        state: 'COUNTER_OFFERED',
      })
    },
  )

  it('stays readable after the answer, whichever it was', async () => {
    const asked = await seller.openClarification()
    await seller.answer(asked, 'RECYCLE')
    const { status, payload } = await seller.readPayload(
      buildQuickAnswerPath(asked, asked.offers.ACCEPT ?? ''),
    )
    expect({
      status,
      answer: payload.data.view.answered?.answer,
      answers: payload.data.view.answers,
    }).toEqual({ status: 200, answer: 'RECYCLE', answers: [] })
  })
})

describe('a photo', () => {
  const photosOf = async ({ item }: ItemClarification) =>
    (
      await store.db.$client.query<{ id: string; purpose: string; content: Buffer }>(
        'select id, purpose, content from photo where transaction_id = $1 order by taken_at',
        [item.transactionId],
      )
    ).rows
  const getPhoto = async (asked: OpenedClarification, photoId: string) => {
    const { id, trade, cookie } = await seller.visit(asked)
    return store.shop.get(HOST, buildClarificationUrl(id, trade, `/photos/${photoId}`), { cookie })
  }

  it('of a finding or of the parcel is shown to the holder of the link, and kept nowhere', async () => {
    const asked = await seller.openClarification()
    const photos = await photosOf(asked)
    expect(photos.map(({ purpose }) => purpose).toSorted()).toEqual(['FINDING', 'UNBOXING'])
    for (const { id, content } of photos) {
      const { status, headers, bytes } = await getPhoto(asked, id)
      expect({ status, equals: bytes.equals(content) }).toEqual({ status: 200, equals: true })
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
    const asked = await seller.openClarification('COUNTER_OFFERED', { deviceCount: 2 })
    const second = { transactionId: asked.item.transactionId, itemNumber: 2 }
    const other = { ...(await findLatestClarification(toTradeHand(store), second)), item: second }
    const stranger = await seller.openClarification()
    const view = await seller.readView(asked)
    const [own = ''] = view.recomputation?.photoIds.CONDITION ?? []
    expect((await getPhoto(asked, own)).status).toBe(200)
    for (const wrong of [other, stranger, { ...asked, id: 'C'.repeat(22) }])
      expect((await getPhoto(wrong, own)).status).toBe(404)
    expect((await getPhoto(asked, crypto.randomUUID())).status).toBe(404)
    expect((await getPhoto(asked, 'x')).status).toBe(400)
  })
})
