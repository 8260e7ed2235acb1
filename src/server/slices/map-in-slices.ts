import { Slice } from './slice.ts'

/** How long requests have to wait for a slice of the work. */
const SLICE_MS = 8

/** Visits a long list without blocking requests in the meantime. */
export async function visitInSlices<Item>(
  items: Iterable<Item>,
  visit: (item: Item, index: number) => void,
): Promise<void> {
  const slice = new Slice(SLICE_MS)
  let index = 0
  for (const item of items) {
    visit(item, index)
    index += 1
    if (slice.isOver()) await slice.letOthersRun()
  }
}

/** Maps a long list without blocking requests in the meantime. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await visitInSlices(items, (item, index) => void results.push(run(item, index)))
  return results
}
