import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteAccount } from '#server/modules/account/account.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { buildDataCopyContext } from '#server/secrets/data-copy-context.ts'
import { findCustomer } from './customer-resources.repository.ts'
import { type ExportedPerson, exportPerson } from './data-export.ts'
import { erasePerson } from './erase-customer.ts'
import type { CustomersOptions } from './own-account.ts'
import { streamZip } from './stream-zip.ts'

interface SellerRow extends Record<string, unknown> {
  readonly customerNumber: number
  readonly market: MarketId
  readonly companyName: string | null
  readonly customerId: string | null
}

async function findPerson(db: Connection, transactionId: number): Promise<ExportedPerson> {
  const { rows } = await db.execute<SellerRow>(sql`
    select trade.customer_number::float8 as "customerNumber", trade.market, seller.company_name as "companyName",
      account.customer_id as "customerId"
    from trade left join trade_seller as seller using (transaction_id)
    left join customer_account as account using (customer_number)
    where transaction_id = ${transactionId}`)
  const [seller] = rows
  if (!seller) throw new PermanentFailure('There is no such sale')
  const { customerId, ...person } = seller
  return { ...person, customer: customerId === null ? null : await findCustomer(db, customerId) }
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

/** Erases a seller as if they had deleted their account. What is erased already stays so. */
export const createEraseSeller =
  ({ db, now }: CustomersOptions): JobHandler =>
  async ({ data }) => {
    const at = new Date(now())
    await db.transaction(async (tx) => {
      const { customerNumber, customer } = await findPerson(tx, Number(data.transactionId))
      await erasePerson(tx, { customerNumber, account: customer?.account ?? null }, at)
      await tx.execute(sql`
        delete from data_copy using trade
        where trade.transaction_id = data_copy.transaction_id and trade.customer_number = ${customerNumber}`)
      if (customer) await deleteAccount(tx, customer.account.customerId, at)
    })
  }
