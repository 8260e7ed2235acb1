import { AGE_GROUP_DAYS } from '#contracts/desk/counts.ts'
import {
  CHANGED_JOBS,
  DEAD_LETTER_CLOSING,
  DEAD_LETTER_LIMIT,
  DEAD_LETTER_RETRY,
  DEAD_LETTERS,
  type DeadLetter,
} from '#contracts/desk/system.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import type { CountRows } from '#server/desk/pages/desk-list.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import {
  closeJobs,
  listDeadLetters,
  readDeadAges,
  retryJobs,
  type StoredJob,
} from './dead-letters.repository.ts'

const ROLES = ['administration'] as const satisfies readonly OperatorRole[]

const toJobJson = ({ transactionId, createdAtMs, ...job }: StoredJob): DeadLetter => ({
  id: job.id,
  topic: job.topic,
  mail: job.mail,
  error: job.error,
  attempts: job.attempts,
  createdAt: toTimeJson(createdAtMs),
  tradeNumber: transactionId === null ? null : formatTradeNumber(transactionId),
})

/** Someone waits for each of them, so all count as late. */
export const countDeadLetters: CountRows = async (db, nowMs) => {
  const found = await readDeadAges(
    db,
    AGE_GROUP_DAYS.map((days) => new Date(nowMs - days * DAY_MS)),
  )
  const [first = 0, second = 0, third = 0, fourth = 0] = found?.ages ?? []
  return {
    count: found?.count ?? 0,
    late: found?.count ?? 0,
    oldestSince: toTimeJsonOrNull(found?.oldestMs ?? null),
    ages: [first, second, third, fourth],
  }
}

/** Work that was given up and waits for a person. */
export const DEAD_LETTER_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/system/dead-letters', roles: ROLES, action: 'LIST_DEAD_LETTERS' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/dead-letters',
    roles: ROLES,
    action: 'LIST_DEAD_LETTERS',
    summary: 'Lists mails, labels and other work that was given up, oldest first.',
    schema: { response: { 200: DEAD_LETTERS } },
    handler: async ({ db }) => {
      const rows = await listDeadLetters(db, DEAD_LETTER_LIMIT + 1)
      return {
        rows: rows.slice(0, DEAD_LETTER_LIMIT).map(toJobJson),
        isTruncated: rows.length > DEAD_LETTER_LIMIT,
      }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/dead-letters/retry',
    roles: ROLES,
    action: 'RETRY_DEAD_LETTERS',
    summary: 'Has the worker try again. What was retried or closed meanwhile stays as it is.',
    schema: { body: DEAD_LETTER_RETRY, response: { 200: CHANGED_JOBS } },
    handler: async ({ tx, body, audit, now }) => {
      const ids = await retryJobs(tx, body.ids, new Date(now()))
      return audit({ data: { ids } }, { changed: ids.length })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/dead-letters/closing',
    roles: ROLES,
    action: 'CLOSE_DEAD_LETTERS',
    summary:
      'Leaves work undone for good, for a reason. What was retried or closed meanwhile stays as it is.',
    schema: { body: DEAD_LETTER_CLOSING, response: { 200: CHANGED_JOBS } },
    handler: async ({ tx, body, audit, now }) => {
      const ids = await closeJobs(tx, body.ids, new Date(now()))
      return audit({ data: { ids, reason: body.reason } }, { changed: ids.length })
    },
  }),
]
