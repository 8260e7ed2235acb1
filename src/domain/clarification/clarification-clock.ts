import {
  ANSWER_CLOCK,
  answerDeadline,
  SECOND_ANSWER_CLOCK,
  type TradeClock,
} from '#domain/trades/trade-clock.ts'

interface ClarificationHistory {
  readonly wasAppealed: boolean
}

/** How long a seller has for an answer, with the reminders: shorter when the question came back from an appeal. */
export const clarificationClock = ({ wasAppealed }: ClarificationHistory): TradeClock =>
  wasAppealed ? SECOND_ANSWER_CLOCK : ANSWER_CLOCK

/** Until when a question that is asked now can be answered. */
export const clarificationDeadline = (askedAtMs: number, history: ClarificationHistory): number =>
  answerDeadline(askedAtMs, clarificationClock(history))
