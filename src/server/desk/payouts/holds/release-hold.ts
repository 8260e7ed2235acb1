import { isOpenHold, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { hasPriced } from '#server/modules/individual-offers/made-offers.repository.ts'
import { deriveAccountKey } from '#server/modules/payout-holds/account-key.ts'
import { findOpenHolds, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import {
  recordOriginalAccount,
  recordPayoutChange,
} from '#server/modules/trades/changes/payout-account-changes.ts'
import { announceReleasedSale } from '#server/modules/trades/freeze-sale.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  findHold,
  findOwnRelease,
  findPreviousAccount,
  hasAskedForEmail,
  hasBoughtDevice,
  hasInspected,
  hasPayoutUnderWay,
  type LockedHold,
  lockAccount,
  storeAccount,
  storeRelease,
} from './held-payouts.repository.ts'

export interface HoldDecision {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly operator: Operator
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
  readonly atMs: number
  readonly note: string
}

/** Finds a hold that is still open, with its trade locked. */
async function lockOpenHold(decision: HoldDecision, holdId: number): Promise<LockedHold> {
  const { tx, operator, isOnePersonDesk, atMs } = decision
  const known = await findHold(tx, holdId)
  if (!known) throw new HttpError(404, 'NOT_FOUND', 'There’s no such hold.')
  await lockTradesForPayout(tx, [known.transactionId])
  const hold = await findHold(tx, holdId)
  if (!hold || !isOpenHold(hold, atMs))
    throw new HttpError(409, 'NOT_POSSIBLE', 'This hold has already ended.')
  if (!isOnePersonDesk && (await hasInspected(tx, hold.transactionId, operator.id)))
    throw new HttpError(
      403,
      'FOUR_EYES',
      'You inspected a device in this sale, so someone else has to decide on its payout.',
    )
  if (!isOnePersonDesk && (await hasPriced(tx, hold.transactionId, operator.id)))
    throw new HttpError(
      403,
      'FOUR_EYES',
      'You made the individual offer for this sale, so someone else has to decide on its payout.',
    )
  if (!isOnePersonDesk && (await hasAskedForEmail(tx, hold.transactionId, operator.id)))
    throw new HttpError(
      403,
      'FOUR_EYES',
      'You asked for another email address for this sale, so someone else has to decide on its payout.',
    )
  return hold
}

/** Releases a hold: the account stays as it is, and the payout no longer waits for this reason. */
export async function releaseHold(decision: HoldDecision, holdId: number): Promise<LockedHold> {
  const { tx, operator, note, atMs } = decision
  // The same once more: the answer to the first request got lost.
  const released = await findOwnRelease(tx, holdId, { operatorId: operator.id, note })
  if (released) return released
  const hold = await lockOpenHold(decision, holdId)
  // The seller was promised this time to object.
  if (hold.untilMs !== null)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This hold ends by itself and can’t be released early: the seller has until then to object.',
    )
  if (hold.reason === 'IDENTITY_MISSING' && (await hasBoughtDevice(tx, hold.transactionId)))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'The law asks for the seller’s identity document. This hold ends when someone accepts it under Identity documents.',
    )
  await storeRelease(tx, [hold.id], { operatorId: operator.id, note, atMs })
  if (hold.reason === 'FROZEN_BY_SELLER') await announceReleasedSale(tx, { ...hold, atMs })
  return hold
}

/** Holds that are about the change of an account, and over once the previous account is back. */
const ABOUT_CHANGES: ReadonlySet<PayoutHoldReason> = new Set([
  'ACCOUNT_CHANGED',
  'ACCOUNT_CHANGED_AFTER_SHIPPING',
  'ACCOUNT_CHANGED_AFTER_EMAIL',
  'FROZEN_BY_SELLER',
])

export const isAboutChange = (reason: PayoutHoldReason): boolean => ABOUT_CHANGES.has(reason)

/**
 * Writes the account from before a change. Only the account that the sale was made with is certainly the seller's; any later
 * one may be a thief's, so that the payout waits again and the seller can object.
 */
async function restoreAccount(
  { tx, secret, atMs }: HoldDecision,
  transactionId: number,
  changeId: string,
): Promise<void> {
  const wanted = await findPreviousAccount(tx, transactionId, changeId)
  const current = await lockAccount(tx, transactionId)
  if (!wanted || !current)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no earlier account to restore. Reload the page.')
  const context = buildSalePayoutContext(transactionId)
  const account = secret.open(wanted.sealedAccount, context)
  const { paymentTypeId, accountHolder, maskedAccount, isOriginal } = wanted
  await storeAccount(tx, transactionId, {
    paymentTypeId,
    accountHolder,
    maskedAccount,
    sealedAccount: secret.seal(account, context),
    accountKey: deriveAccountKey(secret, account),
  })
  const record = isOriginal ? recordOriginalAccount : recordPayoutChange
  await record(tx, {
    transactionId,
    by: 'desk',
    atMs,
    previous: current,
    next: { paymentTypeId, accountHolder, masked: maskedAccount },
  })
}

/** What was ordered goes to the account of then. An account that differs from it would only hide that. */
async function requireNothingUnderWay(tx: Transaction, transactionId: number): Promise<void> {
  if (await hasPayoutUnderWay(tx, transactionId))
    throw new HttpError(
      409,
      'PAYOUT_UNDER_WAY',
      'A payout for this sale is in a batch or already with the bank. Remove it from the batch or wait for the bank’s response, then restore the account.',
    )
}

/**
 * Restores the account from before a change and ends the holds that are about it. All others stay. The seller gets a mail
 * about it in any case.
 */
export async function restorePreviousAccount(
  decision: HoldDecision,
  holdId: number,
  changeId: string,
): Promise<LockedHold> {
  const { tx, operator, note, atMs } = decision
  const hold = await lockOpenHold(decision, holdId)
  if (!isAboutChange(hold.reason))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This hold isn’t about a changed account, so there’s nothing to restore.',
    )
  const { transactionId } = hold
  await requireNothingUnderWay(tx, transactionId)
  const open = await findOpenHolds(tx, { transactionIds: [transactionId], nowMs: atMs })
  const ended = open.filter(({ reason }) => isAboutChange(reason))
  // Before the restored account is recorded, because that may bring a hold of its own.
  await storeRelease(
    tx,
    ended.map(({ id }) => id),
    { operatorId: operator.id, note, atMs },
  )
  await restoreAccount(decision, transactionId, changeId)
  if (ended.some(({ reason }) => reason === 'FROZEN_BY_SELLER'))
    await announceReleasedSale(tx, { transactionId, atMs })
  return hold
}
