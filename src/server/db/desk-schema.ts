import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
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
      sql`${table.roles} <@ array['receiver', 'inspector', 'second_inspector', 'payout', 'support', 'identity', 'newsletter', 'pricing', 'catalogue', 'content', 'figures', 'administration'] and cardinality(${table.roles}) > 0`,
    ),
  ],
)

/** A sign-in of a browser, or the token of a machine. */
export const operatorSessions = pgTable(
  'operator_session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What pages call it by, because the hash stays in the database. */
    id: uuid('id').notNull().unique().defaultRandom(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Updated once a minute; browsers are signed out when it is too long ago. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** When its password was last checked; null after a sign-in by passkey, and for tokens. */
    passwordAt: moment('password_at'),
    /** When its second factor was last checked; null until then, and for tokens. */
    factorAt: moment('factor_at'),
    /** What a token may do: roles, and actions that a role isn't enough for. Null for browsers. */
    scopes: text('scopes').array(),
    /** Where it was signed in, so that its owner recognises it. Null for tokens. */
    address: text('address'),
    browser: text('browser'),
    /** The known device that it belongs to. Null for tokens, and until the sign-in is complete. */
    deviceId: uuid('device_id'),
  },
  (table) => [
    index('operator_session_operator').on(table.operatorId),
    check('operator_session_kind', sql`${table.kind} in ('browser', 'machine')`),
    check('operator_session_scopes', sql`(${table.kind} = 'machine') = (${table.scopes} is not null)`),
  ],
)

/**
 * Browsers with which an operator has signed in. They have a budget of their own when they sign in again, until the row is
 * deleted: a cookie alone could not be revoked.
 */
export const operatorKnownDevices = pgTable(
  'operator_known_device',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    deviceId: uuid('device_id').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.deviceId] })],
)

/** A second factor of an operator: a passkey, or an app that shows codes. */
export const operatorFactors = pgTable(
  'operator_factor',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    kind: text('kind').notNull(),
    /** The name that its owner gave it. */
    label: text('label').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until the first code of an app was right; it doesn't count before. */
    confirmedAt: moment('confirmed_at'),
    /** The sign-in that sets up an app, until it is confirmed: nobody else may see its key, and it ends with the sign-in. */
    sessionId: uuid('session_id').references(() => operatorSessions.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at'),
    /** Of an app: its key, sealed with the shop's secret. */
    sealedKey: bytes('sealed_key'),
    /** Of an app: the time step of the last accepted code. No step is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of a passkey. */
    credentialId: bytes('credential_id').unique(),
    publicKey: bytes('public_key'),
    signCount: bigint('sign_count', { mode: 'number' }),
    transports: text('transports').array(),
  },
  (table) => [
    index('operator_factor_operator').on(table.operatorId),
    index('operator_factor_session').on(table.sessionId),
    check('operator_factor_setup', sql`(${table.confirmedAt} is null) = (${table.sessionId} is not null)`),
    check(
      'operator_factor_kind',
      sql`(${table.kind} = 'app' and ${table.sealedKey} is not null and ${table.credentialId} is null) or
        (${table.kind} = 'passkey' and ${table.sealedKey} is null and ${table.credentialId} is not null
          and ${table.publicKey} is not null and ${table.signCount} is not null)`,
    ),
  ],
)

/** Codes for an operator whose second factor is lost. Each works once. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_code',
  {
    codeHash: bytes('code_hash').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('operator_recovery_code_operator').on(table.operatorId)],
)

/** Challenges that a passkey has answered, until they expire: no answer is accepted twice. */
export const answeredChallenges = pgTable('answered_challenge', {
  challenge: bytes('challenge').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Every action at the desk, including refused ones, and every view of personal data. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null where no one was signed in. */
    operatorId: uuid('operator_id').references(() => operators.id),
    action: text('action').notNull(),
    /** Views read personal data; everything else is a change or the attempt of one. */
    isView: boolean('is_view').notNull().default(false),
    transactionId: bigint('transaction_id', { mode: 'number' }),
    itemNumber: smallint('item_number'),
    /** Ids and amounts, never personal data. */
    data: jsonb('data'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('audit_log_trade').on(table.transactionId), index('audit_log_time').on(table.happenedAt)],
)
