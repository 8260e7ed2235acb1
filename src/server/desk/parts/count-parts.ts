import { AGE_GROUP_DAYS } from '#contracts/desk/counts.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { CountRows } from '#server/desk/pages/desk-list.ts'
import { toTimeJsonOrNull } from '#server/http/time-json.ts'
import { readPartAges } from './parts.repository.ts'

/** Counts the parts that are waited for. */
export const countParts: CountRows = async (db, nowMs) => {
  const groupEnds = AGE_GROUP_DAYS.map((days) => new Date(nowMs - days * DAY_MS))
  const found = await readPartAges(db, groupEnds, nowMs)
  const [first = 0, second = 0, third = 0, fourth = 0] = found?.ages ?? []
  return {
    count: found?.count ?? 0,
    late: found?.late ?? 0,
    oldestSince: toTimeJsonOrNull(found?.oldestMs ?? null),
    ages: [first, second, third, fourth],
  }
}
