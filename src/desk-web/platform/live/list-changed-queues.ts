import type { Counts, QueueCount } from '#contracts/desk/counts.ts'

const describe = ({ count, late, oldestSince, ages }: QueueCount): string =>
  [count, late, oldestSince, ...ages].join()

/** The queues whose counts have changed, so their lists are out of date. */
export function listChangedQueues(before: Counts | undefined, after: Counts): readonly string[] {
  if (!before) return []
  const known = new Map(before.queues.map((queue) => [queue.url, describe(queue)]))
  return after.queues.filter((queue) => known.get(queue.url) !== describe(queue)).map(({ url }) => url)
}
