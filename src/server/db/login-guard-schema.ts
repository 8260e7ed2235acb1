import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** Failures by hashed account and address, shared by all processes and kept across restarts. */
const failures = {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: moment('last_failure_at').notNull(),
  blockedUntil: moment('blocked_until'),
}

/** Failed sign-ins of customers, and mails that strangers cause. */
export const loginGuards = pgTable('login_guard', failures)

/** Failed sign-ins of operators, apart from the others: a web process that was taken over must not be able to reset them. */
export const deskLoginGuards = pgTable('desk_login_guard', failures)
