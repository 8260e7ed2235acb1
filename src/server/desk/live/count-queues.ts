import type { QueueCount } from '#contracts/desk/counts.ts'
import type { Connection } from '#server/db/database.ts'
import type { LinkedList } from '#server/desk/pages/desk-list.ts'
import { toTimeJsonOrNull } from '#server/http/time-json.ts'
import { readStateAges, type StateAges } from './queue-counts.repository.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function addUp(url: string, rows: readonly StateAges[]): QueueCount {
  const ageGroup = (index: number) => sum(rows.map(({ ages }) => ages[index] ?? 0))
  const oldestMs = rows.length === 0 ? null : Math.min(...rows.map(({ oldestSinceMs }) => oldestSinceMs))
  return {
    url,
    count: sum(rows.map(({ count }) => count)),
    late: sum(rows.map(({ late }) => late)),
    oldestSince: toTimeJsonOrNull(oldestMs),
    ages: [ageGroup(0), ageGroup(1), ageGroup(2), ageGroup(3)],
  }
}

/** Counts the lists of something else than devices. */
async function countOthers(
  db: Connection,
  lists: readonly LinkedList[],
  nowMs: number,
): Promise<readonly QueueCount[]> {
  const counts: QueueCount[] = []
  for (const { url, countRows } of lists) if (countRows) counts.push({ url, ...(await countRows(db, nowMs)) })
  return counts
}

/** Counts the devices in each list that has any, and the rows of other lists. */
export async function countQueues(
  db: Connection,
  lists: readonly LinkedList[],
  nowMs: number,
): Promise<readonly QueueCount[]> {
  const counted = lists.filter(({ states }) => states !== undefined)
  const states = [...new Set(counted.flatMap(({ states = [] }) => states))]
  const rows = await readStateAges(db, states, nowMs)
  const devices = counted.map(({ url, states = [] }) =>
    addUp(
      url,
      rows.filter(({ state }) => states.includes(state)),
    ),
  )
  return [...devices, ...(await countOthers(db, lists, nowMs))]
}
