import { sql } from 'drizzle-orm'
import { computeIdentityCutoff, computeIdentityFileCutoff } from '#domain/identity/identity-retention.ts'
import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'
import { WAITS_FOR_SELLER } from './identity.repository.ts'

const textArray = (states: readonly TradeState[]) => sql`${sql.param([...states])}::text[]`

/** Whether nothing more happens in the trade of the row `request`, or its seller was erased. */
const IS_OVER = sql`(not exists (select from trade_item as item where item.transaction_id = request.transaction_id
    and item.state <> all(${textArray(OVER_STATES)}))
  or not exists (select from trade_seller as seller where seller.transaction_id = request.transaction_id))`

/**
 * Erases the files of documents some days after the decision, and as soon as a trade is over. A document that still waits
 * for a decision keeps its files: without them nobody could decide. Files that the seller uploads and never submits have
 * the same days from the upload.
 */
async function eraseFiles(db: Connection, nowMs: number): Promise<void> {
  const before = new Date(computeIdentityFileCutoff(nowMs))
  await db.execute(sql`
    delete from identity_file as file using identity_request as request
    where request.transaction_id = file.transaction_id and (
      request.accepted_at < ${before}
      or (${sql.raw(WAITS_FOR_SELLER)} and greatest(file.uploaded_at, request.refused_at) < ${before})
      or ${IS_OVER})`)
}

/**
 * Erases the typed fields: those of an accepted document with its rows of the register, those of any other as soon as the
 * trade is over, because no register names them.
 */
const eraseFields = (db: Database, nowMs: number): Promise<void> =>
  walkTable(db, {
    name: 'identity-fields',
    table: 'identity_request',
    key: 'transaction_id',
    type: 'bigint',
    visit: (tx, isInRange) =>
      tx.execute(sql`
        update identity_request as request set sealed_fields = ''
        where ${isInRange(sql`request.transaction_id`)} and octet_length(sealed_fields) > 0
          and (request.accepted_at < ${new Date(computeIdentityCutoff(nowMs))}
            or (${IS_OVER} and not exists (select from purchase_register as entry
              where entry.transaction_id = request.transaction_id
                and entry.entry -> 'identityDocument' ->> 'digest' = request.digest)))`),
  })

/** Erases what is left of identity documents whose time is over. */
export async function eraseOldIdentity(db: Database, nowMs: number): Promise<void> {
  await eraseFiles(db, nowMs)
  await eraseFields(db, nowMs)
}

/** Erases at once the files of a customer who leaves, except those that a payout still waits for. */
export async function eraseIdentityOf(tx: Connection, transactionIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from identity_file as file using identity_request as request
    where request.transaction_id = file.transaction_id
      and file.transaction_id = any(${sql.param([...transactionIds])}::bigint[])
      and (request.accepted_at is not null or ${IS_OVER})`)
}
