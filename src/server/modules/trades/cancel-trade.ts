import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import { addTradeMail } from '#server/modules/lifecycle/step-work.ts'
import type { TradesOptions } from './create-trade.ts'

/** Calls off the sale of every device that is still with its seller. Once the carrier has the parcel it is too late. */
export const cancelTrade = ({ db, secret, now }: TradesOptions, transactionId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const atMs = now()
    const items = await lockTradeItems(tx, transactionId)
    let isMoved = false
    for (const { number: itemNumber } of items) {
      const step = { event: 'cancel', actor: 'customer', atMs } as const
      const applied = await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
      if (applied.kind === 'stepped') isMoved = true
    }
    if (isMoved)
      return addTradeMail(tx, { transactionId }, { mail: 'CANCELLED', clarificationId: null, atMs })
    // Asked for twice is done once.
    if (items.every(({ state }) => state === 'CANCELLED')) return
    throw new HttpError(409, 'NOT_POSSIBLE', 'The parcel is on its way: the sale cannot be called off.')
  })
