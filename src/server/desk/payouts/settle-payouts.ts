import type { BankAnswer } from '#domain/payouts/bank-answer.ts'
import { matchBankAnswer, type PayoutOutcome } from '#domain/payouts/match-bank-answer.ts'
import type { Transaction } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { lockPayouts } from './due-payouts.repository.ts'
import {
  lockItemsOf,
  readSent,
  type SentPayout,
  sentBatches,
  storeSettlement,
} from './sent-payouts.repository.ts'

/** What an answer has changed, by references, and what a person has to look at. */
export interface SettledAnswer {
  readonly confirmed: readonly string[]
  readonly rejected: readonly string[]
  /** Said before, in the same words. */
  readonly unchanged: readonly string[]
  /** The bank says otherwise than before; nothing was changed. */
  readonly contradicted: readonly string[]
  /** Transfers of the same batches that still wait for a last word. */
  readonly open: readonly string[]
  /** Ids that the bank names and we do not know. */
  readonly unknown: readonly string[]
}

export interface SettleRun {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly atMs: number
}

const STATUS = { CONFIRMED: 'confirmed', REJECTED: 'rejected' } as const
const EVENTS = { CONFIRMED: 'bank_confirmed', REJECTED: 'bank_rejected' } as const

// Banks may repeat the words of an order; the reason is a code and some words.
const REASON_MAX = 200

/** An outcome with the payout that it is about. */
interface Matched {
  readonly payout: SentPayout
  readonly outcome: PayoutOutcome
}

async function settle({ tx, secret, atMs }: SettleRun, { payout, outcome }: Matched): Promise<void> {
  const { itemNumber, messageId, reference } = payout
  // A voucher has no device that could move.
  if (itemNumber > 0) {
    const step = { event: EVENTS[outcome.outcome], actor: 'payout', atMs } as const
    const applied = await applyStep({ tx, secret }, { key: payout, step, data: { batch: messageId } })
    if (applied.kind !== 'stepped') throw new Error(`${reference} cannot be settled`)
  }
  const reason = outcome.reason?.slice(0, REASON_MAX) ?? null
  await storeSettlement(tx, payout, { status: STATUS[outcome.outcome], reason, atMs })
}

const placeOf = ({ reference, endToEndId }: Pick<SentPayout, 'reference' | 'endToEndId'>): string =>
  `${endToEndId} ${reference}`

function matchedOf(sent: readonly SentPayout[], outcomes: readonly PayoutOutcome[]): readonly Matched[] {
  const byPlace = new Map(outcomes.map((outcome) => [placeOf(outcome), outcome]))
  return sent.flatMap((payout) => {
    const outcome = byPlace.get(placeOf(payout))
    return outcome ? [{ payout, outcome }] : []
  })
}

const referencesOf = (matched: readonly Matched[]): readonly string[] =>
  matched.map(({ payout }) => payout.reference)

/**
 * Takes what a bank says about our transfers, all of it in the caller's transaction. What is settled stays settled: the
 * same answer twice changes nothing, and an answer that contradicts an earlier one is reported, not followed.
 */
export async function settlePayouts(run: SettleRun, answer: BankAnswer): Promise<SettledAnswer> {
  await lockPayouts(run.tx)
  const sent = await readSent(run.tx, answer)
  const { outcomes, open, unknown } = matchBankAnswer(sentBatches(sent), answer)
  const matched = matchedOf(sent, outcomes)
  const news = matched.filter(({ payout }) => payout.status === 'ordered')
  const known = matched.filter(({ payout }) => payout.status !== 'ordered')
  await lockItemsOf(
    run.tx,
    news.map(({ payout }) => payout),
  )
  for (const one of news) await settle(run, one)
  const isSame = ({ payout, outcome }: Matched) => payout.status === STATUS[outcome.outcome]
  const waiting = new Set(
    sent.filter(({ status }) => status === 'ordered').map(({ endToEndId }) => endToEndId),
  )
  return {
    confirmed: referencesOf(news.filter(({ outcome }) => outcome.outcome === 'CONFIRMED')),
    rejected: referencesOf(news.filter(({ outcome }) => outcome.outcome === 'REJECTED')),
    unchanged: referencesOf(known.filter(isSame)),
    contradicted: referencesOf(known.filter((one) => !isSame(one))),
    open: open.filter((id) => waiting.has(id)),
    unknown,
  }
}
