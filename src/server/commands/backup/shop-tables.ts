import type pg from 'pg'
import type { BackupManifest } from './backup-manifest.ts'

/** A table of the shop. */
export interface ShopTable {
  readonly name: string
  /** Those that are stored; computed ones follow from them. */
  readonly columns: readonly string[]
  /** The other tables that its rows refer to. */
  readonly refersTo: readonly string[]
}

const LIST_TABLES = `
  select relname::text as name,
    array(select attname::text from pg_attribute where attrelid = listed.oid and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select distinct target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid
      where conrelid = listed.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
  from pg_class as listed
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`

/** Orders tables so that each comes after those it refers to. */
function orderByReferences(tables: readonly ShopTable[]): readonly ShopTable[] {
  const ordered = new Map<string, ShopTable>()
  let waiting = tables
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => ordered.has(name)))
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name)}`)
    for (const table of ready) ordered.set(table.name, table)
    waiting = waiting.filter(({ name }) => !ordered.has(name))
  }
  return [...ordered.values()]
}

/** Every table of the shop, in an order in which they can be loaded. */
export async function listShopTables(client: pg.Client): Promise<readonly ShopTable[]> {
  const { rows } = await client.query<ShopTable>(LIST_TABLES)
  return orderByReferences(rows)
}

/** The last number of every sequence. A number that is given meanwhile may be skipped later, and none is given twice. */
export async function listSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<BackupManifest['sequences'][number]>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' order by sequencename`,
  )
  return rows
}

export const listColumns = (client: pg.Client, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
