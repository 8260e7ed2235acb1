import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestList } from '#contracts/desk/individual-offers.ts'
import { priceGrading } from '#domain/inspection/grading.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { buildOfferPath } from '#server/modules/individual-offers/offer-link.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { type OfferDesk, startOfferDesk } from '../../support/offer-desk.ts'
import { BUSINESS_MAILBOX, buildOffer, requestOffer } from '../../support/offer-requests.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')

let offers: OfferDesk
let store: OfferDesk['store']

beforeAll(async () => {
  offers = await startOfferDesk(START_MS)
  store = offers.store
}, 120_000)

beforeEach(() => {
  store.clock.nowMs = START_MS
})

afterAll(() => offers.close())

describe('at the desk', () => {
  it('a request is listed as one that waits for a price', async () => {
    const requestId = await requestOffer(store)
    const { rows } = (await offers.call('GET', '')).json<RequestList>()
    expect(rows.find((row) => row.requestId === requestId)).toMatchObject({ state: 'NEW', devices: 40 })
  })

  it('each line has its price by the rule of today', async () => {
    const { lines } = await offers.open(await requestOffer(store))
    expect(lines[0]?.rulePriceInCents).toBeGreaterThan(0)
  })

  it('a line keeps its price when the offer that it was asked with is deleted', async () => {
    const requestId = await requestOffer(store)
    const [line] = (await offers.open(requestId)).lines
    await store.db.$client.query('delete from offer where id = $1', [line?.offerId])
    expect((await offers.open(requestId)).lines).toEqual([line])
  })

  it.each([
    ['an answer that the rule no longer knows', `(lines #> '{0,answers}') || '{"PH_POWER": ["SOMETIMES"]}'`],
    ['a question that the rule asks by now', `(lines #> '{0,answers}') - 'PH_POWER'`],
  ])('a line with %s has no price', async (_, answers) => {
    const requestId = await requestOffer(store)
    await store.db.$client.query(
      `update individual_offer_request set lines = jsonb_set(lines, '{0,answers}', ${answers}) where id = $1`,
      [requestId],
    )
    const [changed] = (await offers.open(requestId)).lines
    expect(changed?.rulePriceInCents).toBeNull()
  })

  it('an offer at prices of our own needs a reason for each', async () => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await offers.open(requestId), 1_000)
    const refused = await offers.send(requestId, {
      ...offer,
      lines: offer.lines.map((line) => ({ ...line, reason: '' })),
    })
    expect(refused.json()).toMatchObject({ errors: [{ field: 'lines.0.reason', key: 'FIELD_REQUIRED' }] })
  })

  it('a slip of a digit is refused', async () => {
    const requestId = await requestOffer(store)
    const request = await offers.open(requestId)
    const tenfold = (request.lines[0]?.rulePriceInCents ?? 0) * 9
    const refused = await offers.send(requestId, buildOffer(request, tenfold))
    expect(refused.json()).toMatchObject({ errors: [{ key: 'PRICE_TOO_HIGH' }] })
  })

  it('is sent once, however often the button is clicked', async () => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await offers.open(requestId))
    const answers = await Promise.all([
      offers.send(requestId, offer),
      offers.send(requestId, offer),
      offers.send(requestId, offer),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await offers.open(requestId)).offers).toHaveLength(1)
  })

  it('another offer under the same number is refused', async () => {
    const requestId = await requestOffer(store)
    await offers.send(requestId, buildOffer(await offers.open(requestId)))
    const other = await offers.send(requestId, buildOffer(await offers.open(requestId), 2_000))
    expect(other.json()).toMatchObject({ id: 'DRAFT_CHANGED' })
  })

  it.each([
    ['for other days', { days: 20 }],
    ['with another message', { message: 'Another text' }],
  ])('the same offer %s is another one', async (_, overrides) => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await offers.open(requestId))
    await offers.send(requestId, offer)
    expect((await offers.send(requestId, { ...offer, ...overrides })).json()).toMatchObject({
      id: 'DRAFT_CHANGED',
    })
  })

  it('the same offer after its withdrawal is refused', async () => {
    const requestId = await requestOffer(store)
    const offer = buildOffer(await offers.open(requestId))
    await offers.send(requestId, offer)
    await offers.call('POST', `/${requestId}/offers/1/withdrawal`, { reason: 'Wrong list' })
    expect((await offers.send(requestId, offer)).json()).toMatchObject({ id: 'DRAFT_CHANGED' })
  })

  it('the request waits for the business then', async () => {
    const { requestId } = await offers.offerAboveRule()
    const { rows } = await store.db.$client.query('select status from inbox_item where request_id = $1', [
      requestId,
    ])
    expect(rows).toEqual([{ status: 'waiting' }])
  })
})

describe('an offer far above the rule', () => {
  /** 30 € more for each of forty phones. */
  async function offerFarAbove(number = 1, requestId?: number): Promise<number> {
    const asked = requestId ?? (await requestOffer(store))
    const sent = await offers.send(asked, buildOffer(await offers.open(asked), 3_000), number)
    expect(sent.json()).toMatchObject({ isHeld: true })
    return asked
  }

  it('waits for a second person, and no mail goes out', async () => {
    const requestId = await offerFarAbove()
    await store.drain()
    expect(await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-1`)).toBeNull()
    expect((await offers.open(requestId)).offers).toMatchObject([{ state: 'HELD', isOwn: true }])
  })

  it('can’t be accepted meanwhile, even by whoever has the link', async () => {
    const requestId = await offerFarAbove()
    const path = buildOfferPath(store.secret, 'de', { requestId, number: 1 })
    expect((await offers.see(path)).status).toBe(404)
    await offers.accept(path)
    expect(await offers.findSale(requestId)).toEqual([])
  })

  it('isn’t approved by its author', async () => {
    const requestId = await offerFarAbove()
    expect((await offers.approveOwn(requestId)).json()).toMatchObject({ id: 'FOUR_EYES' })
  })

  it('goes out once someone else has approved it, once', async () => {
    const requestId = await offerFarAbove()
    const answers = [await offers.approve(requestId), await offers.approve(requestId)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await offers.see(await offers.findLink(requestId))).status).toBe(200)
  })

  it('is valid for all of its days from then on', async () => {
    const requestId = await offerFarAbove()
    const [held] = (await offers.open(requestId)).offers
    store.clock.nowMs += DAY_MS
    await offers.approve(requestId)
    const [sent] = (await offers.open(requestId)).offers
    expect(Date.parse(sent?.expiresAt ?? '') - Date.parse(held?.expiresAt ?? '')).toBe(DAY_MS)
  })

  it('leaves an earlier one valid until it is approved', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    await offerFarAbove(2, requestId)
    const before = (await offers.see(path)).text.includes('zurückgezogen')
    await offers.approve(requestId, 2)
    expect([before, (await offers.see(path)).text.includes('zurückgezogen')]).toEqual([false, true])
  })

  it('isn’t sent any more once the business has accepted an earlier one', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offerFarAbove(2, requestId)
    await offers.accept(await offers.findLink(requestId))
    expect((await offers.approve(requestId, 2)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })

  it('that is withdrawn is news to nobody', async () => {
    const requestId = await offerFarAbove()
    await offers.call('POST', `/${requestId}/offers/1/withdrawal`, { reason: 'Too much' })
    await store.drain()
    expect(await store.mailbox.find(`INDIVIDUAL_OFFER_WITHDRAWN:${requestId}-1`)).toBeNull()
  })
})

describe('an offer that takes the place of another one', () => {
  it('says in its mail that the earlier link no longer counts', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.send(requestId, buildOffer(await offers.open(requestId), 2_000), 2)
    await store.drain()
    const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-2`)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      `Es ersetzt unser Angebot ${requestId}-1. Der Link aus der früheren E-Mail gilt nicht mehr.`,
    )
  })

  it('says nothing of one that the business never got', async () => {
    const requestId = await requestOffer(store)
    await offers.send(requestId, buildOffer(await offers.open(requestId), 3_000))
    await offers.send(requestId, buildOffer(await offers.open(requestId), 1_000), 2)
    await store.drain()
    const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-2`)
    expect(mail?.text).not.toContain('ersetzt')
  })
})

describe('the link of an offer', () => {
  it('is mailed to the business', async () => {
    const { requestId } = await offers.offerAboveRule()
    await store.drain()
    const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-1`)
    expect(mail).toMatchObject({
      to: BUSINESS_MAILBOX,
      subject: `Unser Angebot ${requestId}-1 für Ihre Geräte`,
    })
  })

  it('shows the offer without script, to nobody else and to no search engine', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    const page = await offers.see(path)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect(page.text).toContain('noindex')
    expect(page.text).toContain('40<!-- --> × ')
  })

  it('opens nothing with another key', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    expect((await offers.see(`${path.slice(0, -6)}AAAAAA`)).status).toBe(404)
  })

  it('decides nothing when it is opened', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.see(await offers.findLink(requestId))
    expect(await offers.findSale(requestId)).toEqual([])
  })
})

describe('accepting', () => {
  it('makes a sale above the limit of a cart, for the mailbox that the offer went to', async () => {
    const { requestId, totalInCents } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    const accepted = await offers.accept(path)
    expect(accepted).toMatchObject({ status: 303, headers: { location: path } })
    expect(totalInCents).toBeGreaterThan(500_000)
    expect(await offers.findSale(requestId)).toMatchObject([
      { total_in_cents: String(totalInCents), is_business: true, email: BUSINESS_MAILBOX },
    ])
  })

  it('leads to label and mails as any sale does', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    await store.drain()
    const [sale] = await offers.findSale(requestId)
    expect(await store.mailbox.find(`TRADE_CREATED:${sale?.transaction_id}`)).not.toBeNull()
  })

  it('twice, also at the same time, is one sale', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    const answers = await Promise.all([offers.accept(path), offers.accept(path), offers.accept(path)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await offers.findSale(requestId)).toHaveLength(1)
  })

  it('shows the sale from then on', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    await offers.accept(path)
    expect((await offers.see(path)).text).toContain('angenommen')
  })

  it('closes the item of the inbox', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    const { rows } = await store.db.$client.query('select status from inbox_item where request_id = $1', [
      requestId,
    ])
    expect(rows).toEqual([{ status: 'done' }])
  })

  it('without a bank account is refused on the page, with what was typed', async () => {
    const { requestId } = await offers.offerAboveRule()
    const refused = await offers.accept(await offers.findLink(requestId), { iban: 'DE00', city: 'Potsdam' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="Potsdam"')
    // Outside of the business shop as well: nobody but a business has the link.
    expect(refused.text).toContain('Bitte prüfen Sie noch ein Feld')
    expect(await offers.findSale(requestId)).toEqual([])
  })

  it('comes too late after the end of the offer', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    store.clock.nowMs += 14 * DAY_MS
    await offers.accept(path)
    expect(await offers.findSale(requestId)).toEqual([])
  })

  it('is what the offers of its lines are for: no cart takes them', async () => {
    const { requestId } = await offers.offerAboveRule()
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
    const { requestId, totalInCents } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    const [sale] = await offers.findSale(requestId)
    const key = { transactionId: Number(sale?.transaction_id), itemNumber: 1 }
    const basis = await requirePriceBasis(store.db, createQuestions(DATA_FOLDER).ruleSets, key)
    expect(priceGrading(basis, basis.declared).breakdown.totalInCents).toBe(totalInCents / 40)
    const worse = priceGrading(basis, { ...basis.declared, conditionId: 3 })
    expect(worse.breakdown.totalInCents).toBeLessThan(totalInCents / 40)
  })
})

describe('withdrawing', () => {
  const withdraw = (requestId: number) =>
    offers.call('POST', `/${requestId}/offers/1/withdrawal`, { reason: 'Wrong list' })

  it('ends the offer and says so', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    await withdraw(requestId)
    await offers.accept(path)
    expect(await offers.findSale(requestId)).toEqual([])
    expect((await offers.see(path)).text).toContain('zurückgezogen')
  })

  it('is mailed to the business, once', async () => {
    const { requestId } = await offers.offerAboveRule()
    await withdraw(requestId)
    expect((await withdraw(requestId)).statusCode).toBe(200)
    await store.drain()
    expect(await store.mailbox.find(`INDIVIDUAL_OFFER_WITHDRAWN:${requestId}-1`)).not.toBeNull()
  })

  it('is too late once it was accepted', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    expect((await withdraw(requestId)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })
})
