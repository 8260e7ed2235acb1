import { createCheck, type ProofCheck } from './proof-check.ts'
import { isTradeFile, listStatements, type ProofFile } from './proof-file.ts'
import type { EventStatement, PayoutStatement } from './statements.ts'

const check = createCheck('payouts')

/** What the bank's answer does to a device. */
const EVENTS = { confirmed: 'bank_confirmed', rejected: 'bank_rejected' } as const

/** Whether an event is the step that a payout has led to: both are stored together. */
const isStepOf = (payout: PayoutStatement, { item, event, atMs }: EventStatement): boolean =>
  item === payout.item && event === EVENTS[payout.outcome] && atMs === payout.atMs

/** The voucher of a sale has no device, and so no steps. */
function checkVoucher(file: ProofFile, { amountInCents, outcome }: PayoutStatement): ProofCheck {
  const promised = listStatements(file, 'offer')[0]?.payload.voucher?.valueInCents
  return amountInCents === promised
    ? check.pass(`the payout of the voucher as offered was ${outcome}`)
    : check.fail('the payout of the voucher isn’t what was offered')
}

function checkDevice(file: ProofFile, payout: PayoutStatement): ProofCheck {
  const { item, amountInCents, bonusInCents, outcome } = payout
  const step = listStatements(file, 'event').find((event) => isStepOf(payout, event))
  if (!step) return check.fail(`device ${item}: no event says that its payout was ${outcome}`)
  if (typeof step.priceInCents !== 'number')
    return check.leaveOpen(`device ${item}: nothing says which price was agreed`)
  if (step.priceInCents !== amountInCents - bonusInCents)
    return check.fail(`device ${item}: its payout isn’t the price that was agreed`)
  return check.pass(`device ${item}: its payout of the agreed price was ${outcome}`)
}

function checkPayout(file: ProofFile, payout: PayoutStatement): ProofCheck {
  const { item, reference, currency } = payout
  const promised = listStatements(file, 'offer')[0]?.payload.currency
  if (reference !== `${file.reference}-${item ?? 0}`) return check.fail('a payout is about another sale')
  if (currency !== promised) return check.fail(`payout ${reference} has another currency than the offer`)
  return item === null ? checkVoucher(file, payout) : checkDevice(file, payout)
}

/** Every answer of the bank that devices know of has its payout. */
function checkMissing(file: ProofFile): ProofCheck[] {
  const payouts = listStatements(file, 'payout')
  const answers: readonly string[] = Object.values(EVENTS)
  return listStatements(file, 'event')
    .filter(({ event }) => answers.includes(event))
    .filter((event) => !payouts.some((payout) => isStepOf(payout, event)))
    .map(({ item, event }) => check.fail(`device ${item}: the payout of ${event} is missing`))
}

/** Whether every payout is the one that was agreed, and none is missing. */
export const checkPayouts = (file: ProofFile): ProofCheck[] =>
  isTradeFile(file)
    ? [...listStatements(file, 'payout').map((payout) => checkPayout(file, payout)), ...checkMissing(file)]
    : []
