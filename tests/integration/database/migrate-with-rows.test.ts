import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { withClient } from '../../support/database.ts'
import { createEarlierDatabase } from '../../support/earlier-database.ts'

/** What the version before kept promises has stored. */
const ROWS = `
  insert into newsletter_subscription (email, market, status, enrich_hash, unsubscribe_hash, requested_at, confirmed_at, unsubscribed_at)
  values
    ('reads@example.com', 'de', 'confirmed', '\\x01', '\\x01', '2026-01-01', '2026-01-02', null),
    ('left@example.com', 'fr', 'unsubscribed', '\\x02', '\\x02', '2026-01-01', '2026-01-03', '2026-02-04'),
    ('never@example.com', 'it', 'unsubscribed', '\\x03', '\\x03', '2026-01-01', null, '2026-01-05'),
    ('waits@example.com', 'es', 'pending', '\\x04', '\\x04', '2026-01-01', null, null)`

/** Sales as the version before has stored them, to the minute, and without all that they refer to. */
const SALES = `
  set session_replication_role = replica;
  insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
    is_business, currency, total_in_cents, status_url, created_at, send_by)
  select id, id::text, gen_random_uuid(), '', 1, market, 'default', false, 'EUR', 1, '', '2026-01-01', send_by
  from (values (1, 'de', '2026-03-14T09:23:00Z'::timestamptz), (2, 'es', '2026-03-28T22:59:59Z'),
    (3, 'pl', '2026-03-29T21:59:59.999Z'), (4, 'fr', '2026-06-01T22:00:00Z'), (5, 'it', '2026-03-14T09:23:00Z'))
    as sale (id, market, send_by);
  insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
  select id, 1, gen_random_uuid(), 1, state, '2026-01-01'
  from (values (1, 'LABEL_ISSUED'), (2, 'CREATED'), (3, 'LABEL_ISSUED'), (4, 'LABEL_ISSUED'), (5, 'RECEIVED'))
    as item (id, state)`

/** Batches of the version before, of which the first was exported. */
const BATCHES = `
  insert into operator (id, name, password_hash, roles, created_at)
  values ('00000000-0000-4000-8000-000000000001', 'maker', '', '{payout}', '2026-01-01'),
    ('00000000-0000-4000-8000-000000000002', 'approver', '', '{payout}', '2026-01-01');
  insert into payout_batch (message_id, payment_type_id, currency, payout_count, total_in_cents, sealed_file, operator_id,
    created_at, approved_by, approved_at, exported_at)
  select id, 13, 'EUR', 1, 1, sealed_file, '00000000-0000-4000-8000-000000000001', '2026-01-01',
    '00000000-0000-4000-8000-000000000002', '2026-01-02', exported_at
  from (values ('PO-1', '\\x01'::bytea, '2026-01-03T10:00:00Z'::timestamptz), ('PO-2', null, null))
    as batch (id, sealed_file, exported_at)`

const migrate = (url: string) => migrateAndSeed(url, async () => undefined)

describe('a database with rows of the version before', () => {
  let url: string

  beforeAll(async () => {
    url = await createEarlierDatabase('0001_open-account-tokens')
    await withClient(url, (client) => client.query(ROWS))
    await withClient(url, (client) => client.query(SALES))
    await withClient(url, (client) => client.query(BATCHES))
    await migrate(url)
  })

  it('has a record of every consent that was given, and of its end', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select email, kind, way, to_char(happened_at, 'YYYY-MM-DD') as day from newsletter_consent order by id`,
      ),
    )
    expect(rows).toEqual([
      { email: 'reads@example.com', kind: 'given', way: 'link', day: '2026-01-02' },
      { email: 'left@example.com', kind: 'given', way: 'link', day: '2026-01-03' },
      { email: 'left@example.com', kind: 'ended', way: 'link', day: '2026-02-04' },
    ])
  })

  it('keeps its subscriptions as they were', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query('select status from newsletter_subscription order by id'),
    )
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'unsubscribed', 'unsubscribed', 'pending'])
  })

  it('gives open sales the whole of their last day, in their market, and never less time', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query('select market, send_by from trade order by transaction_id'),
    )
    expect(rows.map(({ market, send_by }) => `${market} ${send_by.toISOString()}`)).toEqual([
      'de 2026-03-14T22:59:59.999Z',
      'es 2026-03-28T22:59:59.999Z',
      'pl 2026-03-29T21:59:59.999Z',
      'fr 2026-06-02T21:59:59.999Z',
      'it 2026-03-14T09:23:00.000Z',
    ])
  })

  it('knows that the files of exported batches were taken', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query(`select message_id, operator.name, downloaded_at from payout_download as download
        join payout_batch as batch on batch.id = batch_id join operator on operator.id = download.operator_id`),
    )
    expect(rows).toEqual([
      { message_id: 'PO-1', name: 'approver', downloaded_at: new Date('2026-01-03T10:00:00Z') },
    ])
  })

  it('has checked its rows against every constraint that was added later', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query('select conname from pg_constraint where not convalidated'),
    )
    expect(rows).toEqual([])
  })

  it('gets what only the code knows at the next start: a new market is no migration', async () => {
    const { rows } = await withClient(url, async (client) => {
      await client.query(`delete from market where id = 'en'`)
      await migrate(url)
      return client.query(`select id from market where id = 'en'`)
    })
    expect(rows).toEqual([{ id: 'en' }])
  })

  it('is not changed by a second start', async () => {
    const count = () =>
      withClient(
        url,
        async (client) => (await client.query('select count(*) from newsletter_consent')).rows[0],
      )
    const before = await count()
    await migrate(url)
    expect(await count()).toEqual(before)
  })
})

const IS_WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and application_name = 'rivendo-migrate' and wait_event_type = 'Lock'`

describe('a migration that has to wait for a table', () => {
  let url: string
  let migration: Promise<undefined>

  beforeAll(async () => {
    url = await createEarlierDatabase('0001_open-account-tokens')
  })

  afterAll(() => migration)

  it('lets others pass, and runs once the table is free', async () => {
    await withClient(url, async (reader) => {
      const countWaiting = () =>
        withClient(url, async (client) => (await client.query(IS_WAITING)).rows[0].waiting)
      await reader.query('begin; select 1 from clarification')
      migration = migrate(url)
      await expect.poll(countWaiting, { timeout: 60_000, interval: 20 }).toBe(1)
      await expect.poll(countWaiting, { timeout: 60_000, interval: 20 }).toBe(0)
      await reader.query('commit')
    })
    await migration
    const { rows } = await withClient(url, (client) =>
      client.query(`select to_regclass('newsletter_consent') is not null as done`),
    )
    expect(rows).toEqual([{ done: true }])
  })
})
