import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { BatchRun, DuePayout, HoldReason } from '#domain/payouts/payout-batch.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type DueRow,
  lockDueItems,
  lockPayouts,
  readDue,
  readSealedAccounts,
  type SealedAccount,
} from './due-payouts.repository.ts'

/** What is due, and the same as the batches want it. */
export interface Payable {
  readonly row: DueRow
  readonly payout: DuePayout
}

/** What stays behind, and why a person has to look at it. */
export interface HeldRow {
  readonly row: DueRow
  readonly reason: HoldReason
}

/** The account that a trade is paid to; null where it was erased or cannot be opened. The others do not wait for it. */
function openAccount(secret: ShopSecret, account: SealedAccount | undefined): PaymentAccount | null {
  if (!account) return null
  const { transactionId, paymentTypeId, accountHolder, sealed } = account
  try {
    const opened = secret.open(sealed, `payout:${transactionId}`)
    return paymentTypeId === 13
      ? { paymentTypeId, accountHolder, iban: opened }
      : { paymentTypeId, paypalAccount: opened }
  } catch {
    return null
  }
}

const payableOf = (row: DueRow, account: PaymentAccount): Payable => {
  const { transactionId, itemNumber, attempt, amountInCents, currency } = row
  const tradeNumber = tradeNumberOf(transactionId)
  return { row, payout: { tradeNumber, itemNumber, attempt, amountInCents, currency, account } }
}

const keyOf = ({ transactionId, itemNumber }: Pick<DueRow, 'transactionId' | 'itemNumber'>): string =>
  `${transactionId}-${itemNumber}`

export interface CollectedDue {
  readonly payables: readonly Payable[]
  readonly held: readonly HeldRow[]
}

/** Everything that is due, locked until the end of the transaction, with its accounts. */
export async function collectDue(tx: Transaction, secret: ShopSecret): Promise<CollectedDue> {
  await lockPayouts(tx)
  const locked = new Set((await lockDueItems(tx)).map(keyOf))
  // A device that was settled since then waits for the next run; vouchers have no device of their own.
  const rows = (await readDue(tx)).filter((row) => row.itemNumber === 0 || locked.has(keyOf(row)))
  const accounts = await readSealedAccounts(
    tx,
    rows.map(({ transactionId }) => transactionId),
  )
  const payables: Payable[] = []
  const held: HeldRow[] = []
  for (const row of rows) {
    const account = openAccount(secret, accounts.get(row.transactionId))
    if (account) payables.push(payableOf(row, account))
    else held.push({ row, reason: 'ACCOUNT' })
  }
  return { payables, held }
}

/** A voucher goes out with the first payout for a device of its trade, never alone; without a device it waits. */
export function withoutLoneVouchers(payables: readonly Payable[], run: BatchRun): readonly Payable[] {
  const devices = payables.filter(({ row }) => row.itemNumber > 0)
  const { held } = batchPayouts(
    devices.map(({ payout }) => payout),
    run,
  )
  const waiting = new Set(held.map(({ payout }) => payout))
  const paid = new Set(
    devices.filter(({ payout }) => !waiting.has(payout)).map(({ row }) => row.transactionId),
  )
  return payables.filter(
    ({ row }) => row.itemNumber > 0 || row.payoutId !== null || paid.has(row.transactionId),
  )
}
