import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { BatchRun, DuePayout, HoldReason } from '#domain/payouts/payout-batch.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#server/db/database.ts'
import { derivePayeeKey } from '#server/modules/payout-holds/account-key.ts'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type DuePart,
  type DueRow,
  listDueTrades,
  lockDueItems,
  lockPayouts,
  readDue,
  readSealedAccounts,
} from './due-payouts.repository.ts'
import { type OpenPayee, openPayee, toPaymentAccount } from './open-payee.ts'

/** A due row with the payout that it becomes in a batch. */
export interface Payable {
  readonly row: DueRow
  readonly payout: DuePayout
  /** Proves later that it still goes to the same account. */
  readonly payeeKey: string
}

/** A row that is held back, and why. */
export interface HeldRow {
  readonly row: DueRow
  readonly reason: HoldReason
}

const toPayable = (secret: ShopSecret, row: DueRow, payee: OpenPayee): Payable => {
  const { transactionId, itemNumber, attempt, amountInCents, currency } = row
  const tradeNumber = formatTradeNumber(transactionId)
  const account = toPaymentAccount(payee)
  return {
    row,
    payout: { tradeNumber, itemNumber, attempt, amountInCents, currency, account },
    payeeKey: derivePayeeKey(secret, payee),
  }
}

const buildItemKey = ({ transactionId, itemNumber }: Pick<DueRow, 'transactionId' | 'itemNumber'>): string =>
  `${transactionId}-${itemNumber}`

export interface DueQuery {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly atMs: number
  /** Everything, unless given. */
  readonly part?: DuePart
}

export interface CollectedDue {
  /** The last trade that was looked at; null if there was none. */
  readonly lastId: number | null
  readonly payables: readonly Payable[]
  readonly held: readonly HeldRow[]
}

/**
 * What is due, locked until the end of the transaction, with its accounts. Trades with a warning sign are
 * held first, so that they are not due.
 */
export async function collectDue({ tx, secret, atMs, part }: DueQuery): Promise<CollectedDue> {
  await lockPayouts(tx)
  const trades = await listDueTrades(tx, part)
  const locked = new Set((await lockDueItems(tx, trades)).map(buildItemKey))
  const listed = new Set(trades)
  await lockTradesForPayout(tx, trades)
  await holdOnWarningSigns({ tx, secret }, trades, atMs)
  // What became due in the meantime is not locked and waits for the next run. Vouchers have no device.
  const rows = (await readDue(tx, atMs)).filter(
    (row) => listed.has(row.transactionId) && (row.itemNumber === 0 || locked.has(buildItemKey(row))),
  )
  const accounts = await readSealedAccounts(
    tx,
    rows.map(({ transactionId }) => transactionId),
  )
  const payables: Payable[] = []
  const held: HeldRow[] = []
  for (const row of rows) {
    const payee = openPayee(secret, accounts.get(row.transactionId))
    // The others do not wait for it.
    if (payee) payables.push(toPayable(secret, row, payee))
    else held.push({ row, reason: 'ACCOUNT' })
  }
  return { payables, held, lastId: trades.at(-1) ?? null }
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
