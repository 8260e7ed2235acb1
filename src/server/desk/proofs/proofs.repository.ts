import { sql } from 'drizzle-orm'
import type { ActionReason } from '#domain/clarification/clarification-kind.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A file that a seller has sent with an answer. */
export interface SentProof {
  readonly proofId: string
  readonly reason: ActionReason
  readonly name: string
  readonly mediaType: string
  readonly sizeInBytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly sentAtMs: number
}

/** The files about a device, the latest answer first. Only what was sent: the rest is still the seller's own. */
export async function listSentProofs(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<readonly SentProof[]> {
  const { rows } = await db.execute<SentProof & Record<string, unknown>>(sql`
    select proof.id as "proofId", reason, name, media_type as "mediaType", size_in_bytes as "sizeInBytes",
      encode(sha256, 'hex') as sha256, ${epochMs('answered_at')} as "sentAtMs"
    from clarification_proof as proof join clarification on clarification.id = clarification_id
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and answer = 'DONE'
    order by clarification_id desc, uploaded_at, proof.id`)
  return rows
}

export interface StoredProof extends ItemKey, StoredFile {
  readonly name: string
  readonly mediaType: string
}

export async function findSentProof(db: Connection, proofId: string): Promise<StoredProof | null> {
  const { rows } = await db.execute<StoredProof & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", item_number as "itemNumber", name, media_type as "mediaType",
      content as bytes, blob_key as "blobKey"
    from clarification_proof as proof join clarification on clarification.id = clarification_id
    where proof.id = ${proofId}::uuid and answer = 'DONE'`)
  return rows[0] ?? null
}
