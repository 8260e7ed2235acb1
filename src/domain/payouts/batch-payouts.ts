import { isEmailAddress } from '#domain/customers/email-address.ts'
import { readIban } from '#domain/customers/iban.ts'
import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import {
  type BatchRun,
  type DuePayout,
  type HeldPayout,
  type HoldReason,
  NAME_MAX,
  type PayoutBatch,
  REMITTANCE_MAX,
  TRANSFER_MAX_IN_CENTS,
  TRANSFERS_PER_BATCH,
  type Transfer,
} from './payout-batch.ts'
import { buildPayoutReference, buildTransferId } from './payout-reference.ts'
import { isSpelled, toSepaText } from './to-sepa-text.ts'

const buildReference = ({ tradeNumber, itemNumber }: DuePayout): string =>
  buildPayoutReference(tradeNumber, itemNumber)

function findAccountProblem(account: PaymentAccount): HoldReason | null {
  if (account.paymentTypeId === PAYPAL.id) return isEmailAddress(account.paypalAccount) ? null : 'ACCOUNT'
  // Banks only accept the compact form.
  const reading = readIban(account.iban)
  if (reading.kind !== 'iban' || reading.iban !== account.iban) return 'ACCOUNT'
  return isSpelled(toSepaText(account.accountHolder, NAME_MAX)) ? null : 'NAME'
}

function findHoldReason(payout: DuePayout, taken: ReadonlySet<string>): HoldReason | null {
  const { amountInCents, account } = payout
  const isPayable =
    Number.isSafeInteger(amountInCents) && amountInCents > 0 && amountInCents <= TRANSFER_MAX_IN_CENTS
  if (!isPayable) return 'AMOUNT'
  return taken.has(buildReference(payout)) ? 'TWICE' : findAccountProblem(account)
}

function sortOut(due: readonly DuePayout[]): { payable: DuePayout[]; held: HeldPayout[] } {
  const taken = new Set<string>()
  const payable: DuePayout[] = []
  const held: HeldPayout[] = []
  for (const payout of due) {
    const reason = findHoldReason(payout, taken)
    taken.add(buildReference(payout))
    if (reason) held.push({ payout, reason })
    else payable.push(payout)
  }
  return { payable, held }
}

/** Two spellings of the holder make two accounts, because banks compare the name with the account. */
const buildAccountKey = (account: PaymentAccount): string =>
  account.paymentTypeId === PAYPAL.id
    ? account.paypalAccount.toLowerCase()
    : `${account.iban} ${toSepaText(account.accountHolder, NAME_MAX)}`

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly Value[][] {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return [...groups.values()]
}

const createTransfer = (payout: DuePayout): Transfer => ({
  endToEndId: buildTransferId(buildReference(payout), payout.attempt),
  references: [buildReference(payout)],
  amountInCents: payout.amountInCents,
  account: payout.account,
  remittance: buildReference(payout),
})

/** Adds a payout to a transfer; null if the text or the amount would exceed the banks' limits. */
function extendTransfer(transfer: Transfer, payout: DuePayout): Transfer | null {
  const remittance = `${transfer.remittance} ${buildReference(payout)}`
  const amountInCents = transfer.amountInCents + payout.amountInCents
  if (remittance.length > REMITTANCE_MAX || amountInCents > TRANSFER_MAX_IN_CENTS) return null
  return {
    ...transfer,
    references: [...transfer.references, buildReference(payout)],
    amountInCents,
    remittance,
  }
}

/** Joins the payouts to one account into as few transfers as the limit of the text allows. */
function joinTransfers(payouts: readonly DuePayout[]): readonly Transfer[] {
  const transfers: Transfer[] = []
  for (const payout of payouts) {
    const last = transfers[transfers.length - 1]
    const longer = last && extendTransfer(last, payout)
    if (longer) transfers[transfers.length - 1] = longer
    else transfers.push(createTransfer(payout))
  }
  return transfers
}

const splitIntoChunks = <Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))

const buildBatchId = ({ day, firstNumber }: BatchRun, at: number): string =>
  `PO-${day.replaceAll('-', '')}-${String(firstNumber + at).padStart(3, '0')}`

/** The content of batches for payouts that share a currency and a payment type. */
function buildBatchContents(payouts: readonly DuePayout[]) {
  const transfers = groupBy(payouts, ({ account }) => buildAccountKey(account)).flatMap(joinTransfers)
  return splitIntoChunks(transfers, TRANSFERS_PER_BATCH).map((part) => ({
    transfers: part,
    totalInCents: part.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
    currency: payouts[0]?.currency,
    paymentTypeId: payouts[0]?.account.paymentTypeId,
  }))
}

/** Puts due payouts into batches by currency and payment type, and sets aside those that need a person. */
export function batchPayouts(
  due: readonly DuePayout[],
  run: BatchRun,
): { readonly batches: readonly PayoutBatch[]; readonly held: readonly HeldPayout[] } {
  const { payable, held } = sortOut(due)
  const kinds = groupBy(payable, ({ currency, account }) => `${currency} ${account.paymentTypeId}`)
  const batches = kinds.flatMap(buildBatchContents).map(
    (content, at) =>
      // Payouts are grouped by payment type, so all accounts of a batch match it. The compiler cannot see that.
      ({ ...content, id: buildBatchId(run, at), day: run.day }) as PayoutBatch,
  )
  return { batches, held }
}
