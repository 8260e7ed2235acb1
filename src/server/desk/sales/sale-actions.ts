import { sql } from 'drizzle-orm'
import type { AddressInput } from '#domain/customers/person-fields.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { refuseNotPossible, stepDevice } from '#server/desk/items/step-device.ts'
import { requireAddress } from '#server/desk/returns/require-address.ts'
import { storeReturnAddress } from '#server/desk/returns/returns.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  type ItemKey,
  lockItemFacts,
  lockTradeItems,
} from '#server/modules/lifecycle/item-facts.repository.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { cancelLockedTrade } from '#server/modules/trades/changes/cancel-trade.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { requireSale } from './find-sale.ts'
import { findSaleSeller } from './sale.repository.ts'
import { findMailJob, queueLabelBooking, queueLabelMail, queueMailAgain } from './sale-jobs.repository.ts'

type SaleContext = Pick<ActionContext, 'tx' | 'now'>

/** Devices first, then the trade: the order of everyone who locks them. */
async function lockSale(tx: Connection, transactionId: number): Promise<readonly TradeState[]> {
  const items = await lockTradeItems(tx, transactionId)
  if (items.length === 0)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  await lockTradesForPayout(tx, [transactionId])
  return items.map(({ state }) => state)
}

/** Nobody reads a mail without an address. */
async function requireMailbox(tx: Connection, transactionId: number): Promise<void> {
  const seller = await findSaleSeller(tx, transactionId)
  if (!seller?.email) throw new HttpError(409, 'NOT_POSSIBLE', 'The seller’s email address has been erased.')
}

/** Sends a mail about a sale again, with what is true now; one that isn't true any more is left out. */
export async function resendMail(
  { tx, now }: SaleContext,
  transactionId: number,
  workKey: string,
): Promise<string> {
  await requireSale(tx, transactionId)
  await requireMailbox(tx, transactionId)
  const job = await findMailJob(tx, transactionId, workKey)
  if (!job)
    throw new HttpError(404, 'NOT_FOUND', 'This mail is older than 30 days, so it can’t be sent again.')
  if (job.status === 'waiting') throw new HttpError(409, 'NOT_POSSIBLE', 'This mail is about to be sent.')
  // A code proves that its reader asked for it.
  if (job.mail === 'SALE_CODE')
    throw new HttpError(409, 'NOT_POSSIBLE', 'Codes are sent only when the seller asks for one.')
  await queueMailAgain(tx, workKey, now())
  return job.mail
}

const BEFORE_LABEL: readonly TradeState[] = ['CREATED']
const WITH_LABEL: readonly TradeState[] = ['LABEL_ISSUED']

/** Gets the seller a shipping label: books one that never came, or mails the booked one again. */
export async function sendLabel(
  { tx, now }: SaleContext,
  transactionId: number,
): Promise<'BOOKING' | 'MAILED'> {
  const states = await lockSale(tx, transactionId)
  await requireMailbox(tx, transactionId)
  if (states.some((state) => BEFORE_LABEL.includes(state))) {
    await queueLabelBooking(tx, transactionId, now())
    return 'BOOKING'
  }
  if (!states.some((state) => WITH_LABEL.includes(state)))
    throw new HttpError(409, 'NOT_POSSIBLE', 'The parcel is already on its way, or the sale is over.')
  await queueLabelMail(tx, transactionId, now())
  return 'MAILED'
}

/** Corrects the seller's address, by the rules of the checkout. Labels that are booked keep the one they have. */
export async function correctAddress(
  { tx }: SaleContext,
  transactionId: number,
  address: AddressInput,
): Promise<void> {
  await lockSale(tx, transactionId)
  await storeReturnAddress(tx, transactionId, await requireAddress(tx, transactionId, address))
}

/** Cancels a sale whose seller has asked for it. */
export async function cancelForSeller({ tx, now }: SaleContext, transactionId: number): Promise<void> {
  await lockSale(tx, transactionId)
  await cancelLockedTrade(tx, transactionId, now())
}

const IS_FROZEN = (transactionId: number) => sql`
  select from payout_hold where transaction_id = ${transactionId} and reason = 'FROZEN_BY_SELLER'
    and released_at is null limit 1`

/** Freezes a sale because its seller says that someone else acts for them. Payouts wait until someone releases it. */
export async function freezeForSeller({ tx, now }: SaleContext, transactionId: number): Promise<void> {
  await lockSale(tx, transactionId)
  const { rowCount } = await tx.execute(IS_FROZEN(transactionId))
  if (rowCount !== 0) throw new HttpError(409, 'NOT_POSSIBLE', 'This sale is already frozen.')
  await freezeSale(tx, { transactionId, atMs: now() })
}

/**
 * Declines a new offer for a seller who wants the device back. The parcel is booked like any other return. Where the seller
 * has to act, asking for the device back also removes files that were never sent, and only the seller may do that.
 */
export async function openReturn({ tx, secret, now }: ActionContext, key: ItemKey): Promise<void> {
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  if (facts.state !== 'COUNTER_OFFERED') throw refuseNotPossible()
  await stepDevice({ tx, secret }, { key, step: { event: 'decline', actor: 'customer', atMs: now() } })
}
