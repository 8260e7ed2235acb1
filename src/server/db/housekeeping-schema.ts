import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** Which worker does what only one has to do. A row is a lease: whoever doesn't renew it in time is replaced. */
export const workerLeads = pgTable('worker_lead', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  /** By the clock of the database, which all workers share. */
  until: moment('until').notNull(),
})

/** How far a walk through a table has come that is too long for one statement. */
export const tableWalks = pgTable('table_walk', {
  name: text('name').primaryKey(),
  /** The key of the last row that was looked at. */
  position: text('position').notNull(),
  /** When it last reached the end. */
  finishedAt: moment('finished_at'),
})

/** Customers whose account was deleted or whose sales went to another number, until nothing is left to erase or delete. */
export const leftCustomers = pgTable('left_customer', {
  customerNumber: bigint('customer_number', { mode: 'number' }).primaryKey(),
  /** Whether the account was deleted: then contact details go as soon as a sale is over. */
  hasLeft: boolean('has_left').notNull(),
})

/** The last run of each piece of background work, whichever worker did it. */
export const jobRuns = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** How long a worker rests between two runs. */
  pauseMs: integer('pause_ms').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  /** When a run last failed, and the class of its error; null where none ever did. */
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
})

/** Backups that were made with the shop's own command. */
export const backupRuns = pgTable('backup_run', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  tables: integer('tables').notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
})
