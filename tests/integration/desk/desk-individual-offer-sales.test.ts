import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { priceGrading } from '#domain/inspection/grading.ts'
import { DAY_MS, YEAR_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { eraseSellersOf } from '#server/modules/customers/erase-sellers.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { openAsRole } from '../../support/database.ts'
import { type OfferDesk, startOfferDesk } from '../../support/offer-desk.ts'
import { BUSINESS_MAILBOX, buildOffer } from '../../support/offer-requests.ts'

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

describe('a second offer for the same request', () => {
  it('takes the place of the open one', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    await offers.send(requestId, buildOffer(await offers.open(requestId)), 2)
    await offers.accept(path)
    expect(await offers.findSale(requestId)).toEqual([])
    expect((await offers.open(requestId)).offers.map(({ state }) => state)).toEqual(['OPEN', 'WITHDRAWN'])
  })

  it('is refused once the first became a sale', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    const refused = await offers.send(requestId, buildOffer(await offers.open(requestId)), 2)
    expect(refused.json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })

  it('can’t be accepted beside the first', async () => {
    const { requestId } = await offers.offerAboveRule()
    const first = await offers.findLink(requestId)
    await offers.send(requestId, buildOffer(await offers.open(requestId)), 2)
    await store.db.$client.query(
      'update individual_offer set withdrawn_at = null where request_id = $1 and number = 1',
      [requestId],
    )
    const second = await offers.findLink(requestId, 2)
    await Promise.all([offers.accept(first), offers.accept(second)])
    expect(await offers.findSale(requestId)).toHaveLength(1)
  })
})

describe('the price of a device that was sold by an individual offer', () => {
  /** Its price as described, by what it would be computed from today. */
  async function computeQuoted(requestId: number): Promise<number> {
    const { rows } = await store.db.$client.query<{ transaction_id: string }>(
      `select transaction_id from trade_item join individual_offer_line using (offer_id)
       where request_id = $1 and trade_item.number = 1`,
      [requestId],
    )
    const key = { transactionId: Number(rows[0]?.transaction_id), itemNumber: 1 }
    const basis = await requirePriceBasis(store.db, createQuestions(DATA_FOLDER).ruleSets, key)
    return priceGrading(basis, basis.declared).breakdown.totalInCents
  }

  it('is the listed one as soon as its sale is another than that of the offer', async () => {
    const { requestId, totalInCents } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    await store.db.$client.query(
      'update individual_offer set accepted_at = null, transaction_id = null where request_id = $1',
      [requestId],
    )
    expect(await computeQuoted(requestId)).toBe(totalInCents / 40 - 1_000)
  })

  it('is still the agreed one when the business is erased', async () => {
    const { requestId, totalInCents } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    await forgetPeople(openAsRole(store.db, 'worker'), START_MS + 3 * YEAR_MS + DAY_MS)
    const { rows } = await store.db.$client.query(
      'select company_name, email, phone from individual_offer_request where id = $1',
      [requestId],
    )
    expect(rows).toEqual([{ company_name: '', email: '', phone: null }])
    expect(await computeQuoted(requestId)).toBe(totalInCents / 40)
  })
})

describe('the business that has accepted an offer', () => {
  const findContact = async (requestId: number) => {
    const { rows } = await store.db.$client.query(
      `select company_name, contact_person, request.email, phone, made.message
       from individual_offer_request as request join individual_offer as made on made.request_id = request.id
       where request.id = $1`,
      [requestId],
    )
    return rows
  }

  it('isn’t named by its old link', async () => {
    const { requestId } = await offers.offerAboveRule()
    const path = await offers.findLink(requestId)
    await offers.accept(path)
    expect((await offers.see(path)).text).not.toContain('Zofia')
  })

  it('is erased with the seller of the sale', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    const [sale] = await offers.findSale(requestId)
    const transactionId = Number(sale?.transaction_id)
    await store.db.$client.query(`update trade_seller set email = '' where transaction_id = $1`, [
      transactionId,
    ])
    await eraseSellersOf(openAsRole(store.db, 'worker'), [transactionId], store.clock.nowMs)
    const nobody = { company_name: '', contact_person: '', email: '', phone: null, message: '' }
    expect(await findContact(requestId)).toEqual([nobody])
  })

  it('stays as long as the sale goes on', async () => {
    const { requestId } = await offers.offerAboveRule()
    await offers.accept(await offers.findLink(requestId))
    const [sale] = await offers.findSale(requestId)
    await eraseSellersOf(openAsRole(store.db, 'web'), [Number(sale?.transaction_id)], store.clock.nowMs)
    expect(await findContact(requestId)).toMatchObject([{ email: BUSINESS_MAILBOX }])
  })
})
