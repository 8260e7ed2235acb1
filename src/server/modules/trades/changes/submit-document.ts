import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  checkDocument,
  type DocumentInput,
  type DocumentSide,
  type IdentityDocument,
  listNeededSides,
} from '#domain/identity/identity-document.ts'
import { canSubmitDocument } from '#domain/identity/identity-request.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  deleteOtherSides,
  findIdentityRequest,
  type IdentityRequest,
  listFileSides,
  lockIdentityRequest,
  replaceIdentityFile,
} from '#server/modules/identity/identity.repository.ts'
import { sealDocument } from '#server/modules/identity/seal-document.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import type { OpenedSale } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { buildIdentityFileContext } from '#server/secrets/identity-context.ts'
import type { CheckedUpload } from '#server/uploads/check-upload.ts'

const SEALED_MEDIA_TYPE = 'application/octet-stream'

function requireOpenRequest(request: IdentityRequest | null): IdentityRequest {
  if (!request || !canSubmitDocument(request.state))
    throw new HttpError(409, 'NOT_POSSIBLE', 'No identity document is needed for this sale now.')
  return request
}

/** The request of a sale whose seller can send a document now, locked with its devices and trade. */
async function lockOpenRequest(tx: Connection, opened: OpenedSale, nowMs: number): Promise<IdentityRequest> {
  const { transactionId } = opened.trade
  await lockOpenedSale(tx, opened, nowMs)
  await requireUnfrozenSale(tx, transactionId)
  return requireOpenRequest(await lockIdentityRequest(tx, transactionId))
}

/** Whether a sale waits for a document at all. It is checked before a body is read or decoded. */
export async function requireWantedDocument(
  { db }: Pick<TradesOptions, 'db'>,
  transactionId: number,
): Promise<void> {
  requireOpenRequest(await findIdentityRequest(db, transactionId))
}

export interface SentFile {
  readonly side: DocumentSide
  readonly upload: CheckedUpload
}

/** Stores the file of one side of the seller's document, encrypted, in place of an earlier one. */
export async function storeDocumentFile(
  { db, blobs, secret, now }: TradesOptions,
  opened: OpenedSale,
  { side, upload }: SentFile,
): Promise<void> {
  const id = randomUUID()
  const sealed = secret.sealBytes(upload.content, buildIdentityFileContext(id))
  const ringKeyId = secret.sealedBy(sealed)
  if (ringKeyId === null) throw new Error('A seal without a key')
  // Sealed before it leaves the process: its storage never sees what it contains.
  const blobKey = await blobs.store(sealed, SEALED_MEDIA_TYPE)
  await db.transaction(async (tx) => {
    const atMs = now()
    const { transactionId } = await lockOpenRequest(tx, opened, atMs)
    const { mediaType } = upload
    const file = { id, transactionId, side, mediaType, blobKey, ringKeyId, uploadedAtMs: atMs }
    await replaceIdentityFile(tx, file)
  })
}

function requireDocument(input: DocumentInput, nowMs: number): IdentityDocument {
  const checked = checkDocument(input, toMarketDay(new Date(nowMs)))
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.document
}

async function requireSides(
  tx: Connection,
  transactionId: number,
  needed: readonly DocumentSide[],
): Promise<void> {
  const stored = await listFileSides(tx, transactionId)
  const missing = needed.filter((side) => !stored.includes(side))
  if (missing.length > 0)
    throw createInvalidFieldsError(
      missing.map((side) => ({ field: side.toLowerCase(), key: 'DOCUMENT_FILE_REQUIRED' })),
    )
}

/** Takes the seller's document: typed fields and files together, for the desk to decide. */
export async function submitDocument(
  { db, secret, now }: TradesOptions,
  opened: OpenedSale,
  input: DocumentInput,
): Promise<void> {
  const document = requireDocument(input, now())
  await db.transaction(async (tx) => {
    const atMs = now()
    const { transactionId } = await lockOpenRequest(tx, opened, atMs)
    const needed = listNeededSides(document.kind)
    await requireSides(tx, transactionId, needed)
    await deleteOtherSides(tx, transactionId, needed)
    const { sealedFields, digested } = sealDocument(secret, transactionId, document)
    await tx.execute(sql`
      update identity_request set submitted_at = ${new Date(atMs)}, document_kind = ${digested.kind},
        sealed_fields = ${Buffer.from(sealedFields)}, digest = ${digested.digest}
      where transaction_id = ${transactionId}`)
  })
}

/** Sends back what can't be bought, because its seller wants to show no document. Its files go at once. */
export async function declineIdentity({ db, secret, now }: TradesOptions, opened: OpenedSale): Promise<void> {
  await db.transaction(async (tx) => {
    const atMs = now()
    const { transactionId } = await lockOpenRequest(tx, opened, atMs)
    const { rows } = await tx.execute<{ number: number }>(sql`
      select number from trade_item where transaction_id = ${transactionId} and state = 'ACCEPTED' order by number`)
    let returned = 0
    for (const { number: itemNumber } of rows) {
      const step = { event: 'identity_declined', actor: 'customer', atMs } as const
      const applied = await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
      if (applied.kind === 'stepped') returned += 1
    }
    if (returned === 0)
      throw new HttpError(409, 'NOT_POSSIBLE', 'There’s no device in this sale that we could send back now.')
    await deleteOtherSides(tx, transactionId, [])
  })
}
