import type { QueueCount } from '#contracts/desk/counts.ts'
import type { MyList } from '#contracts/desk/me.ts'

/** A list with what waits in it. */
export interface Queue extends MyList {
  readonly count: QueueCount
}

const ageOf = ({ count }: Queue): number =>
  count.oldestSince === null ? Number.POSITIVE_INFINITY : Date.parse(count.oldestSince)

/** What to do first: queues with something late, then those whose oldest device has waited longest; empty ones last. */
export function orderQueues(lists: readonly MyList[], counts: readonly QueueCount[]): readonly Queue[] {
  const queues = lists.flatMap((list) => {
    const count = counts.find(({ url }) => url === list.url)
    return count ? [{ ...list, count }] : []
  })
  return queues.sort(
    (one, other) =>
      Number(other.count.late > 0) - Number(one.count.late > 0) ||
      other.count.late - one.count.late ||
      ageOf(one) - ageOf(other) ||
      0,
  )
}
