import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { PROCESS_DATABASE_ROLES } from '#server/db/roles/process-role.ts'
import { createTestDatabase, toRoleUrl, withClient } from '../../support/database.ts'
import { createEarlierDatabase } from '../../support/earlier-database.ts'
import { PREVIOUS_STATEMENTS_FILE, type PreviousStatements } from '../../support/previous-statements.ts'

/** The newest migration of the previous release. */
const PREVIOUS_RELEASE = '0003_kept-promises-rules'

interface Column {
  readonly name: string
  readonly type: string
  readonly needsValue: boolean
}

const READ_COLUMNS = `
  select format('%s.%s', attrelid::regclass, attname) as name, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' as "needsValue"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`

const readColumns = (url: string): Promise<Column[]> =>
  withClient(url, async (client) => (await client.query<Column>(READ_COLUMNS)).rows)

const tableOf = ({ name }: Column): string => name.split('.')[0] ?? ''

let columnsBefore: Column[]
let url: string

beforeAll(async () => {
  url = await createTestDatabase()
})

describe('processes of the previous release', () => {
  /** A sale as they insert it: without a column that came later. */
  const INSERT_SALE = `
    with guest as (insert into customer (guest_key_hash) values ('\\x00') returning customer_number)
    insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
      is_business, currency, total_in_cents, status_url, created_at, send_by)
    select $1::bigint, $1::text, gen_random_uuid(), '', customer_number, 'de', 'default', false, 'EUR', 1, '', now(), now() + interval '14 days'
    from guest`

  it('sell while the database is migrated', async () => {
    const earlier = await createEarlierDatabase(PREVIOUS_RELEASE)
    columnsBefore = await readColumns(earlier)
    await withClient(earlier, async (client) => {
      let isMigrating = true
      let sold = 0
      const sell = () => {
        sold += 1
        return client.query(INSERT_SALE, [sold])
      }
      const migration = migrateAndSeed(earlier, async () => undefined).finally(() => {
        isMigrating = false
      })
      while (isMigrating) await sell()
      await migration
      await sell()
      const { rows } = await client.query('select count(*)::int as stored from trade')
      expect(rows).toEqual([{ stored: sold }])
    })
  })

  it('find every column that they know, with its type', async () => {
    const now = new Map((await readColumns(url)).map(({ name, type }) => [name, type]))
    expect(columnsBefore.filter(({ name, type }) => now.get(name) !== type)).toEqual([])
  })

  it('need no value for a column that they do not know', async () => {
    const known = new Set(columnsBefore.map(({ name }) => name))
    const tables = new Set(columnsBefore.map(tableOf))
    const added = (await readColumns(url)).filter(
      (column) => tables.has(tableOf(column)) && !known.has(column.name),
    )
    expect(added.filter(({ needsValue }) => needsValue)).toEqual([])
  })

  it.each(PROCESS_DATABASE_ROLES)('may still say all that a %s process says', async (role) => {
    const recorded: PreviousStatements = JSON.parse(readFileSync(PREVIOUS_STATEMENTS_FILE, 'utf8'))
    const refused: string[] = []
    await withClient(toRoleUrl(url, role), async (client) => {
      // Plans and checks rights without doing anything.
      for (const statement of recorded[role] ?? [])
        await client
          .query(`explain (generic_plan) ${statement}`)
          .catch((error: Error) => refused.push(`${error.message}: ${statement}`))
    })
    expect(refused).toEqual([])
  })
})
