import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { BatchRun, DuePayout, HoldReason } from '#domain/payouts/payout-batch.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
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

/** A due row with the payout that it becomes in a batch. */
export interface Payable {
  readonly row: DueRow
  readonly payout: DuePayout
}

/** A row that is held back, and why. */
export interface HeldRow {
  readonly row: DueRow
  readonly reason: HoldReason
}

/** The account that a trade is paid to; null if it was erased or cannot be decrypted. The others do not wait for it. */
function openAccount(secret: ShopSecret, account: SealedAccount | undefined): PaymentAccount | null {
  if (!account) return null
  const { transactionId, paymentTypeId, accountHolder, sealed } = account
  try {
    const opened = secret.open(sealed, `payout:${transactionId}`)
    return paymentTypeId === BANK_TRANSFER.id
      ? { paymentTypeId, accountHolder, iban: opened }
      : { paymentTypeId, paypalAccount: opened }
  } catch {
    return null
  }
}

const toPayable = (row: DueRow, account: PaymentAccount): Payable => {
  const { transactionId, itemNumber, attempt, amountInCents, currency } = row
  const tradeNumber = formatTradeNumber(transactionId)
  return { row, payout: { tradeNumber, itemNumber, attempt, amountInCents, currency, account } }
}

const buildItemKey = ({ transactionId, itemNumber }: Pick<DueRow, 'transactionId' | 'itemNumber'>): string =>
  `${transactionId}-${itemNumber}`

export interface CollectedDue {
  readonly payables: readonly Payable[]
  readonly held: readonly HeldRow[]
}

/** Everything that is due, locked until the end of the transaction, with its accounts. */
export async function collectDue(tx: Transaction, secret: ShopSecret): Promise<CollectedDue> {
  await lockPayouts(tx)
  const locked = new Set((await lockDueItems(tx)).map(buildItemKey))
  // A device that became due in the meantime is not locked and waits for the next run. Vouchers have no device.
  const rows = (await readDue(tx)).filter((row) => row.itemNumber === 0 || locked.has(buildItemKey(row)))
  const accounts = await readSealedAccounts(
    tx,
    rows.map(({ transactionId }) => transactionId),
  )
  const payables: Payable[] = []
  const held: HeldRow[] = []
  for (const row of rows) {
    const account = openAccount(secret, accounts.get(row.transactionId))
    if (account) payables.push(toPayable(row, account))
    else held.push({ row, reason: 'ACCOUNT' })
  }
  return { payables, held }
}

/** Drops vouchers without a payable device: a voucher goes out with the first device of its trade, never alone. */
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
