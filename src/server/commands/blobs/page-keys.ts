import type { Database } from '../../db/database.ts'

export interface KeyPages {
  readonly table: string
  readonly key: string
  readonly keyType: 'bigint' | 'uuid'
  /** Which rows are wanted, as SQL. */
  readonly condition: string
}

const PAGE_SIZE = 1_000

/** How many files are in memory, and under way, at a time. */
export const FILES_AT_A_TIME = 8

/**
 * The keys of wanted rows in small groups. Pages are cut by key and not by what is wanted, so that no statement reads far:
 * a run that goes on after millions of moved rows passes them a thousand at a time.
 */
export async function* pageKeys(
  { $client }: Database,
  { table, key, keyType, condition }: KeyPages,
): AsyncGenerator<readonly string[]> {
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: { key: string; isWanted: boolean | null }[] } = await $client.query(
      `select ${key}::text as key, ${condition} as "isWanted" from ${table}
       where $1::${keyType} is null or ${key} > $1::${keyType} order by ${key} limit ${PAGE_SIZE}`,
      [after],
    )
    after = rows.at(-1)?.key ?? null
    if (after === null) return
    const wanted = rows.filter(({ isWanted }) => isWanted).map((row) => row.key)
    for (let start = 0; start < wanted.length; start += FILES_AT_A_TIME)
      yield wanted.slice(start, start + FILES_AT_A_TIME)
  }
}
