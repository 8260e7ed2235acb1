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
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { offers } from './offer-schema.ts'
import { sqlList } from './sql-values.ts'
import { tradeItems } from './trade-schema.ts'

/** Photos that sellers take of their devices: of an offer first, of a sold device from the sale on. */
export const sellerPhotos = pgTable(
  'seller_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a photo that was taken after the sale. */
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    transactionId: bigint('transaction_id', { mode: 'number' }),
    itemNumber: smallint('item_number'),
    side: text('side').notNull(),
    mediaType: text('media_type').notNull(),
    blobKey: blobKey(),
    sizeInBytes: integer('size_in_bytes').notNull(),
    /** Of the stored picture. */
    sha256: bytes('sha256').notNull(),
    /** Of what was sent: the same picture again is the same upload, repeated. */
    sentSha256: bytes('sent_sha256').notNull(),
    takenAt: moment('taken_at').notNull(),
    /** When it became part of a sale; null before. From then on it is in the public log and never replaced. */
    joinedAt: moment('joined_at'),
  },
  (table) => [
    unique('seller_photo_offer_side').on(table.offerId, table.side),
    unique('seller_photo_item_side').on(table.transactionId, table.itemNumber, table.side),
    index('seller_photo_unsold').on(table.takenAt).where(sql`${table.transactionId} is null`),
    foreignKey({
      name: 'seller_photo_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    check('seller_photo_side', sql`${table.side} in ${sqlList(PHOTO_SIDES)}`),
    check('seller_photo_media_type', sql`${table.mediaType} in ${sqlList(PHOTO_MEDIA_TYPES)}`),
    check(
      'seller_photo_subject',
      sql`(${table.transactionId} is null) = (${table.itemNumber} is null)
        and (${table.transactionId} is null) = (${table.joinedAt} is null)
        and (${table.offerId} is not null or ${table.transactionId} is not null)`,
    ),
  ],
)
