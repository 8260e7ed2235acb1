import { setImmediate } from 'node:timers/promises'

/** How long requests have to wait for a slice of the work. */
const SLICE_MS = 8

/** Maps a long list without blocking requests in the meantime. */
export async function mapInSlices<Item, Result>(
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
