import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'

/** Someone who has taken the file of a batch. */
export interface Download {
  readonly operator: string
  readonly downloadedAt: string
}

/** The latest first. */
export async function listDownloads(db: Connection, messageId: string): Promise<Download[]> {
  const { rows } = await db.execute<Download & Record<string, unknown>>(sql`
    select operator.name as operator, ${isoTime('downloaded_at')} as "downloadedAt"
    from payout_download as download join payout_batch as batch on batch.id = batch_id
    join operator on operator.id = download.operator_id
    where message_id = ${messageId} order by download.id desc`)
  return rows
}

/** Whether someone took the file of a batch by that moment. */
export async function wasDownloadedBy(tx: Connection, messageId: string, atMs: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from payout_download join payout_batch as batch on batch.id = batch_id
    where message_id = ${messageId} and downloaded_at <= ${new Date(atMs)} limit 1`)
  return rowCount === 1
}

export async function storeDownload(
  tx: Connection,
  messageId: string,
  { operatorId, atMs }: { readonly operatorId: string; readonly atMs: number },
): Promise<void> {
  await tx.execute(sql`
    insert into payout_download (batch_id, operator_id, downloaded_at)
    select id, ${operatorId}, ${new Date(atMs)} from payout_batch where message_id = ${messageId}`)
}
