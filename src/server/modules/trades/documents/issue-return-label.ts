import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { OutboxJob } from '#server/modules/outbox/outbox.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import type { StoredTrade, StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'
import type { BookedShipment } from '#server/ports/carrier/carrier.ts'
import { buildWarehouseAddress } from '#server/ports/carrier/warehouse-address.ts'
import { buildSellerAddress } from './build-seller-address.ts'
import type { IssueLabelOptions } from './issue-label.ts'

/** The parcels that a device has had. */
interface EarlierParcels {
  readonly itemNumber: number
  readonly count: number
  /** The number of the last one if the carrier doesn't have it yet. */
  readonly waiting: string | null
}

const READ_PARCELS = `
  select item_number as "itemNumber", count(*)::integer as count,
    (array_agg(case when scanned_at is null then tracking_number end order by id desc))[1] as waiting
  from return_shipment where transaction_id = $1 group by item_number`

// Booking takes seconds: a device whose former parcel was scanned meanwhile is on its way, so it isn't in this one. Its row is
// locked because a scan locks it, too. A blob has one owner: the label is kept with the first device of the parcel.
const STORE_PARCEL = `
  with still as (
    select number from trade_item
    where transaction_id = $1 and number = any($2::smallint[]) and state = 'RETURN_PENDING' order by number for update
  )
  insert into return_shipment (transaction_id, item_number, carrier, tracking_number, blob_key, booked_at)
  select $1, number, $3, $4, case when row_number() over (order by place) = 1 then $5::uuid end, $6
  from unnest($2::smallint[]) with ordinality as device (number, place) join still using (number)
  where not exists (select from return_shipment where tracking_number = $4 and transaction_id <> $1)
  on conflict (tracking_number, item_number) do nothing`

const FIND_OTHER_SALE =
  'select from return_shipment where tracking_number = $1 and transaction_id <> $2 limit 1'

interface ReturnParcel {
  readonly trade: StoredTrade
  readonly items: readonly [StoredTradeItem, ...StoredTradeItem[]]
  /** Of the first device, whose number is part of the parcel's. */
  readonly attempt: number
}

async function storeParcel(
  { db, blobs, now }: IssueLabelOptions,
  { trade, items }: ReturnParcel,
  { carrier, trackingNumber, labelPdf }: BookedShipment,
): Promise<void> {
  const blobKey = await blobs.store(labelPdf, 'application/pdf')
  await db.$client.query(STORE_PARCEL, [
    trade.transactionId,
    items.map(({ number }) => number),
    carrier,
    trackingNumber,
    blobKey,
    new Date(now()),
  ])
  // A report about the number would be about the other sale's devices.
  const { rowCount } = await db.$client.query(FIND_OTHER_SALE, [trackingNumber, trade.transactionId])
  if (rowCount) throw new PermanentFailure('The carrier gave the number of another parcel')
}

const bookParcel = (
  { carrier }: IssueLabelOptions,
  { trade, items, attempt }: ReturnParcel,
): Promise<BookedShipment> =>
  carrier.book({
    parcelNumber: formatTradeNumber(trade.transactionId),
    market: MARKETS[trade.market],
    audience: audienceOfSeller(trade.seller),
    sender: buildWarehouseAddress(),
    deviceCount: items.length,
    createdAt: new Date(items[0].stateSinceMs),
    returned: { itemNumber: items[0].number, attempt, receiver: buildSellerAddress(trade) },
  })

/** Jobs of an earlier release are about one device. */
function readItemNumbers({ itemNumbers, itemNumber }: OutboxJob['data']): readonly number[] {
  return Array.isArray(itemNumbers) ? itemNumbers.map(Number) : [Number(itemNumber)]
}

function requireItems(trade: StoredTrade, numbers: readonly number[]): readonly StoredTradeItem[] {
  const items = trade.items.filter(({ number }) => numbers.includes(number))
  if (items.length < numbers.length) throw new PermanentFailure('There is no such device')
  return items
}

/** Books the parcel of devices that go back. The seller gets a mail once the carrier has it. */
export const createIssueReturnLabel =
  (options: IssueLabelOptions): JobHandler =>
  async (job) => {
    const trade = await requireJobTrade(options.db, job.data)
    const wanted = requireItems(trade, readItemNumbers(job.data))
    const { rows } = await options.db.$client.query<EarlierParcels>(READ_PARCELS, [trade.transactionId])
    const findEarlier = (number: number) => rows.find(({ itemNumber }) => itemNumber === number)
    // Booked by an earlier attempt, or gone another way meanwhile.
    const [first, ...others] = wanted.filter(({ state, number }) => {
      const waiting = findEarlier(number)?.waiting ?? null
      return state === 'RETURN_PENDING' && (waiting === null || waiting === job.data.replaces)
    })
    if (!first) return
    const attempt = (findEarlier(first.number)?.count ?? 0) + 1
    const parcel: ReturnParcel = { trade, items: [first, ...others], attempt }
    await storeParcel(options, parcel, await bookParcel(options, parcel))
  }
