import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import { type LockedItem, lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { lockLiveSignIn } from '#server/modules/sign-ins/live-sign-in.ts'
import type { OpenedSale } from './open-sale.ts'

/** The sign-in may have ended since the caller was let in. */
async function requireLiveSignIn(
  tx: Connection,
  subjects: OpenedSale['subjects'],
  nowMs: number,
): Promise<void> {
  for (const subject of subjects)
    if (subject.kind === 'account' && !(await lockLiveSignIn(tx, subject, nowMs)))
      throw createUnauthenticatedError()
}

/**
 * Locks a sale that its caller wants to change: the sign-in, then the devices, then the trade, which is the order of
 * everyone who locks them. What let the caller in is checked again: until now the sign-in could end and the links be
 * revoked, which freezing does, too, and all of that wins. Returns the devices.
 */
export async function lockOpenedSale(
  tx: Connection,
  { trade: { transactionId }, keyVersion, subjects }: OpenedSale,
  nowMs: number,
): Promise<readonly LockedItem[]> {
  await requireLiveSignIn(tx, subjects, nowMs)
  const items = await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  const { rowCount } = await tx.execute(sql`
    select from trade where transaction_id = ${transactionId} and key_version = ${keyVersion}`)
  if (rowCount !== 1)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number, or the link is no longer valid.')
  return items
}
