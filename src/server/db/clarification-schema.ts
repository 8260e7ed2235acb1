import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { clarifications } from './inspection-schema.ts'
import { sqlList } from './sql-values.ts'
import { tradeItems } from './trade-schema.ts'

/** A file that a seller has added to a clarification. It counts as sent once the clarification is answered with it. */
export const clarificationProofs = pgTable(
  'clarification_proof',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clarificationId: bigint('clarification_id', { mode: 'number' })
      .notNull()
      .references(() => clarifications.id),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    blobKey: blobKey(),
    content: bytes('content'),
    sizeInBytes: integer('size_in_bytes').notNull(),
    /** Of the content, which for a photo isn't what was sent. */
    sha256: bytes('sha256').notNull(),
    /** Of what was sent: the same file again is the same upload, repeated. */
    sentSha256: bytes('sent_sha256').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    unique('clarification_proof_once').on(table.clarificationId, table.sentSha256),
    check('clarification_proof_name', sql`char_length(${table.name}) between 1 and 80`),
    check('clarification_proof_media_type', sql`${table.mediaType} in ${sqlList(UPLOAD_MEDIA_TYPES)}`),
    check('clarification_proof_size', sql`${table.sizeInBytes} = octet_length(${table.content})`),
  ],
)

/** The parcel with a missing part. Its row begins with the seller's wish; the worker books it. */
export const partParcels = pgTable(
  'part_parcel',
  {
    clarificationId: bigint('clarification_id', { mode: 'number' })
      .primaryKey()
      .references(() => clarifications.id),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    requestedAt: moment('requested_at').notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number').unique(),
    qrText: text('qr_text'),
    blobKey: blobKey(),
    labelPdf: bytes('label_pdf'),
    bookedAt: moment('booked_at'),
    scannedAt: moment('scanned_at'),
    arrivedAt: moment('arrived_at'),
    /** Who booked the part in. */
    operatorId: uuid('operator_id').references(() => operators.id),
  },
  (table) => [
    index('part_parcel_item').on(table.transactionId, table.itemNumber),
    foreignKey({
      name: 'part_parcel_device',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    check(
      'part_parcel_booking',
      sql`(${table.bookedAt} is null) = (${table.carrier} is null)
        and (${table.bookedAt} is null) = (${table.trackingNumber} is null)
        and (${table.bookedAt} is null) = (${table.qrText} is null)`,
    ),
    check('part_parcel_arrival', sql`(${table.arrivedAt} is null) = (${table.operatorId} is null)`),
  ],
)
