import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { BANK_CHANNELS, type BankChannel, LINE_DIRECTIONS, LINE_MATCHES } from '#domain/payouts/bank-line.ts'
import { bytes, moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { payoutBatches } from './payout-schema.ts'
import { sqlList } from './sql-values.ts'

/** Who took the file of a batch, and when. Whoever uploads one twice may pay twice. */
export const payoutDownloads = pgTable(
  'payout_download',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => payoutBatches.id),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    downloadedAt: moment('downloaded_at').notNull(),
  },
  (table) => [index('payout_download_batch').on(table.batchId)],
)

/** A file of the bank or of PayPal that was imported, by its content: the same file again is no second row. */
export const bankFiles = pgTable('bank_file', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of its text. */
  digest: text('digest').notNull().unique(),
  kind: text('kind').notNull(),
  lineCount: integer('line_count').notNull(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operators.id),
  importedAt: moment('imported_at').notNull(),
})

/** A movement on the shop's account. Banks report many twice, as a notification and on the statement; each is one row. */
export const bankLines = pgTable(
  'bank_line',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => bankFiles.id),
    /** A hash of everything that identifies the movement. */
    lineKey: text('line_key').notNull().unique(),
    channel: text('channel').notNull().$type<BankChannel>(),
    /** The day on which it was booked. */
    day: date('day', { mode: 'string' }).notNull(),
    direction: text('direction').notNull(),
    amountInCents: bigint('amount_in_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    endToEndId: text('end_to_end_id'),
    /** The batch, where the bank books one as a whole. */
    messageId: text('message_id'),
    bankReference: text('bank_reference'),
    reason: text('reason'),
    /** What the statement says about it. It may name people who have nothing to do with the shop, so it is encrypted. */
    sealedText: bytes('sealed_text').notNull(),
    match: text('match').notNull(),
    /** When an operator ticked off a line that belongs to no payout. */
    checkedAt: moment('checked_at'),
    checkedBy: uuid('checked_by').references(() => operators.id),
    checkNote: text('check_note'),
  },
  (table) => [
    index('bank_line_transfer').on(table.endToEndId),
    index('bank_line_batch').on(table.messageId).where(sql`${table.endToEndId} is null`),
    index('bank_line_open')
      .on(table.id)
      .where(sql`${table.match} not in ('PAID', 'RETURNED') and ${table.checkedAt} is null`),
    // For the housekeeping: what still has a text.
    index('bank_line_text').on(table.fileId).where(sql`octet_length(${table.sealedText}) > 0`),
    check('bank_line_amount', sql`${table.amountInCents} > 0`),
    check('bank_line_channel', sql`${table.channel} in ${sqlList(BANK_CHANNELS)}`),
    check('bank_line_direction', sql`${table.direction} in ${sqlList(LINE_DIRECTIONS)}`),
    check('bank_line_match', sql`${table.match} in ${sqlList(LINE_MATCHES)}`),
    check(
      'bank_line_check',
      sql`(${table.checkedAt} is null) = (${table.checkedBy} is null) and (${table.checkedAt} is null) = (${table.checkNote} is null)`,
    ),
  ],
)
