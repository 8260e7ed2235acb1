import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

/** Someone who works at the desk, or a system that does so in its own name. */
export const operators = pgTable(
  'operator',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The name to sign in with. */
    name: text('name').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on sign-in is impossible; past actions stay in the log. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    check('operator_name', sql`${table.name} ~ '^[a-z0-9][a-z0-9._-]{1,39}$'`),
    check(
      'operator_roles',
      sql`${table.roles} <@ array['inspector', 'second_inspector', 'payout', 'support'] and cardinality(${table.roles}) > 0`,
    ),
  ],
)

export const operatorSessions = pgTable(
  'operator_session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('operator_session_operator').on(table.operatorId)],
)

/** Every action at the desk, including refused ones. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null where no one was signed in. */
    operatorId: uuid('operator_id').references(() => operators.id),
    action: text('action').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }),
    itemNumber: smallint('item_number'),
    /** Ids and amounts, never personal data. */
    data: jsonb('data'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('audit_log_trade').on(table.transactionId), index('audit_log_time').on(table.happenedAt)],
)
