import { sql } from 'drizzle-orm'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type BatchRun, lockOpenBatch, type OpenBatch } from './find-unpayable.ts'
import { BATCH_STATE_LABELS } from './payout-texts.ts'
import { findInspectors, findPricers, findSettlers, type Involved } from './prepared-payouts.repository.ts'

export interface Approval extends BatchRun {
  readonly operator: Operator
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
}

const listReferences = (payouts: readonly { readonly reference: string }[]): string =>
  payouts.map(({ reference }) => reference).join(', ')

/** Refuses a batch with payouts that may not go out. They have to be taken out first, so that someone notices. */
export function requirePayable({ unpayable }: OpenBatch): void {
  if (unpayable.length === 0) return
  throw new HttpError(
    409,
    'PAYOUTS_HELD',
    `These payouts are held, or their account has changed: ${listReferences(unpayable)}. Remove them from the batch first.`,
  )
}

async function requireFourEyes(
  { tx, operator, isOnePersonDesk }: Approval,
  { batch, payouts }: OpenBatch,
): Promise<void> {
  if (isOnePersonDesk) return
  if (batch.operatorId === operator.id)
    throw new HttpError(403, 'FOUR_EYES', 'You created this batch, so someone else has to approve it.')
  const requireOthers = (involved: readonly Involved[], what: string): void => {
    const own = involved.filter(({ operatorId }) => operatorId === operator.id)
    if (own.length > 0)
      throw new HttpError(
        403,
        'FOUR_EYES',
        `You ${what}, so someone else has to approve this batch: ${listReferences(own)}.`,
      )
  }
  requireOthers(await findInspectors(tx, payouts), 'inspected these devices')
  requireOthers(await findPricers(tx, payouts), 'made the individual offer for these devices')
  // Otherwise one person could call a transfer returned that wasn't, and have it paid twice.
  requireOthers(await findSettlers(tx, payouts), 'marked an earlier attempt at these payouts as returned')
}

/** Approves a batch that someone else has prepared. From then on its file can be taken. */
export async function approveBatch(approval: Approval, messageId: string): Promise<OpenBatch> {
  const { tx, operator, atMs } = approval
  const open = await lockOpenBatch(approval, messageId)
  if (open.batch.state !== 'prepared')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      `This batch can’t be approved. Its current state: ${BATCH_STATE_LABELS[open.batch.state]}.`,
    )
  await requireFourEyes(approval, open)
  requirePayable(open)
  await tx.execute(sql`
    update payout_batch set approved_by = ${operator.id}, approved_at = ${new Date(atMs)} where id = ${open.batch.id}`)
  return open
}
