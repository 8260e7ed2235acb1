import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { addDays, computeExpiry } from '#domain/trades/trade-clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { findReturnLabel, listSaleReturns } from '#server/desk/returns/returns.repository.ts'
import { eraseOldSellers } from '#server/modules/customers/erase-sellers.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { recordScan, type ScanKind } from '#server/modules/lifecycle/record-scan.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createIssueReturnLabel } from '#server/modules/trades/documents/issue-return-label.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import {
  createTestTrade,
  createTradeIn,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { listMailJobs, readEverything, readItemRows } from '../../support/trade-rows.ts'

const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

const secret = createShopSecret(Buffer.from('a secret of this test'))
let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, blobs: createTestBlobs(db), secret, now: () => NOW_MS }
})

afterAll(() => db.$client.end())

const carrier = createPrintedCarrier()

const issueReturn = (data: ItemKey & { readonly replaces?: string }) =>
  createIssueReturnLabel({ ...hand, carrier })({
    id: 1,
    topic: 'ISSUE_RETURN_LABEL',
    workKey: 'x',
    createdAt: new Date(NOW_MS),
    attempts: 1,
    data: { ...data },
  })

const report = (trackingNumber: string, hour = 0, kind?: ScanKind) =>
  recordScan({ db, secret }, { trackingNumber, atMs: NOW_MS + hour * HOUR_MS, ...(kind ? { kind } : {}) })

async function readTrackingNumber(transactionId: number): Promise<string> {
  const text = 'select tracking_number from shipment where transaction_id = $1'
  return (await db.$client.query(text, [transactionId])).rows[0].tracking_number
}

const readSendBy = async (transactionId: number): Promise<number> => {
  const text = 'select send_by from trade where transaction_id = $1'
  return (await db.$client.query(text, [transactionId])).rows[0].send_by.getTime()
}

const readScanHours = async (transactionId: number) => {
  const text = 'select first_scan_at, last_scan_at from shipment where transaction_id = $1'
  const { first_scan_at, last_scan_at } = (await db.$client.query(text, [transactionId])).rows[0]
  return [first_scan_at, last_scan_at].map((at: Date) => (at.getTime() - NOW_MS) / HOUR_MS)
}

const readState = async (item: ItemKey) => (await readItemRows(db, item).item())?.state

/** A device to be returned, with its parcel. */
async function sendBack() {
  const { item, transactionId } = await createTradeIn(hand, 'RETURN_PENDING')
  await issueReturn(item)
  const [parcel] = await readItemRows(db, item).returns()
  if (!parcel) throw new Error('There is no parcel')
  return { item, transactionId, tracking: parcel.tracking }
}

describe('a scan of the parcel to us', () => {
  it('counts from when it was made: the last evening is in time, also when it is reported after midnight', async () => {
    const { item, transactionId } = await createTradeIn(hand, 'LABEL_ISSUED')
    const tracking = await readTrackingNumber(transactionId)
    const sendByMs = await readSendBy(transactionId)
    await runTradeClock({ db, secret }, sendByMs + 6 * HOUR_MS)
    await recordScan({ db, secret }, { trackingNumber: tracking, atMs: sendByMs - HOUR_MS })
    await runTradeClock({ db, secret }, computeExpiry(sendByMs) + HOUR_MS)
    expect(await readState(item)).toBe('IN_TRANSIT')
  })

  it('puts all devices of the trade in transit, once', async () => {
    const { items, transactionId } = await createTestTrade(hand, { deviceCount: 3 })
    const [first, second] = items
    if (!first || !second) throw new Error('Too few devices')
    await triggerEvent(hand, first, 'label_issued')
    await triggerEvent(hand, second, 'cancel')
    const tracking = await readTrackingNumber(transactionId)
    expect(await report(tracking)).toMatchObject({ transactionId, moved: [1, 3] })
    expect(await Promise.all(items.map(readState))).toEqual(['IN_TRANSIT', 'CANCELLED', 'IN_TRANSIT'])
    expect(await report(tracking, 5)).toMatchObject({ transactionId, moved: [] })
    expect(await readScanHours(transactionId)).toEqual([0, 5])
  })

  it('counts from the time of the scan, however late it is reported', async () => {
    const { transactionId } = await createTradeIn(hand, 'IN_TRANSIT')
    const tracking = await readTrackingNumber(transactionId)
    for (const hour of [9, 3, -2]) await report(tracking, hour)
    expect(await readScanHours(transactionId)).toEqual([-2, 9])
  })

  it('reported several times at once moves every device once', async () => {
    const { item, transactionId } = await createTradeIn(hand, 'LABEL_ISSUED')
    const tracking = await readTrackingNumber(transactionId)
    const results = await Promise.all([0, 1, 2, 3].map((hour) => report(tracking, hour)))
    expect(results.filter((result) => result.kind === 'recorded' && result.moved.length > 0)).toHaveLength(1)
    const events = await readItemRows(db, item).events()
    expect(events.filter(({ event }) => event === 'carrier_scan')).toHaveLength(1)
    expect(await readScanHours(transactionId)).toEqual([0, 3])
  })

  it('with an unknown number changes nothing', async () => {
    const before = await readEverything(db)
    expect(await report('1Z999')).toEqual({ kind: 'unknownParcel' })
    expect(await readEverything(db)).toEqual(before)
  })
})

describe('a return parcel', () => {
  it('is booked once, from us to the seller, however often the job runs', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING', { market: 'pl' })
    await Promise.all([issueReturn(item), issueReturn(item), issueReturn(item)])
    await issueReturn(item)
    expect(await readItemRows(db, item).returns()).toHaveLength(1)
    const label = await hand.blobs.read(await findReturnLabel(db, item))
    const { pages } = await readPdf(label ?? Buffer.alloc(0))
    const text = pages[0]?.text ?? ''
    const { street, city } = EXAMPLE_COMPANY.warehouse
    for (const part of [street, city, 'Zofia Müller-Łuczak', 'Łódź an der Spree'])
      expect(text).toContain(part)
    expect(text.indexOf(street)).toBeLessThan(text.indexOf('Zofia'))
    expect(pages).toHaveLength(1)
  })

  it('isn’t booked for a device that stays', async () => {
    const { item } = await createTradeIn(hand, 'ACCEPTED')
    await issueReturn(item)
    expect(await readItemRows(db, item).returns()).toEqual([])
    await expect(issueReturn({ ...item, itemNumber: 7 })).rejects.toThrow('There is no such device')
  })

  it('is shipped with the first scan, which notifies the seller, and completed on delivery', async () => {
    const { item, transactionId, tracking } = await sendBack()
    expect(await report(tracking, 1)).toMatchObject({ moved: [1] })
    expect(await readState(item)).toBe('RETURN_SHIPPED')
    expect(await report(tracking, 2)).toMatchObject({ moved: [] })
    expect(await listMailJobs(db, transactionId)).toContain('RETURN_SHIPPED')
    await report(tracking, 30, 'DELIVERED')
    expect(await readState(item)).toBe('RETURNED')
    expect(await report(tracking, 31, 'DELIVERED')).toMatchObject({ moved: [] })
    expect(await readItemRows(db, item).returns()).toMatchObject([
      { scannedAt: NOW_MS + HOUR_MS, deliveredAt: NOW_MS + 30 * HOUR_MS },
    ])
  })

  it('may be delivered without an earlier scan, which is then added', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 4, 'DELIVERED')
    expect((await readItemRows(db, item).events()).slice(-2).map(({ event }) => event)).toEqual([
      'return_scanned',
      'return_delivered',
    ])
  })

  it('that is undeliverable waits for an operator, whatever the carrier reports', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 1)
    await report(tracking, 2, 'UNDELIVERABLE')
    expect(await readState(item)).toBe('RETURN_PENDING')
    const before = await readEverything(db)
    for (const kind of ['SCANNED', 'DELIVERED', 'UNDELIVERABLE'] as const)
      expect(await report(tracking, 3, kind)).toMatchObject({ moved: [] })
    expect(await readEverything(db)).toEqual(before)
  })

  it('goes out again under a new number, and reports on the old one don’t count', async () => {
    const { item, tracking } = await sendBack()
    await report(tracking, 1)
    await report(tracking, 2, 'UNDELIVERABLE')
    await issueReturn(item)
    const [, second] = await readItemRows(db, item).returns()
    expect(second?.tracking).not.toBe(tracking)
    await report(second?.tracking ?? '', 5)
    expect(await readState(item)).toBe('RETURN_SHIPPED')
    expect(await report(tracking, 6, 'DELIVERED')).toMatchObject({ moved: [] })
    await report(second?.tracking ?? '', 7, 'DELIVERED')
    expect(await readState(item)).toBe('RETURNED')
    expect(await readItemRows(db, item).returns()).toMatchObject([
      { deliveredAt: null },
      { scannedAt: NOW_MS + 5 * HOUR_MS, deliveredAt: NOW_MS + 7 * HOUR_MS },
    ])
  })

  it('keeps its number, but loses its label, when the seller is erased', async () => {
    const { item } = await createTradeIn(hand, 'RETURNED')
    await eraseOldSellers(db, addDays(NOW_MS, 5 * 365))
    const { rows } = await db.$client.query(
      'select tracking_number, octet_length(label_pdf) as size, blob_key from return_shipment where transaction_id = $1',
      [item.transactionId],
    )
    expect(rows).toEqual([{ tracking_number: expect.any(String), size: 0, blob_key: null }])
  })
})

describe('a return parcel whose label was replaced', () => {
  async function replaceLabel() {
    const { item, transactionId, tracking } = await sendBack()
    await issueReturn({ ...item, replaces: tracking })
    const newer = (await readItemRows(db, item).returns()).at(-1)?.tracking ?? ''
    const readParcel = async () => (await listSaleReturns(db, transactionId))[0]
    return { item, older: tracking, newer, readParcel }
  }

  it('counts if the carrier has it all the same', async () => {
    const { item, older, newer, readParcel } = await replaceLabel()
    expect(newer).not.toBe(older)
    expect(await report(older, 1)).toMatchObject({ moved: [1] })
    expect(await readParcel()).toMatchObject({ stage: 'ON_ITS_WAY', trackingNumber: older })
    await report(older, 2, 'DELIVERED')
    expect(await readState(item)).toBe('RETURNED')
    expect(await readItemRows(db, item).returns()).toMatchObject([
      { scannedAt: NOW_MS + HOUR_MS, deliveredAt: NOW_MS + 2 * HOUR_MS },
      { scannedAt: null, deliveredAt: null },
    ])
  })

  it('says nothing more once the carrier has the newer one', async () => {
    const { item, older, newer, readParcel } = await replaceLabel()
    await report(older, 1)
    expect(await report(newer, 2)).toMatchObject({ moved: [] })
    expect(await readParcel()).toMatchObject({ stage: 'ON_ITS_WAY', trackingNumber: newer })
    expect(await report(older, 3, 'UNDELIVERABLE')).toMatchObject({ moved: [] })
    expect(await report(newer, 4, 'DELIVERED')).toMatchObject({ moved: [1] })
    expect(await readState(item)).toBe('RETURNED')
  })

  it('is sent again with the newer label if it comes back', async () => {
    const { older, newer, readParcel } = await replaceLabel()
    await report(older, 1, 'UNDELIVERABLE')
    expect(await readParcel()).toMatchObject({ stage: 'TO_SEND', trackingNumber: newer })
    expect(await report(older, 2, 'DELIVERED')).toMatchObject({ moved: [], isSpent: true })
    expect(await report(newer, 3)).toMatchObject({ moved: [1] })
  })
})
