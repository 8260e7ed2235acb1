import { sql } from 'drizzle-orm'
import type { UploadMediaType } from '#domain/uploads/upload-media-types.ts'
import type { Connection } from '#server/db/database.ts'

/** An uploaded file, without its content. */
export interface StoredProof {
  readonly proofId: string
  readonly name: string
  readonly mediaType: UploadMediaType
  readonly sizeInBytes: number
}

const PROOF = sql.raw('id as "proofId", name, media_type as "mediaType", size_in_bytes as "sizeInBytes"')

export async function listProofs(tx: Connection, clarificationId: number): Promise<readonly StoredProof[]> {
  const { rows } = await tx.execute<StoredProof & Record<string, unknown>>(sql`
    select ${PROOF} from clarification_proof where clarification_id = ${clarificationId} order by uploaded_at, id`)
  return rows
}

export async function countProofs(tx: Connection, clarificationId: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from clarification_proof where clarification_id = ${clarificationId}`)
  return rows[0]?.count ?? 0
}

/** The same file, uploaded before. */
export async function findSameProof(
  tx: Connection,
  clarificationId: number,
  sentSha256: Buffer,
): Promise<StoredProof | null> {
  const { rows } = await tx.execute<StoredProof & Record<string, unknown>>(sql`
    select ${PROOF} from clarification_proof
    where clarification_id = ${clarificationId} and sent_sha256 = ${sentSha256}`)
  return rows[0] ?? null
}

export interface NewProof {
  readonly clarificationId: number
  readonly name: string
  readonly mediaType: UploadMediaType
  readonly blobKey: string
  readonly sizeInBytes: number
  readonly sha256: Buffer
  readonly sentSha256: Buffer
  readonly atMs: number
}

export async function insertProof(tx: Connection, proof: NewProof): Promise<StoredProof> {
  const { clarificationId, name, mediaType, blobKey, sizeInBytes, sha256, sentSha256, atMs } = proof
  const { rows } = await tx.execute<StoredProof & Record<string, unknown>>(sql`
    insert into clarification_proof (clarification_id, name, media_type, blob_key, size_in_bytes, sha256, sent_sha256,
      uploaded_at)
    values (${clarificationId}, ${name}, ${mediaType}, ${blobKey}, ${sizeInBytes}, ${sha256}, ${sentSha256},
      ${new Date(atMs)})
    returning ${PROOF}`)
  if (!rows[0]) throw new Error('No proof was stored')
  return rows[0]
}

export async function deleteProof(tx: Connection, clarificationId: number, proofId: string): Promise<void> {
  await tx.execute(sql`
    delete from clarification_proof where clarification_id = ${clarificationId} and id = ${proofId}::uuid`)
}
