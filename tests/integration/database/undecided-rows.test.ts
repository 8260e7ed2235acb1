import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, withClient } from '../../support/database.ts'
import { connectRoles, REFUSED, type RoleAttempts } from '../../support/role-attempts.ts'

let ownerUrl: string
let roles: RoleAttempts

beforeAll(async () => {
  ownerUrl = await createTestDatabase()
  roles = await connectRoles(ownerUrl)
})

afterAll(() => roles.close())

/** A row exists nowhere, so a statement that the role has a right to fails later: by a missing reference or value. */
const FOREIGN_KEY = '23503'
const NOT_NULL = '23502'

const SHOP_ROLES = ['web', 'worker'] as const

describe('a hold of a payout', () => {
  const OPEN = `insert into payout_hold (transaction_id, reason, details, since)
    values (1, 'FROZEN_BY_SELLER', '{}', now())`
  const RELEASED = `insert into payout_hold (transaction_id, reason, details, since, released_at, released_by, release_note)
    values (1, 'FROZEN_BY_SELLER', '{}', now(), now(), gen_random_uuid(), 'mine')`

  it.each(['web', 'worker', 'desk'] as const)('starts open: %s inserts no released one', async (role) => {
    expect(await roles.attempt(role, RELEASED)).toBe(REFUSED)
    expect(await roles.attempt(role, OPEN)).toBe(FOREIGN_KEY)
  })
})

describe('what is decided later', () => {
  it('is a payout: web inserts none that is in a batch or settled', async () => {
    const statements = [
      `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, created_at, batch_id)
       values (1, 1, 1, 'mine', 1, 'ordered', now(), 1)`,
      `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, created_at, settled_at)
       values (1, 1, 1, 'mine', 1, 'due', now(), now())`,
      `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, created_at, account_key)
       values (1, 1, 1, 'mine', 1, 'due', now(), 'mine')`,
    ]
    expect(await roles.findNotRefused('web', statements)).toEqual({})
  })

  it('is what a device brings: web inserts none that is settled', async () => {
    const statement = `insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since, settled_in_cents)
      values (1, 1, gen_random_uuid(), 1, 'CREATED', now(), 1)`
    expect(await roles.attempt('web', statement)).toBe(REFUSED)
  })

  it.each(SHOP_ROLES)('is the answer to a clarification: %s inserts none that is answered', async (role) => {
    const statement = `insert into clarification (transaction_id, item_number, kind, opened_at, answer, answered_at, answered_by)
      values (1, 1, 'mine', now(), 'mine', now(), 'mine')`
    expect(await roles.attempt(role, statement)).toBe(REFUSED)
    expect(await roles.attempt(role, 'insert into clarification (transaction_id) values (1)')).toBe(NOT_NULL)
  })
})

describe('the time to answer a clarification', () => {
  const REFUSED_CHANGE = '23000'

  it.each(['web', 'desk'] as const)('is never shortened by %s', async (role) => {
    await withClient(ownerUrl, (client) =>
      client.query(`set session_replication_role = replica;
        insert into clarification (id, token_id, token_hash, transaction_id, item_number, inspection_id, kind, opened_at,
          answer_by)
        overriding system value
        values (1, gen_random_uuid(), '', 1, 1, gen_random_uuid(), 'PRICE', '2026-01-01', '2026-01-15')
        on conflict (id) do nothing`),
    )
    const moveTo = (day: string) =>
      roles.attempt(role, `update clarification set answer_by = '${day}' where id = 1`)
    expect(await moveTo('2026-01-14')).toBe(REFUSED_CHANGE)
    expect(await moveTo('2026-01-16')).toBeNull()
  })
})

describe('the guards of the desk', () => {
  const OF_THE_DESK = [
    'select * from desk_login_guard',
    `insert into desk_login_guard (key, failures, last_failure_at) values ('account:mine', 99, now())`,
    'update desk_login_guard set failures = 0, blocked_until = null',
    'select * from desk_counter',
    `insert into desk_counter (name, subject, slice, counts, expires_at) values ('mine', 'mine', 1, '{99}', now())`,
    `update desk_counter set counts = '{0}'`,
  ]

  it('are neither reset nor filled by web', async () => {
    const statements = [...OF_THE_DESK, 'delete from desk_login_guard', 'delete from desk_counter']
    expect(await roles.findNotRefused('web', statements)).toEqual({})
  })

  it('are only cleaned up by the worker', async () => {
    expect(await roles.findNotRefused('worker', OF_THE_DESK)).toEqual({})
    expect(await roles.attempt('worker', 'delete from desk_counter where expires_at < now()')).toBeNull()
    expect(
      await roles.attempt('worker', 'delete from desk_login_guard where last_failure_at < now()'),
    ).toBeNull()
  })

  it('are all that the desk reaches: those of the shop are not its business', async () => {
    const statements = ['delete from login_guard', 'delete from counter', 'select * from login_guard']
    expect(await roles.findNotRefused('desk', statements)).toEqual({})
  })
})

describe('numbers', () => {
  it.each(['trade_transaction_id', 'customer_number_order', 'individual_offer_order'])(
    'are drawn by web from %s',
    async (sequence) => {
      const { rows } = await roles
        .getClient('web')
        .query('select draw_number($1)::float8 as drawn', [sequence])
      expect(rows).toEqual([{ drawn: expect.any(Number) }])
    },
  )

  it('are drawn from no other sequence, whatever it is called', async () => {
    const sequences = await withClient(ownerUrl, (client) =>
      client.query<{ name: string }>(`select relname as name from pg_class where relkind = 'S'
        and relname not in ('trade_transaction_id', 'customer_number_order', 'individual_offer_order')`),
    )
    const names = [
      ...sequences.rows.map(({ name }) => name),
      'public.trade_transaction_id',
      'drizzle.__drizzle_migrations_id_seq',
      'TRADE_TRANSACTION_ID',
      '',
    ]
    const statements = names.map((name) => `select draw_number('${name}')`)
    expect(await roles.findNotRefused('web', statements)).toEqual({})
  })

  it('are drawn by nobody but web', async () => {
    const statement = `select draw_number('trade_transaction_id')`
    expect(await roles.attempt('worker', statement)).toBe(REFUSED)
    expect(await roles.attempt('desk', statement)).toBe(REFUSED)
  })
})

describe('functions that run with the rights of the owner', () => {
  it('look for names in temporary schemas last, or anyone could put an object of their own in front', async () => {
    const { rows } = await withClient(ownerUrl, (client) =>
      client.query<{ name: string; path: string | null }>(`
        select oid::regprocedure::text as name,
          (select setting from unnest(proconfig) as setting where setting like 'search_path=%') as path
        from pg_proc where prosecdef and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`),
    )
    expect(rows).toEqual(rows.map(({ name }) => ({ name, path: expect.stringMatching(/, pg_temp$/) })))
    expect(rows.map(({ name }) => name)).toContain('draw_number(text)')
  })
})
