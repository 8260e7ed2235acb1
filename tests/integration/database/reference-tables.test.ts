import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createTestDatabase } from '../../support/database.ts'

let db: Database
let client: pg.PoolClient

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 1, onError: () => undefined })
  client = await db.$client.connect()
})

afterAll(async () => {
  client.release()
  await db.$client.end()
})

beforeEach(() => client.query('rollback; begin'))

async function listIds(table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`)
  return rows.map(({ id }) => id)
}

describe('the database', () => {
  it.each([
    { table: 'market', known: MARKET_IDS },
    { table: 'language', known: CATALOGUE_LANGUAGES },
    { table: 'currency', known: CURRENCIES },
  ])('has a row for each $table of the code', async ({ table, known }) => {
    expect(await listIds(table)).toEqual(known.toSorted())
  })

  it('lists neither markets nor languages nor currencies in a check', async () => {
    const { rows } = await client.query(
      `select conname from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) ~ $1`,
      [`'(${[...MARKET_IDS, ...CURRENCIES].join('|')})'`],
    )
    expect(rows).toEqual([])
  })
})

const VOUCHER = `insert into voucher (code, kind, value_in_cents, currency, min_total_in_cents, categories, modes, variants,
  valid_from, per_customer)`

describe.each([
  {
    what: 'a price list of a new market',
    row: `insert into market values ('nl')`,
    use: `insert into price_list (market, version, currency) values ('nl', 1, 'EUR')`,
    rule: 'price_list_market',
  },
  {
    what: 'a price list in a new currency',
    row: `insert into currency values ('CZK')`,
    use: `insert into price_list (market, version, currency) values ('de', 1000, 'CZK')`,
    rule: 'price_list_currency',
  },
  {
    what: 'a text in a new language',
    row: `insert into language values ('nl')`,
    use: `insert into category_text (category_id, language, name, search_terms) select id, 'nl', 'Telefoons', '{}' from category limit 1`,
    rule: 'category_text_language',
  },
  {
    what: 'a voucher for a new market',
    row: `insert into market values ('nl')`,
    use: `${VOUCHER} values ('HALLO', 'FIXED', 500, 'EUR', 0, '{}', '{}', '{de,nl}', now(), 1)`,
    rule: 'voucher_variants',
  },
])('$what', ({ row, use, rule }) => {
  it('is refused without its row', async () => {
    await expect(client.query(use)).rejects.toMatchObject({ constraint: rule })
  })

  it('needs nothing but its row', async () => {
    await client.query(row)
    expect((await client.query(use)).rowCount).toBe(1)
  })
})
