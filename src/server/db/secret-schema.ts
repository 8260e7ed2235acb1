import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
import { PROCESS_DATABASE_ROLES } from './roles/process-role.ts'
import { sqlList } from './sql-values.ts'

/** The keys that the installation made because none were configured. Only the owner of the database reads them. */
export const shopSecrets = pgTable('shop_secret', {
  /** The key's id in the ring. */
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When a shop first started with it. Nothing is sealed again with a key that the running shop can't know. */
  startedAt: moment('started_at'),
})

/** The passwords of the database roles that the installation made, so that all machines of a shop use the same ones. */
export const databaseRoles = pgTable(
  'database_role',
  {
    name: text('name').primaryKey(),
    password: text('password').notNull(),
  },
  (table) => [check('database_role_name', sql`${table.name} in ${sqlList(PROCESS_DATABASE_ROLES)}`)],
)

/**
 * The public part of every key that ever signed offers. Append-only: an offer stays verifiable after its key has left the
 * ring.
 */
export const signingKeys = pgTable('signing_key', {
  /** The key's thumbprint. */
  keyId: text('key_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  addedAt: moment('added_at').notNull(),
})

/**
 * The keys that a shop has worked with, by the ids that everything they seal names. The latest is the fingerprint of the
 * secret: whoever starts without it has another shop's secret, or an old one.
 */
export const workingKeys = pgTable('working_key', {
  /** The key's id in the ring. */
  keyId: text('key_id').primaryKey(),
  /** When a shop first started with it as its newest. */
  since: moment('since').notNull(),
})

/**
 * The key that scrambles the numbers of customers, sales and requests. It never changes, because another key would draw
 * numbers that are taken; so it isn't part of the ring. Only the database's own function reads it.
 */
export const numberKeys = pgTable('number_key', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})
