import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenRequest, RequestList } from '#contracts/desk/individual-offers.ts'
import { priceGrading } from '#domain/inspection/grading.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { ACCEPTANCE, BUSINESS_MAILBOX, buildOffer, requestOffer } from '../../support/offer-requests.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')

let store: SaleShop
let desk: TestDesk
let bearer: string

beforeAll(async () => {
  store = await startSaleShop(START_MS)
  desk = await startTestDesk({ db: store.db, secret: store.secret })
  bearer = await (await desk.hire('pricing')).createToken()
}, 120_000)

beforeEach(() => {
  store.clock.nowMs = START_MS
})

afterAll(async () => {
  await desk.close()
  await store.close()
})

const call = async (method: string, path: string, json?: unknown) => {
  desk.clock.nowMs = store.clock.nowMs
  return desk.send(method, `/desk/api/individual-offers${path}`, { bearer, json })
}

const open = async (requestId: number): Promise<OpenRequest> => (await call('GET', `/${requestId}`)).json()

const send = async (requestId: number, offer: object, number = 1) =>
  call('PUT', `/${requestId}/offers/${number}`, offer)

/** A request with an open offer, each phone 10 € above the rule. */
async function offerAboveRule(): Promise<{ readonly requestId: number; readonly totalInCents: number }> {
  const requestId = await requestOffer(store)
  const sent = await send(requestId, buildOffer(await open(requestId), 1_000))
  return { requestId, totalInCents: sent.json().totalInCents }
}

/** The path of the link in the mail about an offer. */
async function findLink(requestId: number, number = 1): Promise<string> {
  await store.drain()
  const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-${number}`)
  const [, path = ''] = /https?:\/\/[^/\s]+(\/b2b\/angebot\/[^\s"]+)/.exec(mail?.text ?? '') ?? []
  return path
}

const see = (path: string) => store.shop.get(MARKET_HOSTS.de, path)

const accept = (path: string, fields: object = {}) =>
  store.shop.send(MARKET_HOSTS.de, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${MARKET_HOSTS.de}`,
    },
    body: new URLSearchParams({ ...ACCEPTANCE, ...fields }).toString(),
  })

const findSale = async (requestId: number) => {
  const { rows } = await store.db.$client.query<{ transaction_id: string; total_in_cents: string }>(
    `select trade.transaction_id, trade.total_in_cents, is_business, trade_seller.email
     from individual_offer as made join trade using (transaction_id) join trade_seller using (transaction_id)
     where made.request_id = $1`,
    [requestId],
  )
  return rows
}

describe('at the desk', () => {
  it('a request is listed as one that waits for a price', async () => {
    const requestId = await requestOffer(store)
    const { rows } = (await call('GET', '')).json<RequestList>()
    expect(rows.find((row) => row.requestId === requestId)).toMatchObject({ state: 'NEW', devices: 40 })
  })

  it('each line has its price by the rule of today', async () => {
    const { lines } = await open(await requestOffer(store))
    expect(lines[0]?.rulePriceInCents).toBeGreaterThan(0)
  })

  it('an offer at prices of our own needs a reason for each', async () => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await open(requestId), 1_000)
    const refused = await send(requestId, {
      ...offer,
      lines: offer.lines.map((line) => ({ ...line, reason: '' })),
    })
    expect(refused.json()).toMatchObject({ errors: [{ field: 'lines.0.reason', key: 'FIELD_REQUIRED' }] })
  })

  it('a slip of a digit is refused', async () => {
    const requestId = await requestOffer(store)
    const request = await open(requestId)
    const tenfold = (request.lines[0]?.rulePriceInCents ?? 0) * 9
    const refused = await send(requestId, buildOffer(request, tenfold))
    expect(refused.json()).toMatchObject({ errors: [{ key: 'PRICE_TOO_HIGH' }] })
  })

  it('is sent once, however often the button is clicked', async () => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await open(requestId))
    const answers = await Promise.all([
      send(requestId, offer),
      send(requestId, offer),
      send(requestId, offer),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await open(requestId)).offers).toHaveLength(1)
  })

  it('another offer under the same number is refused', async () => {
    const requestId = await requestOffer(store)
    await send(requestId, buildOffer(await open(requestId)))
    const other = await send(requestId, buildOffer(await open(requestId), 2_000))
    expect(other.json()).toMatchObject({ id: 'DRAFT_CHANGED' })
  })

  it('the request waits for the business then', async () => {
    const { requestId } = await offerAboveRule()
    const { rows } = await store.db.$client.query('select status from inbox_item where request_id = $1', [
      requestId,
    ])
    expect(rows).toEqual([{ status: 'waiting' }])
  })
})

describe('the link of an offer', () => {
  it('is mailed to the business', async () => {
    const { requestId } = await offerAboveRule()
    await store.drain()
    const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-1`)
    expect(mail).toMatchObject({
      to: BUSINESS_MAILBOX,
      subject: `Unser Angebot ${requestId}-1 für Ihre Geräte`,
    })
  })

  it('shows the offer without script, to nobody else and to no search engine', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    const page = await see(path)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect(page.text).toContain('noindex')
    expect(page.text).toContain('40<!-- --> × ')
  })

  it('opens nothing with another key', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    expect((await see(`${path.slice(0, -6)}AAAAAA`)).status).toBe(404)
  })

  it('decides nothing when it is opened', async () => {
    const { requestId } = await offerAboveRule()
    await see(await findLink(requestId))
    expect(await findSale(requestId)).toEqual([])
  })
})

describe('accepting', () => {
  it('makes a sale above the limit of a cart, for the mailbox that the offer went to', async () => {
    const { requestId, totalInCents } = await offerAboveRule()
    const path = await findLink(requestId)
    const accepted = await accept(path)
    expect(accepted).toMatchObject({ status: 303, headers: { location: path } })
    expect(totalInCents).toBeGreaterThan(500_000)
    expect(await findSale(requestId)).toMatchObject([
      { total_in_cents: String(totalInCents), is_business: true, email: BUSINESS_MAILBOX },
    ])
  })

  it('leads to label and mails as any sale does', async () => {
    const { requestId } = await offerAboveRule()
    await accept(await findLink(requestId))
    await store.drain()
    const [sale] = await findSale(requestId)
    expect(await store.mailbox.find(`TRADE_CREATED:${sale?.transaction_id}`)).not.toBeNull()
  })

  it('twice, also at the same time, is one sale', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    const answers = await Promise.all([accept(path), accept(path), accept(path)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await findSale(requestId)).toHaveLength(1)
  })

  it('shows the sale from then on', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    await accept(path)
    expect((await see(path)).text).toContain('angenommen')
  })

  it('closes the item of the inbox', async () => {
    const { requestId } = await offerAboveRule()
    await accept(await findLink(requestId))
    const { rows } = await store.db.$client.query('select status from inbox_item where request_id = $1', [
      requestId,
    ])
    expect(rows).toEqual([{ status: 'done' }])
  })

  it('without a bank account is refused on the page, with what was typed', async () => {
    const { requestId } = await offerAboveRule()
    const refused = await accept(await findLink(requestId), { iban: 'DE00', city: 'Potsdam' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="Potsdam"')
    expect(await findSale(requestId)).toEqual([])
  })

  it('comes too late after the end of the offer', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    store.clock.nowMs += 14 * DAY_MS
    await accept(path)
    expect(await findSale(requestId)).toEqual([])
  })

  it('is what the offers of its lines are for: no cart takes them', async () => {
    const { requestId } = await offerAboveRule()
    const { rows } = await store.db.$client.query<{ offer_id: string }>(
      'select offer_id from individual_offer_line where request_id = $1',
      [requestId],
    )
    const renewed = await store
      .sale(MARKET_HOSTS.de, 'de')
      .post('/api/offers/renewals', { offerIds: [rows[0]?.offer_id] })
    expect(JSON.parse(renewed.text).offers).toMatchObject([{ status: 'gone' }])
  })

  it('keeps a hand price as what findings are compared with', async () => {
    const { requestId, totalInCents } = await offerAboveRule()
    await accept(await findLink(requestId))
    const [sale] = await findSale(requestId)
    const key = { transactionId: Number(sale?.transaction_id), itemNumber: 1 }
    const basis = await requirePriceBasis(store.db, createQuestions(DATA_FOLDER).ruleSets, key)
    expect(priceGrading(basis, basis.declared).breakdown.totalInCents).toBe(totalInCents / 40)
    const worse = priceGrading(basis, { ...basis.declared, conditionId: 3 })
    expect(worse.breakdown.totalInCents).toBeLessThan(totalInCents / 40)
  })
})

describe('withdrawing', () => {
  const withdraw = (requestId: number) =>
    call('POST', `/${requestId}/offers/1/withdrawal`, { reason: 'Wrong list' })

  it('ends the offer and says so', async () => {
    const { requestId } = await offerAboveRule()
    const path = await findLink(requestId)
    await withdraw(requestId)
    await accept(path)
    expect(await findSale(requestId)).toEqual([])
    expect((await see(path)).text).toContain('zurückgezogen')
  })

  it('is mailed to the business, once', async () => {
    const { requestId } = await offerAboveRule()
    await withdraw(requestId)
    expect((await withdraw(requestId)).statusCode).toBe(200)
    await store.drain()
    expect(await store.mailbox.find(`INDIVIDUAL_OFFER_WITHDRAWN:${requestId}-1`)).not.toBeNull()
  })

  it('is too late once it was accepted', async () => {
    const { requestId } = await offerAboveRule()
    await accept(await findLink(requestId))
    expect((await withdraw(requestId)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })
})
