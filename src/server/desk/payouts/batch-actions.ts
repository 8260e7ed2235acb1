import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import type { ActionCall, DeskSchema } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { approveBatch } from './approve-batch.ts'
import { openBatchFile } from './bank-files/batch-file.ts'
import { listDownloads, storeDownload } from './downloads.repository.ts'
import { readDue } from './due-payouts.repository.ts'
import { exportBatch } from './export-batch.ts'
import { LONGEST_REQUEST, startJob } from './jobs/payout-jobs.repository.ts'
import { type MadeBatches, makeBatches } from './make-batches.ts'
import { requirePayer } from './payer.ts'
import type { ActionResult } from './payout-actions.ts'
import { type Withdrawal, withdrawPayouts } from './withdraw-payouts.ts'

type Call = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'payer' | 'operator' | 'isOnePersonDesk' | 'now'>

/**
 * Without an account to pay from, nothing is prepared that could not be exported. Null if that takes a job, which is
 * started.
 */
export async function prepareDue(call: Call): Promise<ActionResult<MadeBatches | null>> {
  const { tx, secret, operator, now } = call
  requirePayer(call.payer)
  const { length: totalCount } = await readDue(tx, now())
  if (totalCount > LONGEST_REQUEST) {
    await startJob(tx, { batchId: null, operatorId: operator.id, totalCount, atMs: now() })
    return { result: null, facts: { data: { totalCount } } }
  }
  const result = await makeBatches({ tx, secret, operatorId: operator.id, atMs: now() })
  const batches = result.batches.map(({ messageId, payoutCount, totalInCents, currency }) => ({
    messageId,
    payoutCount,
    totalInCents,
    currency,
  }))
  const held = result.held.map(({ row: { reference }, reason }) => ({ reference, reason }))
  return { result, facts: { data: { batches, held } } }
}

export async function approve(call: Call, messageId: string): Promise<ActionResult<null>> {
  const { tx, secret, operator, isOnePersonDesk, now } = call
  const run = { tx, secret, operator, isOnePersonDesk, atMs: now() }
  const { batch, payouts } = await approveBatch(run, messageId)
  const isOwn = batch.operatorId === operator.id
  const references = payouts.map(({ reference }) => reference)
  return { result: null, facts: { data: { messageId, references, isOwn } } }
}

export async function withdraw(
  { tx, secret, now }: Call,
  messageId: string,
  which: Withdrawal,
): Promise<ActionResult<readonly string[]>> {
  const references = await withdrawPayouts({ tx, secret, atMs: now() }, messageId, which)
  return { result: references, facts: { data: { messageId, references } } }
}

/** Whoever takes a file that was taken before has to say so: uploading it twice may pay twice. */
async function requireFirstDownload({ tx }: Call, messageId: string): Promise<void> {
  const [latest] = await listDownloads(tx, messageId)
  if (!latest) return
  const { operator, downloadedAt } = latest
  throw new HttpError(
    409,
    'FILE_TAKEN',
    `${operator} already downloaded this file at ${downloadedAt}. If it has been uploaded, uploading it again may pay twice.`,
  )
}

export interface FileRequest {
  readonly messageId: string
  readonly isRepeat: boolean
}

/** Null while a job orders the batch. */
export async function takeBatchFile(
  call: Call,
  { messageId, isRepeat }: FileRequest,
): Promise<ActionResult<DeskFile | null>> {
  const { tx, secret, operator, now } = call
  const run = { tx, secret, payer: requirePayer(call.payer), operatorId: operator.id, atMs: now() }
  // Locks the batch, so that of two people at once one is the second.
  const filed = await exportBatch(run, messageId)
  if (!isRepeat) await requireFirstDownload(call, messageId)
  if (filed) await storeDownload(tx, messageId, run)
  return { result: filed && file(openBatchFile(secret, filed)), facts: { data: { messageId, isRepeat } } }
}
