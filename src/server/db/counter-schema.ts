import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/**
 * How often something happened lately, for limits that all processes and machines share. The migration makes the tables
 * unlogged: counting costs no write-ahead log, and a crash of the server merely starts every count again.
 */
const defineCounters = <Name extends string>(tableName: Name) =>
  pgTable(
    tableName,
    {
      name: text('name').notNull(),
      /** Whose count it is, as a hash keyed with the shop's secret. */
      subject: text('subject').notNull(),
      /** The newest slice of the window; slices are numbered since 1970. */
      slice: bigint('slice', { mode: 'number' }).notNull(),
      /** One count per slice, the newest first. */
      counts: integer('counts').array().notNull(),
      /** When the row no longer counts and can be deleted. */
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.name, table.subject] }),
      index(`${tableName}_expires_at`).on(table.expiresAt),
    ],
  )

export const counters = defineCounters('counter')

/** The desk's own: a web process that was taken over must not be able to reset them. */
export const deskCounters = defineCounters('desk_counter')
