import { sql } from 'drizzle-orm'
import { streamZip } from '#archives/stream-zip.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteAccount } from '#server/modules/account/account.repository.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { buildDataCopyContext } from '#server/secrets/data-copy-context.ts'
import { findCustomer } from './customer-resources.repository.ts'
import { type ExportedPerson, exportPerson } from './data-export.ts'
import { erasePerson } from './erase-customer.ts'
import { eraseSellersOf } from './erase-sellers.ts'
import { type ErasureObstacle, findErasureObstacle } from './erasure-obstacle.ts'
import type { CustomersOptions } from './own-account.ts'
import { findSellerSales } from './seller-sales.ts'

interface SaleRow extends Record<string, unknown> {
  readonly customerNumber: number
  readonly market: MarketId
  readonly companyName: string | null
}

async function findPerson(db: Connection, transactionId: number): Promise<ExportedPerson> {
  const { rows } = await db.execute<SaleRow>(sql`
    select trade.customer_number::float8 as "customerNumber", trade.market, seller.company_name as "companyName"
    from trade left join trade_seller as seller using (transaction_id)
    where transaction_id = ${transactionId}`)
  const [sale] = rows
  if (!sale) throw new PermanentFailure('There is no such sale')
  const { customerId, transactionIds } = await findSellerSales(db, transactionId)
  const customer = customerId === null ? null : await findCustomer(db, customerId)
  return { ...sale, customer, transactionIds }
}

const COPY_IS_WAITING = (copyId: string) => sql`
  select transaction_id::float8 as "transactionId" from data_copy where id = ${copyId} and ready_at is null`

/** Makes the copy of a seller's data that an operator has asked for; nothing where it was made, or nobody waits any more. */
export const createMakeDataCopy =
  (options: CustomersOptions): JobHandler =>
  async ({ data }) => {
    const { db, secret, now } = options
    const copyId = String(data.copyId)
    const { rows } = await db.execute<{ transactionId: number }>(COPY_IS_WAITING(copyId))
    const [waiting] = rows
    if (!waiting) return
    const { files } = await exportPerson(options, await findPerson(db, waiting.transactionId), 'operator')
    const chunks: Uint8Array[] = []
    for await (const chunk of streamZip(files)) chunks.push(chunk)
    const sealed = secret.sealBytes(Buffer.concat(chunks), buildDataCopyContext(copyId))
    await db.execute(sql`
      update data_copy set sealed_archive = ${Buffer.from(sealed)}, ready_at = ${new Date(now())}
      where id = ${copyId} and ready_at is null`)
  }

/** Devices first, then the sales: the order of everyone who locks them. */
async function lockSales(tx: Connection, transactionIds: readonly number[]): Promise<void> {
  for (const transactionId of transactionIds) await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, transactionIds)
}

/** Tells support why a seller wasn't erased, where whoever deals with the sale reads it. */
async function noteObstacle(
  tx: Connection,
  { message }: ErasureObstacle,
  { transactionId, operatorId, at }: { transactionId: number; operatorId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into sale_note (transaction_id, operator_id, text, written_at)
    values (${transactionId}, ${operatorId}, ${`The seller was not erased. ${message}`}, ${at})`)
}

/**
 * Erases a seller some days after support has asked for it. Everything is checked again: the seller may have sold another
 * device since, or said that it wasn't them. What is erased already stays so.
 */
export const createEraseSeller =
  ({ db, now }: CustomersOptions): JobHandler =>
  async ({ data }) => {
    const nowMs = now()
    const at = new Date(nowMs)
    const transactionId = Number(data.transactionId)
    const operatorId = String(data.operatorId)
    const isOnePersonDesk = data.isOnePersonDesk === true
    await db.transaction(async (tx) => {
      await lockSales(tx, (await findSellerSales(tx, transactionId)).transactionIds)
      const { customerId, transactionIds } = await findSellerSales(tx, transactionId)
      const obstacle = await findErasureObstacle(tx, { transactionIds, operatorId, isOnePersonDesk, nowMs })
      if (obstacle) return noteObstacle(tx, obstacle, { transactionId, operatorId, at })
      const customer = customerId === null ? null : await findCustomer(tx, customerId)
      await erasePerson(tx, { transactionIds, account: customer?.account ?? null }, at)
      await eraseSellersOf(tx, transactionIds, nowMs)
      await tx.execute(sql`
        delete from data_copy where transaction_id = any(${sql.param([...transactionIds])}::bigint[])`)
      if (customer) await deleteAccount(tx, customer.account.customerId, at)
    })
  }
