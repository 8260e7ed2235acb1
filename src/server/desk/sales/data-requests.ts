import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { listSealedItems } from '#server/desk/items/sealed-items.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findErasureObstacle } from '#server/modules/customers/erasure-obstacle.ts'
import { findSellerSales } from '#server/modules/customers/seller-sales.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { buildDataCopyContext } from '#server/secrets/data-copy-context.ts'
import { deleteDataCopy, lockDataCopy, queueDataCopy, queueErasure } from './data-requests.repository.ts'
import { requireSale } from './find-sale.ts'
import { findSaleSeller } from './sale.repository.ts'

/** A copy has the answers of all devices that the seller has ever sent, also of one that the operator may still inspect. */
async function requireUnsealed(
  { tx, operator }: Pick<ActionContext, 'tx' | 'operator'>,
  transactionId: number,
) {
  const { transactionIds } = await findSellerSales(tx, transactionId)
  for (const sale of transactionIds)
    if ((await listSealedItems(tx, sale, operator)).size > 0)
      throw new HttpError(
        403,
        'DECLARED_SEALED',
        'You may still have to inspect a device of this seller. Ask a colleague who doesn’t inspect.',
      )
}

/**
 * The copy of a seller's data, once; null while it is being made. The same call asks for it, asks whether it is there, and
 * takes it away.
 */
export async function takeDataCopy(
  { tx, secret, operator, now }: ActionContext,
  transactionId: number,
): Promise<DeskFile | null> {
  await requireSale(tx, transactionId)
  await requireUnsealed({ tx, operator }, transactionId)
  const copy = await lockDataCopy(tx, transactionId, operator.id)
  if (!copy) await queueDataCopy(tx, { transactionId, operatorId: operator.id, atMs: now() })
  if (!copy?.sealedArchive) return null
  await deleteDataCopy(tx, copy.id)
  return file({
    bytes: secret.openBytes(copy.sealedArchive, buildDataCopyContext(copy.id)),
    mediaType: 'application/zip',
    filename: `data-${formatTradeNumber(transactionId)}.zip`,
  })
}

type ErasureContext = Pick<ActionContext, 'tx' | 'operator' | 'now'> & {
  readonly isOnePersonDesk: boolean
}

/**
 * Has a seller erased by the rules for customers who delete their account: what a law has us keep stays. Unlike there, no
 * sale may be open: support can wait until it is over, and nobody could ask a seller any more whom they have erased. The
 * seller gets a mail first, and some days to say that it wasn't them.
 */
export async function eraseSeller(
  { tx, operator, isOnePersonDesk, now }: ErasureContext,
  transactionId: number,
): Promise<void> {
  await requireSale(tx, transactionId)
  const seller = await findSaleSeller(tx, transactionId)
  if (!seller?.email)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This seller has been erased, except for what the law has us keep.',
    )
  const atMs = now()
  // Whoever asks twice at once asks one after the other.
  await lockTradesForPayout(tx, [transactionId])
  const { transactionIds } = await findSellerSales(tx, transactionId)
  const asker = { operatorId: operator.id, isOnePersonDesk }
  const obstacle = await findErasureObstacle(tx, { transactionIds, ...asker, nowMs: atMs })
  if (obstacle) throw new HttpError(obstacle.status, obstacle.id, obstacle.message)
  const isNew = await queueErasure(tx, { transactionId, ...asker, atMs })
  if (isNew) await queueTradeMail(tx, { transactionId, mail: 'ERASURE_NOTICE', clarificationId: null, atMs })
}
