import { AGE_GROUP_DAYS } from '#contracts/desk/counts.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { CountRows } from '#server/desk/pages/desk-list.ts'
import { toTimeJsonOrNull } from '#server/http/time-json.ts'
import { listSubmittedRequests } from '#server/modules/identity/identity.repository.ts'

/** Counts the documents that wait for a decision. Payouts wait for them, so none is ever late by a date of its own. */
export const countIdentity: CountRows = async (db, nowMs) => {
  const sentAtMs = (await listSubmittedRequests(db)).map(({ submittedAtMs }) => submittedAtMs ?? nowMs)
  const [day, threeDays, week] = AGE_GROUP_DAYS.map((days) => nowMs - days * DAY_MS)
  const countBetween = (after = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY) =>
    sentAtMs.filter((atMs) => atMs > after && atMs <= until).length
  return {
    count: sentAtMs.length,
    late: 0,
    oldestSince: toTimeJsonOrNull(sentAtMs.length === 0 ? null : Math.min(...sentAtMs)),
    ages: [
      countBetween(day),
      countBetween(threeDays, day),
      countBetween(week, threeDays),
      countBetween(undefined, week),
    ],
  }
}
