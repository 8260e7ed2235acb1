import { ANSWER_CLOCK, addDays, SECOND_ANSWER_CLOCK, type TradeClock } from '#domain/trades/trade-clock.ts'

/** How long a browser that has opened a link can read and answer. After that, the link in the mail opens it again. */
export const CLARIFICATION_VISIT_HOURS = 2

interface ClarificationHistory {
  readonly wasAppealed: boolean
}

/** How long a seller has to answer, and when we send reminders. A clarification after a rejected appeal is shorter. */
export const pickClarificationClock = ({ wasAppealed }: ClarificationHistory): TradeClock =>
  wasAppealed ? SECOND_ANSWER_CLOCK : ANSWER_CLOCK

/** Until when a clarification opened now can be answered. */
export const computeClarificationDeadline = (openedAtMs: number, history: ClarificationHistory): number =>
  addDays(openedAtMs, pickClarificationClock(history).days)
