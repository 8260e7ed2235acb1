import { createHash } from 'node:crypto'
import { findProofRule, MAX_PROOFS } from '#domain/clarification/proof-rules.ts'
import { cleanFileName } from '#domain/uploads/upload-limits.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ReceivedFile } from '#server/uploads/upload-route.ts'
import type { AnswerOptions } from './answer-clarification.ts'
import type { ClarificationLink, StoredClarification } from './clarification.repository.ts'
import { lockOpenClarification, requireOpenClarification } from './lock-open-clarification.ts'
import {
  countProofs,
  deleteProof,
  findSameProof,
  insertProof,
  type StoredProof,
} from './proofs.repository.ts'

const requireProofs = (stored: StoredClarification): void => {
  if (findProofRule(stored.reason) === null)
    throw new HttpError(409, 'NOT_POSSIBLE', 'This clarification doesn’t take any files.')
}

/** Whether a caller may upload at all. It is checked before a body is read, so that strangers fill no memory. */
export async function requireUploader(
  { db, now }: AnswerOptions,
  link: ClarificationLink | null,
): Promise<void> {
  requireProofs(await requireOpenClarification(db, link, now()))
}

/** Adds a file to an open clarification. The same file again is the same upload: an answer that got lost may be repeated. */
export async function addProof(
  { db, blobs, now }: AnswerOptions,
  link: ClarificationLink | null,
  { name, bytes, upload }: ReceivedFile,
): Promise<StoredProof> {
  const sentSha256 = createHash('sha256').update(bytes).digest()
  const { mediaType, content, sha256 } = upload
  const blobKey = await blobs.store(content, mediaType)
  return db.transaction(async (tx) => {
    const atMs = now()
    const { stored } = await lockOpenClarification(tx, link, atMs)
    requireProofs(stored)
    const { clarificationId } = stored
    const same = await findSameProof(tx, clarificationId, sentSha256)
    if (same) return same
    if ((await countProofs(tx, clarificationId)) >= MAX_PROOFS)
      throw createInvalidFieldsError([{ field: 'file', key: 'UPLOAD_TOO_MANY', params: { max: MAX_PROOFS } }])
    return insertProof(tx, {
      clarificationId,
      name: cleanFileName(name),
      mediaType,
      blobKey,
      sizeInBytes: content.length,
      sha256,
      sentSha256,
      atMs,
    })
  })
}

/** Removes a file that isn't sent yet. Removing it again changes nothing. */
export const removeProof = (
  { db, now }: AnswerOptions,
  link: ClarificationLink | null,
  proofId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { stored } = await lockOpenClarification(tx, link, now())
    await deleteProof(tx, stored.clarificationId, proofId)
  })
