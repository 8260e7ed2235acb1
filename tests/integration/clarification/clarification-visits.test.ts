import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClarificationUrl } from '#contracts/paths/clarification.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  buildClarificationPath,
  buildQuickAnswerPath,
  createClarificationSeller,
  type ItemClarification,
  openLink,
} from '../../support/clarification-seller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let seller: ReturnType<typeof createClarificationSeller>
let asked: ItemClarification

beforeAll(async () => {
  store = await startSaleShop()
  seller = createClarificationSeller(store)
  asked = await seller.openClarification()
})

afterAll(() => store.close())

/** The first answer to a mailed link. */
async function open(path: string) {
  const answer = await store.shop.get(HOST, path)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1)
  return { ...answer, cookie, location: String(answer.headers.location) }
}

const listLinks = (): string[] => {
  const { id, trade, offers } = asked
  const params = { id, trade, offerid: offers.ACCEPT ?? '' }
  return [
    buildClarificationPath(asked),
    buildQuickAnswerPath(asked, offers.ACCEPT ?? ''),
    buildPath(MARKETS.de, 'clarificationLegacy', { id, trade }),
    buildPath(MARKETS.de, 'clarificationQuickAnswerLegacy', params),
  ]
}

describe('the token of a mailed link', () => {
  it('leaves the address at the first use, whatever the link looks like', async () => {
    for (const path of listLinks()) {
      const { status, location, headers } = await open(path)
      expect({ path, status, hasToken: location.includes(asked.id) }).toEqual({
        path,
        status: 303,
        hasToken: false,
      })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it('is nowhere in the page that follows, so that no request from there carries it', async () => {
    for (const path of listLinks()) {
      const page = await openLink(store, HOST, path)
      expect({ path, status: page.status, hasToken: page.text.includes(asked.id) }).toEqual({
        path,
        status: 200,
        hasToken: false,
      })
    }
  })

  it('is in no log', async () => {
    for (const path of listLinks()) await openLink(store, HOST, path)
    expect(JSON.stringify(store.shop.logs)).not.toContain(asked.id)
  })

  it('neither answers nor shows anything itself, before its first use and afterwards', async () => {
    const own = await seller.openClarification()
    const [photo] = Object.values((await seller.readView(own)).recomputation?.photoIds ?? {}).flat()
    const photoPath = (id: string) => buildClarificationUrl(id, own.trade, `/photos/${photo}`)
    const act = async (cookie: string) => ({
      answer: (await seller.post({ ...own, cookie }, { offerId: own.offers.ACCEPT })).status,
      photo: (await store.shop.get(HOST, photoPath(own.id), { cookie })).status,
    })
    expect(await act('')).toEqual({ answer: 404, photo: 404 })
    const { id, cookie } = await seller.visit(own)
    expect(await act(cookie)).toEqual({ answer: 404, photo: 404 })
    expect((await store.shop.get(HOST, photoPath(id), { cookie })).status).toBe(200)
    expect(await seller.readState(own)).toBe('COUNTER_OFFERED')
  })

  it('opens nothing where it is wrong: no visit, no cookie', async () => {
    const wrong = { ...asked, id: 'A'.repeat(22) }
    const { status, headers } = await open(buildClarificationPath(wrong))
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 404, cookie: undefined })
  })
})

describe('a visit', () => {
  it('is good for the browser that has opened the link, and for nobody else', async () => {
    const { location, cookie } = await open(buildClarificationPath(asked))
    expect((await store.shop.get(HOST, location, { cookie })).status).toBe(200)
    expect((await store.shop.get(HOST, location)).status).toBe(404)
    expect((await store.shop.get(HOST, location, { cookie: `${cookie}x` })).status).toBe(404)
  })

  it('is in no shared cache', async () => {
    const { location, cookie } = await open(buildClarificationPath(asked))
    const page = await store.shop.get(HOST, location, { cookie })
    expect(page.headers['cache-control']).toContain('no-store')
  })

  it('answers with its cookie, and not without it', async () => {
    const own = await seller.openClarification()
    const { location, cookie } = await open(buildClarificationPath(own))
    const [, visit = ''] = /\/(visit-[\w-]{20})\//.exec(location) ?? []
    const answer = (headers: Record<string, string>) =>
      store.shop.send(HOST, buildClarificationUrl(visit, own.trade, '/answers'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ offerId: own.offers.ACCEPT }),
      })
    expect((await answer({})).status).toBe(404)
    expect((await answer({ cookie })).status).toBe(200)
    expect(await seller.readState(own)).toBe('ACCEPTED')
  })

  it('ends after two hours; the link in the mail opens it again', async () => {
    const { location, cookie } = await open(buildClarificationPath(asked))
    store.clock.nowMs += 2 * 60 * 60 * 1000
    expect((await store.shop.get(HOST, location, { cookie })).status).toBe(404)
    expect((await openLink(store, HOST, buildClarificationPath(asked))).status).toBe(200)
  })
})
