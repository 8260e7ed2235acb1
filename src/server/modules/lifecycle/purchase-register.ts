import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayOf } from '#domain/markets/market-date.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import { payoutReference } from '#domain/payouts/payout-reference.ts'
import { entryProblems } from '#domain/purchase-register/check-entry.ts'
import { appendEntry, type RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import {
  type EntryDraft,
  type RegisterEntry,
  registerSeller,
} from '#domain/purchase-register/register-entry.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from './item-facts.repository.ts'

interface BoughtRow extends Record<string, unknown> {
  readonly market: MarketId
  readonly currency: Currency
  readonly paymentTypeId: 13 | 14
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly deviceId: number
  readonly storageGb: number
  readonly serialNumber: string | null
}

/** A device with what the register asks about it. */
async function requireBought(tx: Connection, { transactionId, itemNumber }: ItemKey): Promise<BoughtRow> {
  const { rows } = await tx.execute<BoughtRow>(sql`
    select trade.market, trade.currency, seller.payment_type_id as "paymentTypeId", first_name as "firstName",
      last_name as "lastName", company_name as "companyName", street, house_number as "houseNumber",
      address_extra as "addressExtra", zip, city, country, offer.device_id as "deviceId",
      offer.storage_gb as "storageGb",
      (select serial_number from inspection where inspection.transaction_id = item.transaction_id
        and item_number = item.number and serial_number is not null order by round desc limit 1) as "serialNumber"
    from trade_item as item join trade using (transaction_id) join trade_seller as seller using (transaction_id)
    join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

/** As the seller has seen it. */
async function requireDeviceName(tx: Connection, { market, deviceId }: BoughtRow): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from device_text
    where device_id = ${deviceId} and language = ${MARKETS[market].catalogueLanguage}`)
  if (!rows[0]) throw new Error('The device has no name')
  return rows[0].name
}

const isoDay = (atMs: number): string => {
  const { year, month, day } = dayOf(new Date(atMs))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The end of a country's register. Rows are added one after another: two at once would have the same number. */
async function lockLastRow(tx: Connection, country: string): Promise<RegisterRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchase-register:${country}`}, 0))`)
  const { rows } = await tx.execute<{ entry: RegisterEntry; previousHash: string; hash: string }>(sql`
    select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash
    from purchase_register where country = ${country} order by sequence desc limit 1`)
  return rows[0] ?? null
}

async function append(tx: Connection, key: ItemKey, draft: EntryDraft, market: MarketId): Promise<void> {
  const problems = entryProblems(draft, MARKETS[market])
  if (problems.length > 0) throw new Error(`Not fit for the purchase register: ${problems.join(', ')}`)
  const { entry, previousHash, hash } = appendEntry(await lockLastRow(tx, draft.country), draft, sha256)
  await tx.execute(sql`
    insert into purchase_register (country, sequence, day, transaction_id, item_number, entry, previous_hash, hash)
    values (${entry.country}, ${entry.sequence}, ${entry.day}, ${key.transactionId}, ${key.itemNumber},
      ${JSON.stringify(entry)}::jsonb, ${Buffer.from(previousHash, 'hex')}, ${Buffer.from(hash, 'hex')})`)
}

export interface Bought {
  readonly amountInCents: number
  readonly atMs: number
}

const baseOf = (
  { transactionId, itemNumber }: ItemKey,
  bought: BoughtRow,
  { amountInCents, atMs }: Bought,
) => ({
  country: bought.country,
  day: isoDay(atMs),
  reference: payoutReference(tradeNumberOf(transactionId), itemNumber),
  priceInCents: amountInCents,
  currency: bought.currency,
  paymentTypeId: bought.paymentTypeId,
})

/** Enters a device that was bought. */
export async function recordPurchase(tx: Connection, key: ItemKey, given: Bought): Promise<void> {
  const bought = await requireBought(tx, key)
  const { storageGb, serialNumber, market } = bought
  const deviceName = await requireDeviceName(tx, bought)
  const description = storageGb > 0 ? `${deviceName}, ${storageGb} GB` : deviceName
  const draft: EntryDraft = {
    kind: 'PURCHASE',
    ...baseOf(key, bought, given),
    ...registerSeller(bought),
    corrects: null,
    identityDocument: null,
    description,
    serialNumber,
  }
  await append(tx, key, draft, market)
}

/** Enters that a device was paid. */
export async function recordPayment(tx: Connection, key: ItemKey, given: Bought): Promise<void> {
  const bought = await requireBought(tx, key)
  const draft: EntryDraft = { kind: 'PAYMENT', ...baseOf(key, bought, given), paidDay: isoDay(given.atMs) }
  await append(tx, key, draft, bought.market)
}
