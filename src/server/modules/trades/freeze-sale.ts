import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { closeFreezeItems, openSaleItem } from '#server/modules/inbox/open-inbox-item.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { type HoldDetails, holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { revokeSaleKeys } from './trade-link.ts'

/** A row of `payout_hold` that freezes its sale. */
export const IS_FREEZING = `payout_hold.reason = 'FROZEN_BY_SELLER' and payout_hold.released_at is null`

export interface Freezing {
  readonly transactionId: number
  readonly atMs: number
  /** What the seller objected to; ids only. */
  readonly details?: HoldDetails
}

/**
 * Freezes a sale because its seller says that someone else acts for them: nothing is paid, every earlier link is useless,
 * and nobody changes or cancels the sale until an operator has released it. Devices go on as they would.
 */
export async function freezeSale(
  tx: Connection,
  { transactionId, atMs, details = {} }: Freezing,
): Promise<void> {
  await holdPayout(tx, {
    transactionId,
    reason: 'FROZEN_BY_SELLER',
    details,
    sinceMs: atMs,
    untilMs: null,
  })
  await openSaleItem(tx, { kind: 'FREEZE', transactionId, itemNumber: null, atMs })
  await revokeSaleKeys(tx, { transactionId })
  await queueTradeMail(tx, { transactionId, mail: 'SALE_FROZEN', clarificationId: null, atMs })
}

async function isSaleFrozen(tx: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from payout_hold where transaction_id = ${transactionId} and ${sql.raw(IS_FREEZING)} limit 1`)
  return rowCount !== 0
}

/**
 * Tells the seller that the desk has released a frozen sale, with a new link: whoever read the mail about the freezing has
 * the one before. To be called after the release; while something else freezes the sale, nothing happens.
 */
export async function announceReleasedSale(
  tx: Connection,
  { transactionId, atMs }: Omit<Freezing, 'details'>,
): Promise<void> {
  if (await isSaleFrozen(tx, transactionId)) return
  await closeFreezeItems(tx, transactionId, atMs)
  await revokeSaleKeys(tx, { transactionId })
  await queueTradeMail(tx, { transactionId, mail: 'SALE_RELEASED', clarificationId: null, atMs })
}

/** Refuses to change a frozen sale. To be called with the trade locked, so that a freezing is not overlooked. */
export async function requireUnfrozenSale(tx: Connection, transactionId: number): Promise<void> {
  if (await isSaleFrozen(tx, transactionId))
    throw new HttpError(
      409,
      'SALE_FROZEN',
      'This sale is frozen while we check it. We’ll get in touch with you.',
    )
}
