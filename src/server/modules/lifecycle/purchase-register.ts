import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DocumentKind } from '#domain/identity/identity-document.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import { findEntryProblems } from '#domain/purchase-register/find-entry-problems.ts'
import { appendEntry, type RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import {
  describeSeller,
  type EntryDraft,
  type RegisterEntry,
} from '#domain/purchase-register/register-entry.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { formatMarketDay } from './format-market-day.ts'
import { FOUND_DEVICE_ID, FOUND_STORAGE_GB } from './found-device.ts'
import { buildItemReference } from './hash-findings.ts'
import type { ItemKey } from './item-facts.repository.ts'

interface BoughtRow extends Record<string, unknown> {
  readonly market: MarketId
  readonly currency: Currency
  readonly paymentTypeId: PaymentTypeId
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
  readonly identityKind: DocumentKind | null
  readonly identityDigest: string | null
}

/** A device, with everything that the register records about it. */
async function requireBought(tx: Connection, { transactionId, itemNumber }: ItemKey): Promise<BoughtRow> {
  const { rows } = await tx.execute<BoughtRow>(sql`
    select trade.market, trade.currency, seller.payment_type_id as "paymentTypeId", first_name as "firstName",
      last_name as "lastName", company_name as "companyName", street, house_number as "houseNumber",
      address_extra as "addressExtra", zip, city, country, ${FOUND_DEVICE_ID} as "deviceId",
      ${FOUND_STORAGE_GB} as "storageGb",
      (select serial_number from inspection where inspection.transaction_id = item.transaction_id
        and item_number = item.number and serial_number is not null order by inspection.number desc limit 1) as "serialNumber",
      identity.document_kind as "identityKind", identity.digest as "identityDigest"
    from trade_item as item join trade using (transaction_id) join trade_seller as seller using (transaction_id)
    join offer on offer.id = item.offer_id
    left join identity_request as identity on identity.transaction_id = item.transaction_id and accepted_at is not null
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

/** The name that the seller saw. */
async function requireDeviceName(tx: Connection, { market, deviceId }: BoughtRow): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from device_text
    where device_id = ${deviceId} and language = ${MARKETS[market].catalogueLanguage}`)
  if (!rows[0]) throw new Error('The device has no name')
  return rows[0].name
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The last row of a country's register. The lock makes rows follow one another: two at once would get the same number. */
async function lockLastRow(tx: Connection, country: string): Promise<RegisterRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchase-register:${country}`}, 0))`)
  const { rows } = await tx.execute<{ entry: RegisterEntry; previousHash: string; hash: string }>(sql`
    select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash
    from purchase_register where country = ${country} order by sequence desc limit 1`)
  return rows[0] ?? null
}

/** Whether an identity document was requested for the sale, accepted or not. */
async function isIdentityAsked(tx: Connection, { transactionId }: ItemKey): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from identity_request where transaction_id = ${transactionId}`)
  return rowCount === 1
}

async function appendRow(tx: Connection, key: ItemKey, draft: EntryDraft): Promise<void> {
  const problems = findEntryProblems(draft, { asksIdentityDocument: await isIdentityAsked(tx, key) })
  if (problems.length > 0) throw new Error(`Invalid entry for the purchase register: ${problems.join(', ')}`)
  const { entry, previousHash, hash } = appendEntry(await lockLastRow(tx, draft.country), draft, sha256)
  await tx.execute(sql`
    insert into purchase_register (country, sequence, day, transaction_id, item_number, entry, previous_hash, hash)
    values (${entry.country}, ${entry.sequence}, ${entry.day}, ${key.transactionId}, ${key.itemNumber},
      ${JSON.stringify(entry)}::jsonb, ${Buffer.from(previousHash, 'hex')}, ${Buffer.from(hash, 'hex')})`)
}

export interface Bought {
  readonly amountInCents: number
  readonly atMs: number
  /** The row of the register that this one corrects. */
  readonly corrects?: number | null
}

const buildBase = (key: ItemKey, bought: BoughtRow, { amountInCents, atMs }: Bought) => ({
  country: bought.country,
  day: formatMarketDay(atMs),
  reference: buildItemReference(key),
  priceInCents: amountInCents,
  currency: bought.currency,
  paymentTypeId: bought.paymentTypeId,
})

/** Records that a device was bought. */
export async function recordPurchase(tx: Connection, key: ItemKey, given: Bought): Promise<void> {
  const bought = await requireBought(tx, key)
  const { storageGb, serialNumber, identityKind, identityDigest } = bought
  const deviceName = await requireDeviceName(tx, bought)
  const description = storageGb > 0 ? `${deviceName}, ${storageGb} GB` : deviceName
  const draft: EntryDraft = {
    kind: 'PURCHASE',
    ...buildBase(key, bought, given),
    ...describeSeller(bought),
    corrects: given.corrects ?? null,
    identityDocument:
      identityKind === null || identityDigest === null
        ? null
        : { kind: identityKind, digest: identityDigest },
    description,
    serialNumber,
  }
  await appendRow(tx, key, draft)
}

/** The newest row of a device's purchase; null where none was recorded yet. */
async function findPurchase(
  tx: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<RegisterEntry | null> {
  const { rows } = await tx.execute<{ entry: RegisterEntry }>(sql`
    select entry from purchase_register
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and entry ->> 'kind' = 'PURCHASE'
    order by sequence desc limit 1`)
  return rows[0]?.entry ?? null
}

/** Records that a purchase didn't come about, where the register says that there was one: its rows never change. */
export async function reversePurchase(tx: Connection, key: ItemKey, atMs: number): Promise<void> {
  const purchase = await findPurchase(tx, key)
  if (!purchase) return
  const { country, reference, priceInCents, currency, paymentTypeId, sequence } = purchase
  await appendRow(tx, key, {
    kind: 'REVERSAL',
    country,
    day: formatMarketDay(atMs),
    reference,
    priceInCents,
    currency,
    paymentTypeId,
    corrects: sequence,
  })
}

/** Records that a device was paid for. */
export async function recordPayment(tx: Connection, key: ItemKey, given: Bought): Promise<void> {
  const bought = await requireBought(tx, key)
  const draft: EntryDraft = {
    kind: 'PAYMENT',
    ...buildBase(key, bought, given),
    paidDay: formatMarketDay(given.atMs),
  }
  await appendRow(tx, key, draft)
}
