import { type TradeItemFacts, tradeCan } from '#domain/trades/trade-can.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import { type ClarificationKind, findClarificationKind } from './clarification-kind.ts'

/** How a clarification can be answered. */
export type ClarificationAnswer = 'ACCEPT' | 'RETURN' | 'RECYCLE' | 'APPEAL' | 'DONE'

interface AnswerRule {
  readonly answer: ClarificationAnswer
  readonly event: TradeEvent
  readonly isOffered: (item: TradeItemFacts) => boolean
}

/** The answers of each kind, in display order. */
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

/** The events that a seller's answers trigger. */
export type ClarificationAnswerEvent = (typeof RULES)[ClarificationKind][number]['event']

function listOfferedRules(item: TradeItemFacts) {
  const kind = findClarificationKind(item.state)
  return kind ? RULES[kind].filter(({ isOffered }) => isOffered(item)) : []
}

/** The answers that a device's open clarification offers; none if there is no open clarification. */
export const listClarificationAnswers = (item: TradeItemFacts): ClarificationAnswer[] =>
  listOfferedRules(item).map(({ answer }) => answer)

/** The event that an answer triggers for a device, or null if that answer isn't offered. */
export const findAnswerEvent = (
  item: TradeItemFacts,
  answer: ClarificationAnswer,
): ClarificationAnswerEvent | null =>
  listOfferedRules(item).find((rule) => rule.answer === answer)?.event ?? null

export const canAnswer = (item: TradeItemFacts, answer: ClarificationAnswer): boolean =>
  findAnswerEvent(item, answer) !== null

const ANSWERS: Partial<Readonly<Record<TradeEvent, ClarificationAnswer>>> = {
  ...Object.fromEntries(
    Object.values(RULES).flatMap((rules) => rules.map(({ event, answer }) => [event, answer] as const)),
  ),
  // Answered without the seller: by their own rule from the checkout, and by the deadline.
  policy_accept: 'ACCEPT',
  answer_deadline: 'RETURN',
}

/** The answer that an event records, or null where it answers no clarification. */
export const findAnswer = (event: TradeEvent): ClarificationAnswer | null => ANSWERS[event] ?? null
