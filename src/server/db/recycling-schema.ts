import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { RECYCLING_STATES } from '#domain/recycling/recycling-states.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** A parcel with devices that are recycled for free. Not a trade: nothing is sold, inspected or paid. */
export const recyclingParcels = pgTable(
  'recycling_parcel',
  {
    /** Drawn like the id of a trade, so that its number is no trade's number. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    number: text('number').notNull().unique(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    /** Where the links of its mails lead, and the market whose paths they have. */
    linkOrigin: text('link_origin').notNull(),
    linkMarket: text('link_market').notNull(),
    /** A keyed hash of the mailbox, for one label per mailbox and period; null once the sender is erased. */
    mailboxKey: text('mailbox_key'),
    state: text('state').notNull(),
    stateSince: moment('state_since').notNull(),
    createdAt: moment('created_at').notNull(),
    sendBy: moment('send_by').notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number').unique(),
    qrText: text('qr_text'),
    firstScanAt: moment('first_scan_at'),
    receivedAt: moment('received_at'),
    weightInGrams: integer('weight_in_grams'),
    /** How many devices were in the parcel. */
    deviceCount: smallint('device_count'),
    recycledAt: moment('recycled_at'),
  },
  (table) => [
    index('recycling_parcel_mailbox').on(table.mailboxKey, table.createdAt),
    index('recycling_parcel_state').on(table.state),
    marketKey('recycling_parcel_market', table.market),
    marketKey('recycling_parcel_link_market', table.linkMarket),
    check('recycling_parcel_shop_mode', sql`${table.shopMode} in ${sqlList(SHOP_MODES)}`),
    check('recycling_parcel_state_known', sql`${table.state} in ${sqlList(RECYCLING_STATES)}`),
    check('recycling_parcel_deadline', sql`${table.sendBy} > ${table.createdAt}`),
    check(
      'recycling_parcel_label',
      sql`(${table.state} = 'CREATED') = (${table.trackingNumber} is null)
        and (${table.trackingNumber} is null) = (${table.carrier} is null)
        and (${table.trackingNumber} is null) = (${table.qrText} is null)`,
    ),
    check(
      'recycling_parcel_arrival',
      sql`(${table.state} in ('RECEIVED', 'RECYCLED')) = (${table.receivedAt} is not null)
        and (${table.receivedAt} is null) = (${table.deviceCount} is null)
        and (${table.receivedAt} is null) = (${table.weightInGrams} is null)
        and (${table.state} = 'RECYCLED') = (${table.recycledAt} is not null)
        and ${table.deviceCount} >= 0 and ${table.weightInGrams} > 0`,
    ),
  ],
)

/** Who sends a recycling parcel: personal data, and the label that shows it. Deleted earlier than the parcel. */
export const recyclingSenders = pgTable(
  'recycling_sender',
  {
    parcelId: bigint('parcel_id', { mode: 'number' })
      .primaryKey()
      .references(() => recyclingParcels.id),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    addressExtra: text('address_extra'),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    /** What is in the parcel, in the sender's words. */
    device: text('device').notNull(),
    blobKey: blobKey(),
    labelPdf: bytes('label_pdf'),
  },
  (table) => [
    index('recycling_sender_email').on(table.email),
    check('recycling_sender_email_case', sql`${table.email} = lower(${table.email})`),
  ],
)
