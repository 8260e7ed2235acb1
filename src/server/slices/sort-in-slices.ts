import { Slice } from './slice.ts'

/** Few enough to be sorted at once. */
const RUN_LENGTH = 64

/** How long requests have to wait for a slice of the work. */
const SLICE_MS = 8

export type CompareRows = (left: number, right: number) => number

export interface SlicedSort {
  readonly compare: CompareRows
  /** How many rows are wanted: the rest of them isn't sorted. */
  readonly limit: number
  readonly slice?: Slice
}

/** How many rows are merged before the clock is looked at. */
const CHECKED_ROWS = 256

/** The first of two sorted runs together. The last ones to be merged have all rows, so it takes breaks, too. */
async function mergeRuns(
  left: readonly number[],
  right: readonly number[],
  { compare, limit, slice }: Required<SlicedSort>,
): Promise<readonly number[]> {
  const merged: number[] = []
  const length = Math.min(limit, left.length + right.length)
  let fromLeft = 0
  while (merged.length < length) {
    const one = left[fromLeft]
    const other = right[merged.length - fromLeft]
    const isLeft = one !== undefined && (other === undefined || compare(one, other) <= 0)
    if (isLeft) fromLeft += 1
    merged.push((isLeft ? one : other) ?? 0)
    if (merged.length % CHECKED_ROWS === 0 && slice.isOver()) await slice.letOthersRun()
  }
  return merged
}

/** The first of many rows, without blocking requests in the meantime: short runs, which are then merged two by two. */
export async function sortInSlices(rows: readonly number[], sort: SlicedSort): Promise<readonly number[]> {
  const { compare, limit, slice = new Slice(SLICE_MS) } = sort
  let runs: (readonly number[])[] = []
  for (let start = 0; start < rows.length; start += RUN_LENGTH) {
    runs.push(rows.slice(start, start + RUN_LENGTH).sort(compare))
    if (slice.isOver()) await slice.letOthersRun()
  }
  while (runs.length > 1) {
    const merged: (readonly number[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await mergeRuns(runs[at] ?? [], runs[at + 1] ?? [], { compare, limit, slice }))
      if (slice.isOver()) await slice.letOthersRun()
    }
    runs = merged
  }
  return runs[0]?.slice(0, limit) ?? []
}
