import type { BankAnswer } from '#domain/payouts/bank-answer.ts'
import { matchBankAnswer, type PayoutOutcome } from '#domain/payouts/match-bank-answer.ts'
import type { Transaction } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { lockPayouts } from './due-payouts.repository.ts'
import {
  lockItems,
  readSent,
  type SentPayout,
  storeSettlement,
  toSentBatches,
} from './sent-payouts.repository.ts'

/** What an answer changed, and what an operator has to check; all by reference. */
export interface SettledAnswer {
  readonly confirmed: readonly string[]
  readonly rejected: readonly string[]
  /** Settled before, with the same outcome. */
  readonly unchanged: readonly string[]
  /** Settled before with another outcome, so nothing was changed. */
  readonly contradicted: readonly string[]
  /** Transfers of the same batches that have no outcome yet. */
  readonly open: readonly string[]
  /** Ids in the answer that we do not know. */
  readonly unknown: readonly string[]
}

export interface SettleRun {
  readonly tx: Transaction
  readonly secret: ShopSecret
  /** Who brings the answer. */
  readonly operatorId: string
  readonly atMs: number
}

const STATUS = { CONFIRMED: 'confirmed', REJECTED: 'rejected' } as const
const EVENTS = { CONFIRMED: 'bank_confirmed', REJECTED: 'bank_rejected' } as const

// A reason is a code with a short text, but some banks repeat the whole order in it.
const REASON_MAX = 200

/** A payout with its outcome. */
interface Matched {
  readonly payout: SentPayout
  readonly outcome: PayoutOutcome
}

async function settle(
  { tx, secret, operatorId, atMs }: SettleRun,
  { payout, outcome }: Matched,
): Promise<void> {
  const { itemNumber, messageId, reference } = payout
  // A voucher has no device to step.
  if (itemNumber > 0) {
    const step = { event: EVENTS[outcome.outcome], actor: 'payout', atMs } as const
    const applied = await applyStep({ tx, secret }, { key: payout, step, data: { batch: messageId } })
    if (applied.kind !== 'stepped') throw new Error(`${reference} cannot be settled`)
  }
  const reason = outcome.reason?.slice(0, REASON_MAX) ?? null
  await storeSettlement(tx, payout, { status: STATUS[outcome.outcome], reason, operatorId, atMs })
}

const buildMatchKey = ({ reference, endToEndId }: Pick<SentPayout, 'reference' | 'endToEndId'>): string =>
  `${endToEndId} ${reference}`

function matchOutcomes(sent: readonly SentPayout[], outcomes: readonly PayoutOutcome[]): readonly Matched[] {
  const byPlace = new Map(outcomes.map((outcome) => [buildMatchKey(outcome), outcome]))
  return sent.flatMap((payout) => {
    const outcome = byPlace.get(buildMatchKey(payout))
    return outcome ? [{ payout, outcome }] : []
  })
}

const listReferences = (matched: readonly Matched[]): readonly string[] =>
  matched.map(({ payout }) => payout.reference)

/**
 * Applies a bank's answer in the caller's transaction. What is settled stays settled: the same answer twice changes
 * nothing, and one that contradicts an earlier answer is reported, not followed.
 */
export async function settlePayouts(run: SettleRun, answer: BankAnswer): Promise<SettledAnswer> {
  await lockPayouts(run.tx)
  const sent = await readSent(run.tx, {
    messageIds: answer.batches.map(({ batchId }) => batchId),
    endToEndIds: answer.transfers.map(({ endToEndId }) => endToEndId),
  })
  const { outcomes, open, unknown } = matchBankAnswer(toSentBatches(sent), answer)
  const matched = matchOutcomes(sent, outcomes)
  const news = matched.filter(({ payout }) => payout.status === 'ordered')
  const known = matched.filter(({ payout }) => payout.status !== 'ordered')
  await lockItems(
    run.tx,
    news.map(({ payout }) => payout),
  )
  for (const one of news) await settle(run, one)
  const isSame = ({ payout, outcome }: Matched) => payout.status === STATUS[outcome.outcome]
  const waiting = new Set(
    sent.filter(({ status }) => status === 'ordered').map(({ endToEndId }) => endToEndId),
  )
  return {
    confirmed: listReferences(news.filter(({ outcome }) => outcome.outcome === 'CONFIRMED')),
    rejected: listReferences(news.filter(({ outcome }) => outcome.outcome === 'REJECTED')),
    unchanged: listReferences(known.filter(isSame)),
    contradicted: listReferences(known.filter((one) => !isSame(one))),
    open: open.filter((id) => waiting.has(id)),
    unknown,
  }
}
