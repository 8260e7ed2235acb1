import type { Payer } from '#domain/payouts/payer.ts'
import { TRANSFERS_PER_BATCH } from '#domain/payouts/payout-batch.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { makeBatches } from '../make-batches.ts'
import { orderPiece } from './order-piece.ts'
import { advanceJob, endJob, lockNextJob, type PayoutJob } from './payout-jobs.repository.ts'

export interface JobOptions {
  readonly db: Database
  readonly secret: ShopSecret
  /** Without an account to pay from, jobs wait. */
  readonly payer: Payer | null
  readonly now: () => number
}

interface Piece {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly payer: Payer
  readonly atMs: number
}

/** As many as a file has transfers: so a piece makes one batch per currency and payment type. */
const TRADES_AT_A_TIME = TRANSFERS_PER_BATCH

/** Makes batches of the next trades. */
async function makePiece(piece: Piece, job: PayoutJob): Promise<boolean> {
  const { tx, atMs } = piece
  const { operatorId, position: afterId } = job
  const { batches, held, lastId } = await makeBatches(
    { ...piece, operatorId },
    { afterId, limit: TRADES_AT_A_TIME },
  )
  if (lastId === null) return false
  const doneCount = batches.reduce((sum, { payoutCount }) => sum + payoutCount, 0)
  await advanceJob(tx, job, { doneCount, heldCount: held.length, position: lastId })
  const made = batches.map(({ messageId, payoutCount, totalInCents, currency }) => ({
    messageId,
    payoutCount,
    totalInCents,
    currency,
  }))
  await writeAudit(tx, {
    operatorId,
    action: 'MAKE_PAYOUT_BATCHES',
    happenedAtMs: atMs,
    data: {
      job: job.id,
      batches: made,
      held: held.map(({ row: { reference }, reason }) => ({ reference, reason })),
    },
  })
  return true
}

async function orderNext(piece: Piece, job: PayoutJob, messageId: string): Promise<boolean> {
  const { doneCount, heldCount, isLast } = await orderPiece(piece, messageId)
  await advanceJob(piece.tx, job, { doneCount, heldCount, position: job.position })
  return !isLast
}

/** Does one piece of the oldest job, with its progress: both are stored or neither. */
async function runPiece(piece: Piece): Promise<PayoutJob | null> {
  const job = await lockNextJob(piece.tx)
  if (!job) return null
  const hasMore =
    job.messageId === null ? await makePiece(piece, job) : await orderNext(piece, job, job.messageId)
  if (!hasMore) await endJob(piece.tx, job, { state: 'done', atMs: piece.atMs })
  return job
}

/** A failure that would come again and again: an operator has to look. */
async function stopJob({ db, now }: JobOptions): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockNextJob(tx)
    if (job) await endJob(tx, job, { state: 'stopped', atMs: now() })
  })
}

/**
 * Does the next piece of a payout job, and returns whether there may be more. A process that dies in between has stored
 * whole pieces only; whichever runs next goes on from there.
 */
export async function runPayoutJob(options: JobOptions): Promise<boolean> {
  const { db, secret, payer, now } = options
  if (!payer) return false
  try {
    return (await db.transaction((tx) => runPiece({ tx, secret, payer, atMs: now() }))) !== null
  } catch (error) {
    if (!isDatabaseAway(error)) await stopJob(options)
    throw error
  }
}
