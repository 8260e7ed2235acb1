import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
