import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { REPLY_MAX } from '#domain/support/inbox.ts'
import { moment } from './column-types.ts'
import { contactMessages } from './contact-schema.ts'
import { operators } from './desk-schema.ts'
import { individualOfferRequests, trades } from './trade-schema.ts'

/** Something that support has to deal with. What it is about is where it always was; it goes with that. */
export const inboxItems = pgTable(
  'inbox_item',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    contactMessageId: bigint('contact_message_id', { mode: 'number' })
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    requestId: bigint('request_id', { mode: 'number' })
      .unique()
      .references(() => individualOfferRequests.id, { onDelete: 'cascade' }),
    transactionId: bigint('transaction_id', { mode: 'number' }).references(() => trades.transactionId),
    /** The device that an answer is about. */
    itemNumber: smallint('item_number'),
    status: text('status').notNull().default('open'),
    ownerId: uuid('owner_id').references(() => operators.id),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('inbox_item_due').on(table.dueAt).where(sql`status <> 'done'`),
    index('inbox_item_done').on(table.changedAt).where(sql`status = 'done'`),
    index('inbox_item_trade').on(table.transactionId),
    check('inbox_item_kind', sql`${table.kind} in ('CONTACT', 'REQUEST', 'ANSWER', 'FREEZE')`),
    check('inbox_item_status', sql`${table.status} in ('open', 'waiting', 'done')`),
    check(
      'inbox_item_source',
      sql`num_nonnulls(${table.contactMessageId}, ${table.requestId}, ${table.transactionId}) = 1`,
    ),
  ],
)

/** What support has answered. */
export const inboxReplies = pgTable(
  'inbox_reply',
  {
    /** Chosen by the caller, so that a second click sends nothing. */
    id: uuid('id').primaryKey(),
    inboxItemId: bigint('inbox_item_id', { mode: 'number' })
      .notNull()
      .references(() => inboxItems.id, { onDelete: 'cascade' }),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('inbox_reply_item').on(table.inboxItemId),
    check('inbox_reply_text', sql`char_length(${table.text}) between 1 and ${sql.raw(String(REPLY_MAX))}`),
  ],
)
