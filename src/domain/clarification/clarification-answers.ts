import { type TradeItemFacts, tradeCan } from '#domain/trades/trade-can.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import { type ClarificationKind, findClarificationKind } from './clarification-kind.ts'

/** What a seller can answer. */
export type ClarificationAnswer = 'ACCEPT' | 'RETURN' | 'RECYCLE' | 'APPEAL' | 'DONE'

interface AnswerRule {
  readonly answer: ClarificationAnswer
  readonly event: TradeEvent
  readonly isOffered: (item: TradeItemFacts) => boolean
}

/** Every answer of a kind, in the order in which they are shown. */
const RULES = {
  PRICE: [
    { answer: 'ACCEPT', event: 'accept', isOffered: tradeCan.accept },
    { answer: 'RETURN', event: 'decline', isOffered: tradeCan.decline },
    { answer: 'RECYCLE', event: 'recycle', isOffered: tradeCan.recycle },
    { answer: 'APPEAL', event: 'appeal', isOffered: tradeCan.appeal },
  ],
  ACTION: [
    { answer: 'DONE', event: 'customer_done', isOffered: tradeCan.reportDone },
    { answer: 'RETURN', event: 'ask_return', isOffered: tradeCan.askReturn },
  ],
} as const satisfies Readonly<Record<ClarificationKind, readonly AnswerRule[]>>

/** What an answer to an open question does to the device. */
export type ClarificationAnswerEvent = (typeof RULES)[ClarificationKind][number]['event']

function offeredRules(item: TradeItemFacts) {
  const kind = findClarificationKind(item.state)
  return kind ? RULES[kind].filter(({ isOffered }) => isOffered(item)) : []
}

/** The answers that the open question of a device offers; none when no question is open. */
export const clarificationAnswers = (item: TradeItemFacts): ClarificationAnswer[] =>
  offeredRules(item).map(({ answer }) => answer)

/** The event that an answer means for a device, or null when it is not offered. */
export const findAnswerEvent = (
  item: TradeItemFacts,
  answer: ClarificationAnswer,
): ClarificationAnswerEvent | null => offeredRules(item).find((rule) => rule.answer === answer)?.event ?? null

export const canAnswer = (item: TradeItemFacts, answer: ClarificationAnswer): boolean =>
  findAnswerEvent(item, answer) !== null
