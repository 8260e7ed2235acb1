/** How a pass over a table ended. */
export interface Rewritten {
  readonly done: number
  /** Rows that no key of the ring can read. */
  readonly unreadable: number
}

export interface Rewriting<Row extends { readonly key: string }> {
  /** How many rows are in memory at a time; fewer where they are large. */
  readonly batchSize?: number
  /** Reads up to `limit` rows that are still to be done, after the key `after`, in the order of their keys. */
  readonly read: (after: string | null, limit: number) => Promise<readonly Row[]>
  /** The new value of a row; throws when no key of the ring can read the old one. */
  readonly renew: (row: Row) => Uint8Array | string
  /** Writes the new values where the old ones haven't changed meanwhile, in one statement; returns how many. */
  readonly write: (rows: readonly Row[], values: readonly (Uint8Array | string)[]) => Promise<number>
}

const BATCH_SIZE = 200

/**
 * Rewrites a table in small steps while the shop works on it. Each step is one statement, and done rows aren't read again:
 * killed at any moment, it goes on where it was. A row that the shop has changed meanwhile is already new.
 */
export async function rewriteRows<Row extends { readonly key: string }>({
  read,
  renew,
  write,
  batchSize = BATCH_SIZE,
}: Rewriting<Row>): Promise<Rewritten> {
  let done = 0
  let unreadable = 0
  for (let after: string | null = null; ; ) {
    const rows = await read(after, batchSize)
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    after = last.key
    const renewed = rows.flatMap((row) => {
      try {
        return [{ row, value: renew(row) }]
      } catch {
        unreadable += 1
        return []
      }
    })
    if (renewed.length > 0)
      done += await write(
        renewed.map(({ row }) => row),
        renewed.map(({ value }) => value),
      )
  }
}
