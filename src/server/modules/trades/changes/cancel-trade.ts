import { HttpError } from '#server/http/error-handler.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

/** Cancels the sale of every device that is still with its seller. Once the carrier has the parcel it is too late. */
export const cancelTrade = ({ db, secret, now }: TradesOptions, transactionId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const atMs = now()
    const items = await lockTradeItems(tx, transactionId)
    let isCancelled = false
    for (const { number: itemNumber } of items) {
      const step = { event: 'cancel', actor: 'customer', atMs } as const
      const applied = await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
      if (applied.kind === 'stepped') isCancelled = true
    }
    if (isCancelled)
      return queueTradeMail(tx, { transactionId, mail: 'CANCELLED', clarificationId: null, atMs })
    // A repeated request succeeds, too.
    if (items.every(({ state }) => state === 'CANCELLED')) return
    throw new HttpError(409, 'NOT_POSSIBLE', 'The parcel is on its way: the sale cannot be cancelled.')
  })
