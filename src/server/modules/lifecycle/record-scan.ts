import { sql } from 'drizzle-orm'
import type { PlainEvent } from '#domain/lifecycle/step.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection, Database } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { applyStep, type StepOptions } from './apply-step.ts'
import { type ItemKey, lockTradeItems } from './item-facts.repository.ts'
import { recordPartScan, updateReturnScan, updateShipmentScan } from './parcel-scans.ts'

/** What a carrier reports about a parcel. */
export type ScanKind = 'SCANNED' | 'DELIVERED' | 'UNDELIVERABLE'

export interface ParcelScan {
  readonly trackingNumber: string
  readonly atMs: number
  readonly kind?: ScanKind
}

export type RecordedScan =
  | { readonly kind: 'unknownParcel' }
  | {
      readonly kind: 'recorded'
      readonly transactionId: number
      /** Devices that the scan has moved; none if it is old news. */
      readonly moved: readonly number[]
      /** Whether nobody may send a parcel with this label: it was replaced, or its parcel came back. */
      readonly isSpent: boolean
    }

interface ParcelRow extends Record<string, unknown> {
  readonly transactionId: number
  /** Null for the parcel to us, which holds all devices of the trade. */
  readonly itemNumber: number | null
  /** For the parcel with a missing part: the clarification that asked for it. */
  readonly partOf: number | null
  readonly wasScanned: boolean
  /** Whether the device has got another parcel since. */
  readonly isReplaced: boolean
  /** Whether the carrier has had a newer one: from then on this one says nothing about where the device is. */
  readonly isOvertaken: boolean
  /** Of the device in a parcel back. */
  readonly state: TradeState | null
}

/** A parcel that takes several devices back has a row for each. */
async function findParcels(tx: Connection, trackingNumber: string): Promise<readonly ParcelRow[]> {
  const { rows } = await tx.execute<ParcelRow>(sql`
    select transaction_id::float8 as "transactionId", null as "itemNumber", null as "partOf",
      first_scan_at is not null as "wasScanned", false as "isReplaced", false as "isOvertaken", null as state
    from shipment where tracking_number = ${trackingNumber}
    union all
    select transaction_id::float8, item_number, clarification_id::float8, scanned_at is not null, false, false, null
    from part_parcel where tracking_number = ${trackingNumber}
    union all
    select parcel.transaction_id::float8, item_number, null, scanned_at is not null, newer.booked > 0, newer.scanned > 0, state
    from return_shipment as parcel
    join trade_item as item on item.transaction_id = parcel.transaction_id and item.number = parcel.item_number
    cross join lateral (select count(*) as booked, count(later.scanned_at) as scanned from return_shipment as later
      where later.transaction_id = parcel.transaction_id and later.item_number = parcel.item_number
        and later.id > parcel.id) as newer
    where tracking_number = ${trackingNumber}
    order by "itemNumber"`)
  return rows
}

type ScannedStep = Extract<
  PlainEvent,
  'carrier_scan' | 'return_scanned' | 'return_delivered' | 'undeliverable'
>

interface ReportedStep {
  readonly event: ScannedStep
  readonly atMs: number
  readonly trackingNumber: string
}

async function requireStep(options: StepOptions, key: ItemKey, { trackingNumber, ...step }: ReportedStep) {
  const applied = await applyStep(options, { key, step: { ...step, actor: 'carrier' }, trackingNumber })
  if (applied.kind !== 'stepped') throw new Error(`${step.event} was not possible`)
}

/** Any report about a parcel to us means that the carrier has it. */
async function scanArriving(
  options: StepOptions,
  transactionId: number,
  { trackingNumber, atMs }: ParcelScan,
) {
  const items = await lockTradeItems(options.tx, transactionId)
  const unscanned = items.filter(({ state }) => state === 'LABEL_ISSUED').map(({ number }) => number)
  for (const itemNumber of unscanned)
    await requireStep(options, { transactionId, itemNumber }, { event: 'carrier_scan', atMs, trackingNumber })
  // Even if nothing moves: a parcel counts as lost from its last scan.
  await options.tx.execute(updateShipmentScan(transactionId, new Date(atMs)))
  return unscanned
}

const RETURN_EVENTS = {
  SCANNED: ['return_scanned'],
  DELIVERED: ['return_scanned', 'return_delivered'],
  UNDELIVERABLE: ['return_scanned', 'undeliverable'],
} as const satisfies Readonly<Record<ScanKind, readonly ScannedStep[]>>

/**
 * The steps that a report implies, including one the carrier hasn't reported, excluding one that is known. A parcel whose
 * label was replaced counts until the carrier has the newer one: the device is where the carrier saw it.
 */
function listReturnSteps(kind: ScanKind, state: TradeState | undefined, parcel: ParcelRow) {
  const [scanned, ...others] = RETURN_EVENTS[kind]
  if (parcel.isOvertaken) return []
  if (state === 'RETURN_SHIPPED') return others
  // A parcel that came back needs a person: further reports are about its way back to us.
  return state === 'RETURN_PENDING' && !parcel.wasScanned ? [scanned, ...others] : []
}

/** What a report means for each device of the parcel. */
async function scanReturning(
  options: StepOptions,
  transactionId: number,
  { trackingNumber, atMs, kind = 'SCANNED' }: ParcelScan,
): Promise<readonly number[]> {
  const items = await lockTradeItems(options.tx, transactionId)
  const moved: number[] = []
  // Read again: the lock may have waited for another report on the same parcel.
  for (const parcel of await findParcels(options.tx, trackingNumber)) {
    const { itemNumber } = parcel
    if (itemNumber === null || parcel.transactionId !== transactionId) continue
    const state = items.find(({ number }) => number === itemNumber)?.state
    const key = { transactionId, itemNumber }
    // An older parcel was taken for the one that is on its way.
    if (state === 'RETURN_SHIPPED' && !parcel.isOvertaken && !parcel.wasScanned)
      await options.tx.execute(updateReturnScan(key, trackingNumber, { column: 'scanned_at', atMs }))
    const events = listReturnSteps(kind, state, parcel)
    for (const event of events) await requireStep(options, key, { event, atMs, trackingNumber })
    if (events.length > 0) moved.push(itemNumber)
  }
  return moved
}

const isSpent = ({ isReplaced, isOvertaken, wasScanned, state }: ParcelRow): boolean =>
  isOvertaken || (wasScanned ? state === 'RETURN_PENDING' : isReplaced)

/** Records a carrier's report about any of our parcels, to us or back. Reports may arrive twice, late or never. */
export async function recordScanIn(options: StepOptions, scan: ParcelScan): Promise<RecordedScan> {
  const parcels = await findParcels(options.tx, scan.trackingNumber)
  const [parcel] = parcels
  if (!parcel) return { kind: 'unknownParcel' }
  const { transactionId, itemNumber, partOf } = parcel
  if (partOf !== null) {
    await lockTradeItems(options.tx, transactionId)
    await recordPartScan(options.tx, partOf, scan.atMs)
    return { kind: 'recorded', transactionId, moved: [], isSpent: false }
  }
  const moved =
    itemNumber === null
      ? await scanArriving(options, transactionId, scan)
      : await scanReturning(options, transactionId, scan)
  return { kind: 'recorded', transactionId, moved, isSpent: parcels.every(isSpent) }
}

export interface ScanOptions {
  readonly db: Database
  readonly secret: ShopSecret
}

/** The same in a new transaction. */
export const recordScan = ({ db, secret }: ScanOptions, scan: ParcelScan): Promise<RecordedScan> =>
  db.transaction((tx) => recordScanIn({ tx, secret }, scan))
