import { setImmediate } from 'node:timers/promises'

/** Longest time that requests have to wait for a slice of the work. */
const SLICE_MS = 8

/** Works through a long list without holding up the requests that come meanwhile. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(run(item, index))
    if (performance.now() - startedAt < SLICE_MS) continue
    await setImmediate()
    startedAt = performance.now()
  }
  return results
}
