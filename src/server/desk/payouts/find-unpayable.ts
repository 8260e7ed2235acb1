import type { Transaction } from '#server/db/database.ts'
import { isPayeeKey } from '#server/modules/payout-holds/account-key.ts'
import { findNewSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { findOpenHolds, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { lockPayouts, readSealedAccounts } from './due-payouts.repository.ts'
import { type OpenPayee, openPayee } from './open-payee.ts'
import {
  type BatchPart,
  type LockedBatch,
  lockBatch,
  type PreparedPayout,
  readPrepared,
} from './prepared-payouts.repository.ts'
import { requireKnownBatch } from './require-known-batch.ts'
import { lockItems } from './sent-payouts.repository.ts'

export interface BatchRun {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly atMs: number
}

/** A batch that has not been exported, locked with its devices and trades until the end of the transaction. */
export interface OpenBatch {
  readonly batch: LockedBatch
  readonly payouts: readonly PreparedPayout[]
  /** Who each trade is paid to. */
  readonly payees: ReadonlyMap<number, OpenPayee>
  /** Payouts that may not go out: held since the batch was prepared, or going to another account by now. */
  readonly unpayable: readonly PreparedPayout[]
}

function isOtherPayee(
  secret: ShopSecret,
  payee: OpenPayee | undefined,
  { payeeKey }: PreparedPayout,
): boolean {
  return payee === undefined || !isPayeeKey(secret, payee, payeeKey)
}

/** Locks a batch and checks its payouts again, or some of them. Devices are locked before trades, as everywhere. */
export async function lockOpenBatch(
  run: BatchRun,
  messageId: string,
  part: BatchPart = { accounts: null },
): Promise<OpenBatch> {
  const { tx, secret, atMs } = run
  await lockPayouts(tx)
  const batch = requireKnownBatch(await lockBatch(tx, messageId))
  const payouts = await readPrepared(tx, batch.id, part)
  const transactionIds = [...new Set(payouts.map(({ transactionId }) => transactionId))]
  await lockItems(tx, payouts)
  await lockTradesForPayout(tx, transactionIds)
  const holds = await findOpenHolds(tx, { transactionIds, nowMs: atMs })
  const signs = await findNewSigns({ tx, secret }, transactionIds)
  const held = new Set([...holds, ...signs].map(({ transactionId }) => transactionId))
  const sealed = await readSealedAccounts(tx, transactionIds)
  const payees = new Map(
    transactionIds.flatMap((id) => {
      const payee = openPayee(secret, sealed.get(id))
      return payee ? [[id, payee] as const] : []
    }),
  )
  const unpayable = payouts.filter(
    (payout) =>
      held.has(payout.transactionId) || isOtherPayee(secret, payees.get(payout.transactionId), payout),
  )
  return { batch, payouts, payees, unpayable }
}
