import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { BRAND } from '#markets/brand.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { eraseOldSellers } from '#server/modules/customers/erase-sellers.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { recordScan, type ScanKind } from '#server/modules/lifecycle/record-scan.ts'
import { createIssueReturnLabel } from '#server/modules/trades/issue-return-label.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { happen, makeTrade, makeTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { everything, mailsOf, rowsOf } from '../../support/trade-rows.ts'

const NOW_MS = Date.parse('2026-11-16T10:00:00Z')
const HOUR_MS = 3_600_000

const secret = createShopSecret(Buffer.from('a secret of this test'))
let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, secret, now: () => NOW_MS }
})

afterAll(() => db.$client.end())

const carrier = createPrintedCarrier(correspondenceTranslator)

const issueReturn = (data: ItemKey) =>
  createIssueReturnLabel({ db, carrier, now: hand.now })({
    id: 1,
    topic: 'ISSUE_RETURN_LABEL',
    workKey: 'x',
    attempts: 1,
    data: { ...data },
  })

const report = (trackingNumber: string, hour = 0, kind?: ScanKind) =>
  recordScan({ db, secret }, { trackingNumber, atMs: NOW_MS + hour * HOUR_MS, ...(kind ? { kind } : {}) })

async function trackingOf(transactionId: number): Promise<string> {
  const text = 'select tracking_number from shipment where transaction_id = $1'
  return (await db.$client.query(text, [transactionId])).rows[0].tracking_number
}

const scansOf = async (transactionId: number) => {
  const text = 'select first_scan_at, last_scan_at from shipment where transaction_id = $1'
  const { first_scan_at, last_scan_at } = (await db.$client.query(text, [transactionId])).rows[0]
  return [first_scan_at, last_scan_at].map((at: Date) => (at.getTime() - NOW_MS) / HOUR_MS)
}

const stateOf = async (item: ItemKey) => (await rowsOf(db, item).item())?.state

/** A device that goes back, with its parcel. */
async function sendBack() {
  const { item, transactionId } = await makeTradeIn(hand, 'RETURN_PENDING')
  await issueReturn(item)
  const [parcel] = await rowsOf(db, item).returns()
  if (!parcel) throw new Error('There is no parcel')
  return { item, transactionId, tracking: parcel.tracking }
}

describe('a scan of the parcel to us', () => {
  it('puts all devices of the trade on their way, once', async () => {
    const { items, transactionId } = await makeTrade(hand, { deviceCount: 3 })
    const [first, second] = items
    if (!first || !second) throw new Error('Too few devices')
    await happen(hand, first, 'label_issued')
    await happen(hand, second, 'cancel')
    const tracking = await trackingOf(transactionId)
    expect(await report(tracking)).toEqual({ kind: 'recorded', transactionId, moved: [1, 3] })
    expect(await Promise.all(items.map(stateOf))).toEqual(['IN_TRANSIT', 'CANCELLED', 'IN_TRANSIT'])
    expect(await report(tracking, 5)).toEqual({ kind: 'recorded', transactionId, moved: [] })
    expect(await scansOf(transactionId)).toEqual([0, 5])
  })

  it('counts by its own time, however late it is reported', async () => {
    const { transactionId } = await makeTradeIn(hand, 'IN_TRANSIT')
    const tracking = await trackingOf(transactionId)
    for (const hour of [9, 3, -2]) await report(tracking, hour)
    expect(await scansOf(transactionId)).toEqual([-2, 9])
  })

  it('that is reported by several at once moves every device once', async () => {
    const { item, transactionId } = await makeTradeIn(hand, 'LABEL_ISSUED')
    const tracking = await trackingOf(transactionId)
    const results = await Promise.all([0, 1, 2, 3].map((hour) => report(tracking, hour)))
    expect(results.filter((result) => result.kind === 'recorded' && result.moved.length > 0)).toHaveLength(1)
    const events = await rowsOf(db, item).events()
    expect(events.filter(({ event }) => event === 'carrier_scan')).toHaveLength(1)
    expect(await scansOf(transactionId)).toEqual([0, 3])
  })

  it('of a number that is not ours changes nothing', async () => {
    const before = await everything(db)
    expect(await report('1Z999')).toEqual({ kind: 'unknownParcel' })
    expect(await everything(db)).toEqual(before)
  })
})

describe('the parcel of a device that goes back', () => {
  it('is booked once, from us to the seller, however often the work is done', async () => {
    const { item } = await makeTradeIn(hand, 'RETURN_PENDING', { market: 'pl' })
    await Promise.all([issueReturn(item), issueReturn(item), issueReturn(item)])
    await issueReturn(item)
    expect(await rowsOf(db, item).returns()).toHaveLength(1)
    const { rows } = await db.$client.query(
      'select label_pdf from return_shipment where transaction_id = $1',
      [item.transactionId],
    )
    const { pages } = await readPdf(rows[0].label_pdf)
    const text = pages[0]?.text ?? ''
    const { street, city } = BRAND.warehouse
    for (const part of [street, city, 'Zofia Müller-Łuczak', 'Łódź an der Spree'])
      expect(text).toContain(part)
    expect(text.indexOf(street)).toBeLessThan(text.indexOf('Zofia'))
    expect(pages).toHaveLength(1)
  })

  it('is not booked for a device that does not go back', async () => {
    const { item } = await makeTradeIn(hand, 'ACCEPTED')
    await issueReturn(item)
    expect(await rowsOf(db, item).returns()).toEqual([])
    await expect(issueReturn({ ...item, itemNumber: 7 })).rejects.toThrow('There is no such device')
  })

  it('is on its way with the first scan, of which the seller is told, and done with its delivery', async () => {
    const { item, transactionId, tracking } = await sendBack()
    expect(await report(tracking, 1)).toMatchObject({ moved: [1] })
    expect(await stateOf(item)).toBe('RETURN_SHIPPED')
    expect(await report(tracking, 2)).toMatchObject({ moved: [] })
    expect(await mailsOf(db, transactionId)).toContain('RETURN_SHIPPED')
    await report(tracking, 30, 'DELIVERED')
    expect(await stateOf(item)).toBe('RETURNED')
    expect(await report(tracking, 31, 'DELIVERED')).toMatchObject({ moved: [] })
    expect(await rowsOf(db, item).returns()).toMatchObject([
      { scannedAt: NOW_MS + HOUR_MS, deliveredAt: NOW_MS + 30 * HOUR_MS },
    ])
  })

  it('may be delivered without a scan before: that one is made up for', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 4, 'DELIVERED')
    expect((await rowsOf(db, item).events()).slice(-2).map(({ event }) => event)).toEqual([
      'return_scanned',
      'return_delivered',
    ])
  })

  it('that could not be delivered waits for a person, whatever the carrier still says about it', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 1)
    await report(tracking, 2, 'UNDELIVERABLE')
    expect(await stateOf(item)).toBe('RETURN_PENDING')
    const before = await everything(db)
    for (const kind of ['SCANNED', 'DELIVERED', 'UNDELIVERABLE'] as const)
      expect(await report(tracking, 3, kind)).toMatchObject({ moved: [] })
    expect(await everything(db)).toEqual(before)
  })

  it('goes out once more under another number, and the old one says nothing about it', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 1)
    await report(tracking, 2, 'UNDELIVERABLE')
    await issueReturn(item)
    const [, second] = await rowsOf(db, item).returns()
    expect(second?.tracking).not.toBe(tracking)
    await report(second?.tracking ?? '', 5)
    expect(await stateOf(item)).toBe('RETURN_SHIPPED')
    expect(await report(tracking, 6, 'DELIVERED')).toMatchObject({ moved: [] })
    await report(second?.tracking ?? '', 7, 'DELIVERED')
    expect(await stateOf(item)).toBe('RETURNED')
    expect(await rowsOf(db, item).returns()).toMatchObject([
      { deliveredAt: null },
      { scannedAt: NOW_MS + 5 * HOUR_MS, deliveredAt: NOW_MS + 7 * HOUR_MS },
    ])
  })

  it('keeps its number, but no address on its label, when the seller’s time is over', async () => {
    const { item } = await makeTradeIn(hand, 'RETURNED')
    await eraseOldSellers(db, daysAfter(NOW_MS, 5 * 365))
    const { rows } = await db.$client.query(
      'select tracking_number, octet_length(label_pdf) as size from return_shipment where transaction_id = $1',
      [item.transactionId],
    )
    expect(rows).toEqual([{ tracking_number: expect.any(String), size: 0 }])
  })
})
