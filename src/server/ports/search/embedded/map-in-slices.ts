import { Slice } from './slice.ts'

/** How long requests have to wait for a slice of the work. */
const SLICE_MS = 8

/** Maps a long list without blocking requests in the meantime. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  const slice = new Slice(SLICE_MS)
  for (const [index, item] of items.entries()) {
    results.push(run(item, index))
    if (slice.isOver()) await slice.letOthersRun()
  }
  return results
}
