import { sql } from 'drizzle-orm'
import type { ErasureRecord } from '#contracts/desk/device-erasure.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { ERASABLE_STATES } from '#domain/device-erasure/can-record-erasure.ts'
import { buildOperatorCode, type ErasureCertificate } from '#domain/device-erasure/erasure-certificate.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'
import { FOUND_DEVICE_ID } from '#server/modules/lifecycle/found-device.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** What a certificate says about a device. What it really is stays hidden while someone may inspect it. */
export interface InspectedDevice {
  readonly market: MarketId
  readonly deviceId: number
  /** In English, for operators. */
  readonly device: string
  readonly category: CategoryId
  /** Of the latest locked findings. */
  readonly serialNumber: string | null
}

export async function findInspectedDevice(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<InspectedDevice | null> {
  const { rows } = await db.execute<InspectedDevice & Record<string, unknown>>(sql`
    select trade.market, device.id as "deviceId", device_text.name as device, device.category_id as category,
      (select serial_number from inspection where inspection.transaction_id = item.transaction_id
        and inspection.item_number = item.number and found is not null
        order by inspection.number desc limit 1) as "serialNumber"
    from trade_item as item join trade using (transaction_id) join offer on offer.id = item.offer_id
    join device on device.id = case when item.state = any(${sql.param(ERASABLE_STATES)}::text[])
      then ${FOUND_DEVICE_ID} else offer.device_id end
    join device_text on device_text.device_id = device.id and language = 'en'
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  return rows[0] ?? null
}

/** The name of a device as its seller reads it. */
export async function getSellersDeviceName(
  db: Connection,
  { market, deviceId }: InspectedDevice,
): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from device_text where device_id = ${deviceId} and language = ${MARKETS[market].catalogueLanguage}`)
  if (!rows[0]) throw new Error('A model has no name')
  return rows[0].name
}

export interface StoredErasure extends Omit<ErasureRecord, 'operatorCode'> {
  readonly id: string
  readonly operatorId: string
}

/** What was recorded about a device, oldest first. */
export async function listErasures(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<readonly StoredErasure[]> {
  const { rows } = await db.execute<StoredErasure & Record<string, unknown>>(sql`
    select erasure.id, number, method, ${isoTime('recorded_at')} as "recordedAt", operator.name as operator,
      operator.id as "operatorId"
    from device_erasure as erasure join operator on operator.id = operator_id
    where transaction_id = ${transactionId} and item_number = ${itemNumber} order by number`)
  return rows
}

export const toErasureRecord = ({
  number,
  method,
  recordedAt,
  operator,
  operatorId,
}: StoredErasure): ErasureRecord => ({
  number,
  method,
  recordedAt,
  operator,
  operatorCode: buildOperatorCode(operatorId),
})

export interface NewErasure extends ItemKey {
  readonly certificate: ErasureCertificate
  /** As it was signed. */
  readonly content: string
  readonly signed: ProofFile['seal']
  readonly operatorId: string
}

export async function insertErasure(
  tx: Connection,
  { transactionId, itemNumber, certificate, content, signed, operatorId }: NewErasure,
): Promise<void> {
  const { id, number, method, atMs } = certificate
  await tx.execute(sql`
    insert into device_erasure (id, transaction_id, item_number, number, method, operator_id, recorded_at, content,
      key_id, signature)
    values (${id}, ${transactionId}, ${itemNumber}, ${number}, ${method}, ${operatorId}, ${new Date(atMs)}, ${content},
      ${signed.key_id}, ${signed.signature})`)
}
