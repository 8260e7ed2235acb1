import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addVoucher,
  buildStatusReport,
  type MoneyDesk,
  readOrder,
  readStates,
  startMoneyDesk,
} from '../../support/desk-money.ts'
import { buildMatchingFindings, IMEI } from '../../support/desk-work.ts'
import { PHONE_JPEG } from '../../support/example-photos.ts'
import { createTestTrade, triggerEvent } from '../../support/inspected-trades.ts'

let money: MoneyDesk
let bearer: string

beforeAll(async () => {
  money = await startMoneyDesk()
  bearer = await (await money.desk.hire('inspector', 'payout', 'support')).createToken()
})

afterAll(() => money.desk.close())

/** A warehouse system that only knows the API and its token. */
async function call(method: string, path: string, json?: unknown) {
  const answer = await money.desk.send(method, `/desk/api${path}`, { bearer, origin: null, json })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return answer
}

async function photo(path: string): Promise<string> {
  const answer = await money.desk.app.inject({
    method: 'POST',
    url: `/desk/api${path}`,
    payload: PHONE_JPEG,
    headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': 'image/jpeg' },
  })
  return answer.json().photoId
}

const readTrackingNumber = async (transactionId: number): Promise<string> => {
  const { rows } = await money.desk.db.execute<{ tracking: string }>(sql`
    select tracking_number as tracking from shipment where transaction_id = ${transactionId}`)
  return rows[0]?.tracking ?? ''
}

describe('a warehouse system', () => {
  it('takes a parcel of two phones from the carrier’s scan to the payout, through the API alone', async () => {
    const { transactionId, tradeNumber, items } = await createTestTrade(money.hand, { deviceCount: 2 })
    await addVoucher(money.desk.db, transactionId, 1_500)
    const [good, worn] = items
    if (!good || !worn) throw new Error('A trade without devices')
    await triggerEvent(money.hand, good, 'label_issued')
    const trackingNumber = await readTrackingNumber(transactionId)
    const at = new Date(money.desk.clock.nowMs).toISOString()

    const scan = { trackingNumber, event: 'SCANNED', at }
    expect((await call('POST', '/scans', scan)).json()).toEqual({ tradeNumber, moved: [1, 2] })
    expect((await call('GET', `/parcels?code=${trackingNumber}`)).json()).toMatchObject({ tradeNumber })
    await photo(`/arrivals/${tradeNumber}/photos`)
    const booked = await call('POST', `/arrivals/${tradeNumber}`, { weightInGrams: 640 })
    expect(booked.json()).toEqual({ tradeNumber, received: [1, 2], missing: [] })

    await call('POST', `/items/${tradeNumber}/1/inspections`, {})
    const overview = await photo(`/items/${tradeNumber}/1/photos`)
    const photoIds = { STORAGE: [overview], CONDITION: [overview] }
    await call('POST', `/items/${tradeNumber}/1/findings`, buildMatchingFindings({ photoIds }))
    await call('POST', `/items/${tradeNumber}/1/decision`, { decision: 'match_or_better' })
    await call('POST', `/items/${tradeNumber}/2/inspections`, {})
    const proof = await photo(`/items/${tradeNumber}/2/photos`)
    const findings = buildMatchingFindings({
      conditionId: 2,
      photoIds: { STORAGE: [proof], CONDITION: [proof] },
    })
    await call('POST', `/items/${tradeNumber}/2/findings`, findings)
    const outcome = (await call('GET', `/items/${tradeNumber}/2/outcome`)).json()
    await call('POST', `/items/${tradeNumber}/2/decision`, { decision: 'deviation' })
    // The seller accepts, in the shop.
    await triggerEvent(money.hand, worn, 'accept')

    const agreed = outcome.declared.quotedInCents + outcome.secondPriceInCents
    // Two phones with one IMEI: someone who hasn't inspected them has to look.
    const held: { readonly id: number; readonly reason: string }[] = (
      await call('GET', '/held-payouts')
    ).json()
    expect(held.map(({ reason }) => reason)).toEqual(['SERIAL_SEEN_BEFORE', 'SERIAL_SEEN_BEFORE'])
    expect((await call('GET', '/payouts/due')).json().payouts).toEqual([])
    for (const { id } of held)
      await money.call('POST', `/held-payouts/${id}/release`, { note: 'Both were scanned from one box' })
    const { sums } = (await call('GET', '/payouts/due')).json()
    expect(sums).toEqual([
      { currency: 'EUR', paymentTypeId: 13, payoutCount: 3, totalInCents: agreed + 1_500 },
    ])
    const [batch] = (await call('POST', '/payout-batches')).json().batches
    await money.approve(batch.messageId)
    const order = readOrder((await call('POST', `/payout-batches/${batch.messageId}/file`)).body)
    expect(order.map(({ amountInCents }) => amountInCents)).toEqual([agreed + 1_500])
    const answer = buildStatusReport(
      batch.messageId,
      order.map(({ endToEndId }) => [endToEndId, 'ACSC']),
    )
    const settled = (await call('POST', '/bank-answers', { answer })).json()
    expect(settled.confirmed.toSorted()).toEqual([0, 1, 2].map((number) => `${tradeNumber}-${number}`))
    expect(await readStates(money.desk.db, transactionId)).toEqual(['PAID', 'PAID'])

    expect((await call('GET', '/register/DE/check')).json()).toMatchObject({ isWhole: true, sequence: 4 })
    const { rows } = await money.desk.db.execute(sql`
      select entry ->> 'kind' as kind, entry ->> 'reference' as reference, entry ->> 'serialNumber' as serial,
        (entry ->> 'priceInCents')::int as price from purchase_register order by sequence`)
    const entries = [
      [`${tradeNumber}-1`, outcome.declared.quotedInCents],
      [`${tradeNumber}-2`, outcome.secondPriceInCents],
    ]
    expect(rows).toEqual(
      ['PURCHASE', 'PAYMENT'].flatMap((kind) =>
        entries.map(([reference, price]) => ({
          kind,
          reference,
          price,
          serial: kind === 'PURCHASE' ? IMEI : null,
        })),
      ),
    )
    const { rows: mails } = await money.desk.db.execute<{ mail: string }>(sql`
      select data ->> 'mail' as mail from outbox where topic = 'TRADE_MAIL'
        and data ->> 'transactionId' = ${String(transactionId)} order by id`)
    expect(mails.map(({ mail }) => mail)).toContain('PAYOUT_SENT')
  })
})
