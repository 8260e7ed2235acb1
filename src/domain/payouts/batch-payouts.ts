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
import { payoutReference, transferIdOf } from './payout-reference.ts'
import { isSpelled, sepaText } from './sepa-text.ts'

const referenceOf = ({ tradeNumber, itemNumber }: DuePayout): string =>
  payoutReference(tradeNumber, itemNumber)

function accountProblem(account: PaymentAccount): HoldReason | null {
  if (account.paymentTypeId === PAYPAL.id) return isEmailAddress(account.paypalAccount) ? null : 'ACCOUNT'
  // Only the compact form may reach a bank.
  const reading = readIban(account.iban)
  if (reading.kind !== 'iban' || reading.iban !== account.iban) return 'ACCOUNT'
  return isSpelled(sepaText(account.accountHolder, NAME_MAX)) ? null : 'NAME'
}

function holdReasonOf(payout: DuePayout, taken: ReadonlySet<string>): HoldReason | null {
  const { amountInCents, account } = payout
  const isPayable =
    Number.isSafeInteger(amountInCents) && amountInCents > 0 && amountInCents <= TRANSFER_MAX_IN_CENTS
  if (!isPayable) return 'AMOUNT'
  return taken.has(referenceOf(payout)) ? 'TWICE' : accountProblem(account)
}

function sortOut(due: readonly DuePayout[]): { payable: DuePayout[]; held: HeldPayout[] } {
  const taken = new Set<string>()
  const payable: DuePayout[] = []
  const held: HeldPayout[] = []
  for (const payout of due) {
    const reason = holdReasonOf(payout, taken)
    taken.add(referenceOf(payout))
    if (reason) held.push({ payout, reason })
    else payable.push(payout)
  }
  return { payable, held }
}

/** The same account in two spellings of its holder stays two: a bank compares the name with the account. */
const accountKey = (account: PaymentAccount): string =>
  account.paymentTypeId === PAYPAL.id
    ? account.paypalAccount.toLowerCase()
    : `${account.iban} ${sepaText(account.accountHolder, NAME_MAX)}`

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly Value[][] {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return [...groups.values()]
}

const transferOf = (payout: DuePayout): Transfer => ({
  endToEndId: transferIdOf(referenceOf(payout), payout.attempt),
  references: [referenceOf(payout)],
  amountInCents: payout.amountInCents,
  account: payout.account,
  remittance: referenceOf(payout),
})

/** The transfer with one payout more, or null when its text or its amount would grow too large. */
function extended(transfer: Transfer, payout: DuePayout): Transfer | null {
  const remittance = `${transfer.remittance} ${referenceOf(payout)}`
  const amountInCents = transfer.amountInCents + payout.amountInCents
  if (remittance.length > REMITTANCE_MAX || amountInCents > TRANSFER_MAX_IN_CENTS) return null
  return { ...transfer, references: [...transfer.references, referenceOf(payout)], amountInCents, remittance }
}

/** All payouts to one account, in as few transfers as the text for the seller allows. */
function transfersTo(payouts: readonly DuePayout[]): readonly Transfer[] {
  const transfers: Transfer[] = []
  for (const payout of payouts) {
    const last = transfers[transfers.length - 1]
    const longer = last && extended(last, payout)
    if (longer) transfers[transfers.length - 1] = longer
    else transfers.push(transferOf(payout))
  }
  return transfers
}

const chunks = <Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))

const batchIdOf = ({ day, firstNumber }: BatchRun, at: number): string =>
  `PO-${day.replaceAll('-', '')}-${String(firstNumber + at).padStart(3, '0')}`

/** The batches of payouts that share a currency and a payment type. */
function contentsOf(payouts: readonly DuePayout[]) {
  const transfers = grouped(payouts, ({ account }) => accountKey(account)).flatMap(transfersTo)
  return chunks(transfers, TRANSFERS_PER_BATCH).map((part) => ({
    transfers: part,
    totalInCents: part.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
    currency: payouts[0]?.currency,
    paymentTypeId: payouts[0]?.account.paymentTypeId,
  }))
}

/** What is to be paid on a day, as one batch per currency and payment type, and what has to wait for a person. */
export function batchPayouts(
  due: readonly DuePayout[],
  run: BatchRun,
): { readonly batches: readonly PayoutBatch[]; readonly held: readonly HeldPayout[] } {
  const { payable, held } = sortOut(due)
  const kinds = grouped(payable, ({ currency, account }) => `${currency} ${account.paymentTypeId}`)
  const batches = kinds.flatMap(contentsOf).map(
    (content, at) =>
      // The groups were made by payment type, which the compiler cannot see: all accounts of a batch are of its kind.
      ({ ...content, id: batchIdOf(run, at), day: run.day }) as PayoutBatch,
  )
  return { batches, held }
}
