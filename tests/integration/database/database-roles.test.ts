import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRANTS } from '#server/db/grants.ts'
import { PROCESS_DATABASE_ROLES } from '#server/db/roles/process-role.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'
import { connectRoles, type RoleAttempts } from '../../support/role-attempts.ts'

const APPEND_ONLY = [
  'trade_event',
  'audit_log',
  'purchase_register',
  'rule_set',
  'signed_offer',
  'signing_key',
  'log_entry',
  'log_node',
  'tree_head',
  'log_key',
  'payout_account_change',
  'newsletter_consent',
] as const

let ownerUrl: string
let roles: RoleAttempts

beforeAll(async () => {
  ownerUrl = await createTestDatabase()
  roles = await connectRoles(ownerUrl)
})

afterAll(() => roles.close())

const askOwner = <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
  withClient(ownerUrl, async (client) => (await client.query<Row>(statement)).rows)

const buildChanges = (table: string, column: string): string[] => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `truncate ${table}`,
  `truncate ${table} cascade`,
  `drop table ${table}`,
  `drop table ${table} cascade`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} add column extra text`,
  `alter table ${table} owner to current_user`,
  `drop trigger ${table}_append_only on ${table}`,
  `create trigger mine before insert on ${table} for each row execute function refuse_change()`,
  `lock table ${table} in access exclusive mode`,
]

/** `select, insert (a, b)` in parts; null stands for all columns. */
const readRights = (text: string) =>
  text.split(/,(?![^(]*\))/).map((part) => {
    const [right = '', columns] = part.split('(')
    return {
      right: right.trim(),
      columns: columns?.match(/\w+/g) ?? null,
    }
  })

const listGrants = () =>
  Object.entries(GRANTS).flatMap(([table, granted]) =>
    Object.entries(granted).map(([role, rights]) => ({
      name: `rivendo_${role}_shop_template ${table}`,
      rights: readRights(rights),
    })),
  )

describe('the table of grants', () => {
  it('has a row for every table, and for no other', async () => {
    const rows = await askOwner<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(Object.keys(GRANTS).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('lets nobody change or delete rows of an append-only table, but for the erasure of people', () => {
    const changing = APPEND_ONLY.flatMap((table) =>
      Object.entries(GRANTS[table] ?? {})
        .filter(([, rights]) => /update|delete|truncate|trigger|references/.test(rights))
        .map(([role]) => `${role}: ${table}`),
    )
    expect(changing).toEqual(['worker: payout_account_change', 'worker: newsletter_consent'])
    expect(GRANTS.payout_account_change?.worker).toBe('select, delete')
    expect(GRANTS.newsletter_consent?.worker).toBe('select, insert, delete')
  })

  it('is what the database says', async () => {
    const rows = await askOwner<{ name: string; rights: string }>(`
      select grantee || ' ' || table_name as name, string_agg(lower(privilege_type), ', ' order by privilege_type) as rights
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee like 'rivendo%' and grantee <> 'rivendo' group by 1`)
    const expected = listGrants().map(({ name, rights }) => ({
      name,
      rights: rights.filter(({ columns }) => columns === null).map(({ right }) => right),
    }))
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(
      Object.fromEntries(
        expected
          .filter(({ rights }) => rights.length > 0)
          .map(({ name, rights }) => [name, rights.toSorted().join(', ')]),
      ),
    )
  })

  it('is what the database says of single columns', async () => {
    const rows = await askOwner<{ line: string }>(`
      select role.rolname || ' ' || relname || ' ' || lower(privilege_type) || ' ' || attname as line
      from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl) as granted
        join pg_roles as role on role.oid = granted.grantee
      where relnamespace = 'public'::regnamespace`)
    const expected = listGrants().flatMap(({ name, rights }) =>
      rights.flatMap(({ right, columns }) => (columns ?? []).map((column) => `${name} ${right} ${column}`)),
    )
    expect(rows.map(({ line }) => line).toSorted()).toEqual([...new Set(expected)].toSorted())
  })
})

describe.each(PROCESS_DATABASE_ROLES)('the role of the process %s', (role) => {
  it.each(APPEND_ONLY)('cannot change, empty or drop %s, nor switch its triggers off', async (table) => {
    const [column] = await askOwner<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum = 2`,
    )
    const isErased = table === 'payout_account_change' || table === 'newsletter_consent'
    const isErasing = role === 'worker' && isErased
    const statements = buildChanges(table, column?.name ?? '').filter(
      (statement) => !(isErasing && /^(delete|lock)/.test(statement)),
    )
    expect(await roles.findNotRefused(role, statements)).toEqual({})
  })

  it('can neither create, alter, truncate nor drop anything', async () => {
    const statements = [
      ...Object.keys(GRANTS).flatMap((table) => [`truncate ${table}`, `drop table ${table} cascade`]),
      'create table mine (id integer)',
      'create temporary table mine (id integer)',
      'create schema mine',
      'create view mine as select 1',
      `create function mine() returns integer language sql as 'select 1'`,
      'create extension pgcrypto',
      'alter table trade drop column total_in_cents',
      'drop schema public cascade',
      'drop function refuse_change() cascade',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'`,
      'alter sequence trade_transaction_id restart',
      'drop owned by rivendo',
    ]
    expect(await roles.findNotRefused(role, statements)).toEqual({})
    const outside = ['drop database shop_shared', 'create database mine']
    expect(await roles.findNotRefusedOutside(role, outside)).toEqual({})
  })

  it('cannot become anyone else, nor switch triggers off for its session', async () => {
    const others = PROCESS_DATABASE_ROLES.filter((other) => other !== role)
    const statements = [
      'set role rivendo',
      'set session authorization rivendo',
      ...others.map((other) => `set role rivendo_${other}_shop_template`),
      `set session_replication_role = 'replica'`,
      'create role mine',
      `alter role rivendo password 'mine'`,
      ...others.map((other) => `alter role rivendo_${other}_shop_template password 'mine'`),
      `grant rivendo to rivendo_${role}_shop_template`,
      `alter role rivendo_${role}_shop_template superuser`,
      `alter role rivendo_${role}_shop_template createrole`,
    ]
    expect(await roles.findNotRefused(role, statements)).toEqual({})
    expect(await roles.findNotRefusedOutside(role, [`alter system set log_statement = 'all'`])).toEqual({})
  })

  it('reaches neither the files nor the programs of the machine', async () => {
    const statements = [
      `copy (select 1) to program 'true'`,
      `copy trade_event (event) from program 'true'`,
      `copy (select 1) to '/tmp/mine'`,
      `select pg_read_file('/etc/passwd')`,
      `select pg_read_binary_file('postgresql.conf')`,
      `select pg_ls_dir('.')`,
      `select lo_import('/etc/passwd')`,
      'select * from pg_authid',
      'select * from pg_shadow',
      'select * from pg_hba_file_rules',
      `select pg_reload_conf()`,
      `create function mine() returns integer language c as 'libc.so.6', 'getpid'`,
      'create extension dblink',
    ]
    expect(await roles.findNotRefused(role, statements)).toEqual({})
  })

  it('reads neither the keys of the shop nor the passwords of the roles', async () => {
    const statements = [
      'select * from shop_secret',
      'select secret from shop_secret',
      'select count(*) from shop_secret',
      `insert into shop_secret (id, secret, created_at) values ('mine', 'mine', now())`,
      'delete from shop_secret',
      'select * from database_role',
      'select * from drizzle.__drizzle_migrations',
    ]
    expect(await roles.findNotRefused(role, statements)).toEqual({})
  })
})

describe('money', () => {
  const AGREED = [
    'update trade set total_in_cents = 1',
    'update trade set voucher_value_in_cents = 1',
    'update trade set send_by = now()',
    'update trade_item set price_in_cents = 1',
    'update offer set price_in_cents = 1',
    'update price_list set currency = currency',
    'update base_price set amount_in_cents = 1',
    'update voucher set value_in_cents = 1',
    'delete from trade',
    'delete from trade_item',
    'delete from payout_hold',
  ]
  const DECIDED_AT_THE_DESK = [
    'update payout set amount_in_cents = 1',
    `update payout set status = 'due'`,
    'delete from payout',
    'update payout_batch set approved_at = now()',
    `insert into payout_batch (message_id) values ('mine')`,
    `update payout_hold set released_at = now(), release_note = 'mine'`,
    `update inspection set found = '{}'`,
    'insert into audit_log (action, happened_at) values (1, now())',
  ]

  it.each(PROCESS_DATABASE_ROLES)('that was agreed is changed by no process: %s', async (role) => {
    expect(await roles.findNotRefused(role, AGREED)).toEqual({})
  })

  it.each(['web', 'worker'] as const)('is not decided by %s', async (role) => {
    expect(await roles.findNotRefused(role, DECIDED_AT_THE_DESK)).toEqual({})
  })
})

describe('secrets of another process', () => {
  const DESK_SECRETS = [
    'select password_hash from operator',
    'select * from operator',
    'select * from operator_session',
    'select token_hash from operator_session',
    `update operator set password_hash = 'mine'`,
    `insert into operator_session select * from operator_session`,
    'select * from audit_log',
  ]
  const CUSTOMER_SECRETS = [
    'select password_hash from customer_account',
    'select * from customer_account',
    'select token_hash from refresh_token',
    'select * from refresh_token',
    `update customer_account set password_hash = 'mine'`,
  ]

  it.each(['web', 'worker'] as const)('are not read by %s: sign-ins of operators', async (role) => {
    expect(await roles.findNotRefused(role, DESK_SECRETS)).toEqual({})
  })

  it.each(['desk', 'worker'] as const)('are not read by %s: sign-ins of customers', async (role) => {
    expect(await roles.findNotRefused(role, CUSTOMER_SECRETS)).toEqual({})
  })
})

describe('what the processes need besides tables', () => {
  it.each(PROCESS_DATABASE_ROLES)('works for %s: notifications and locks', async (role) => {
    const statements = [
      'listen cache_version',
      `notify cache_version, 'content'`,
      'select pg_advisory_xact_lock(742003)',
      'set local statement_timeout = 1000',
    ]
    for (const statement of statements)
      expect({ statement, outcome: await roles.attempt(role, statement) }).toEqual({
        statement,
        outcome: null,
      })
  })

  it('starts with safe settings', async () => {
    const { rows } = await roles
      .getClient('web')
      .query(`select current_setting('search_path') as path, current_setting('statement_timeout') as timeout`)
    expect(rows).toEqual([{ path: 'public, pg_temp', timeout: '30s' }])
  })
})
