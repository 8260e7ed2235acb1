import { type SQL, sql } from 'drizzle-orm'
import type { DocumentKind, DocumentSide } from '#domain/identity/identity-document.ts'
import {
  computeIdentityState,
  type IdentityState,
  type RefusalReason,
} from '#domain/identity/identity-request.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'

/** The request for an identity document of one trade. */
export interface IdentityRequest {
  readonly transactionId: number
  readonly legalBasis: string
  readonly state: IdentityState
  readonly requestedAtMs: number
  readonly submittedAtMs: number | null
  readonly documentKind: DocumentKind | null
  readonly refusalReason: RefusalReason | null
  readonly sealedFields: Buffer | null
}

type RequestRow = Omit<IdentityRequest, 'state'> & {
  readonly acceptedAtMs: number | null
  readonly refusedAtMs: number | null
} & Record<string, unknown>

const SELECT_REQUEST = sql`
  select transaction_id::float8 as "transactionId", legal_basis as "legalBasis",
    ${epochMs('requested_at')} as "requestedAtMs", ${epochMs('submitted_at')} as "submittedAtMs",
    ${epochMs('accepted_at')} as "acceptedAtMs", ${epochMs('refused_at')} as "refusedAtMs",
    document_kind as "documentKind", refusal_reason as "refusalReason", sealed_fields as "sealedFields"
  from identity_request`

const toRequest = ({ acceptedAtMs, refusedAtMs, ...row }: RequestRow): IdentityRequest => ({
  transactionId: row.transactionId,
  legalBasis: row.legalBasis,
  requestedAtMs: row.requestedAtMs,
  submittedAtMs: row.submittedAtMs,
  documentKind: row.documentKind,
  refusalReason: row.refusalReason,
  sealedFields: row.sealedFields,
  state: computeIdentityState({ submittedAtMs: row.submittedAtMs, acceptedAtMs, refusedAtMs }),
})

async function findOne(db: Connection, rest: SQL): Promise<IdentityRequest | null> {
  const { rows } = await db.execute<RequestRow>(sql`${SELECT_REQUEST} ${rest}`)
  return rows[0] ? toRequest(rows[0]) : null
}

export const findIdentityRequest = (db: Connection, transactionId: number): Promise<IdentityRequest | null> =>
  findOne(db, sql`where transaction_id = ${transactionId}`)

/** The request, locked until the end of the transaction. Devices and trade are locked before. */
export const lockIdentityRequest = (tx: Connection, transactionId: number): Promise<IdentityRequest | null> =>
  findOne(tx, sql`where transaction_id = ${transactionId} for update`)

/** Whether it is the seller's turn, for a row `request`: no document was sent yet, or the last one was refused. */
export const WAITS_FOR_SELLER = `(request.accepted_at is null
  and (request.submitted_at is null or request.refused_at >= request.submitted_at))`

/** Joins when a trade's first device was accepted, as `waiting.since`: from then on its payout waits. */
export const JOIN_WAITING = `join lateral (select min(state_since) as since from trade_item as item
  where item.transaction_id = request.transaction_id and state = 'ACCEPTED') as waiting on waiting.since is not null`

/** A sale whose payout waits for a document that its seller hasn't sent. */
export interface UnansweredRequest {
  readonly transactionId: number
  readonly waitingSinceMs: number
}

/** Sales whose payout has waited for the seller's document since before a moment, oldest first. */
export async function listUnansweredRequests(
  db: Connection,
  beforeMs: number,
): Promise<readonly UnansweredRequest[]> {
  const { rows } = await db.execute<UnansweredRequest & Record<string, unknown>>(sql`
    select request.transaction_id::float8 as "transactionId", ${epochMs('waiting.since')} as "waitingSinceMs"
    from identity_request as request ${sql.raw(JOIN_WAITING)}
    where ${sql.raw(WAITS_FOR_SELLER)} and waiting.since <= ${new Date(beforeMs)}
    order by waiting.since, request.transaction_id`)
  return rows
}

/** Documents that wait for a decision, oldest first. */
export async function listSubmittedRequests(db: Connection): Promise<readonly IdentityRequest[]> {
  const { rows } = await db.execute<RequestRow>(sql`${SELECT_REQUEST}
    where accepted_at is null and submitted_at is not null and (refused_at is null or refused_at < submitted_at)
    order by submitted_at, transaction_id`)
  return rows.map(toRequest)
}

export async function listFileSides(db: Connection, transactionId: number): Promise<readonly DocumentSide[]> {
  const { rows } = await db.execute<{ side: DocumentSide }>(sql`
    select side from identity_file where transaction_id = ${transactionId} order by side desc`)
  return rows.map(({ side }) => side)
}

export interface NewIdentityFile {
  readonly id: string
  readonly transactionId: number
  readonly side: DocumentSide
  readonly mediaType: string
  readonly blobKey: string
  /** The id of the key that sealed the blob. */
  readonly ringKeyId: string
  readonly uploadedAtMs: number
}

/** Stores the file of a side in place of the one that was there. */
export async function replaceIdentityFile(tx: Connection, file: NewIdentityFile): Promise<void> {
  const { id, transactionId, side, mediaType, blobKey, ringKeyId, uploadedAtMs } = file
  await tx.execute(sql`
    delete from identity_file where transaction_id = ${transactionId} and side = ${side}`)
  await tx.execute(sql`
    insert into identity_file (id, transaction_id, side, media_type, blob_key, ring_key_id, uploaded_at)
    values (${id}, ${transactionId}, ${side}, ${mediaType}, ${blobKey}, ${ringKeyId}, ${new Date(uploadedAtMs)})`)
}

/** Deletes the files of sides that the document does not have. */
export async function deleteOtherSides(
  tx: Connection,
  transactionId: number,
  kept: readonly DocumentSide[],
): Promise<void> {
  await tx.execute(sql`
    delete from identity_file where transaction_id = ${transactionId}
      and side <> all(${sql.param([...kept])}::text[])`)
}

/** A side of a document, still sealed. */
export interface StoredIdentityFile extends StoredFile {
  readonly id: string
  readonly mediaType: string
}

export async function findIdentityFile(
  db: Connection,
  transactionId: number,
  side: DocumentSide,
): Promise<StoredIdentityFile | null> {
  const { rows } = await db.execute<StoredIdentityFile & Record<string, unknown>>(sql`
    select id, media_type as "mediaType", sealed_content as bytes,
      blob_key as "blobKey"
    from identity_file where transaction_id = ${transactionId} and side = ${side}`)
  return rows[0] ?? null
}
