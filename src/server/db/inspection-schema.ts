import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { operators } from './desk-schema.ts'
import { bytes, tradeItems, trades } from './trade-schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const tradeOf = () =>
  bigint('transaction_id', { mode: 'number' })
    .notNull()
    .references(() => trades.transactionId)

const operatorOf = () =>
  uuid('operator_id')
    .notNull()
    .references(() => operators.id)

/** A parcel at its arrival. */
export const arrivals = pgTable(
  'arrival',
  {
    transactionId: tradeOf().primaryKey(),
    weightInGrams: integer('weight_in_grams').notNull(),
    operatorId: operatorOf(),
    bookedInAt: moment('booked_in_at').notNull(),
  },
  (table) => [check('arrival_weight', sql`${table.weightInGrams} between 1 and 100000`)],
)

/** Proof: what the unboxing and the findings looked like. */
export const photos = pgTable(
  'photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: tradeOf(),
    /** Null for the parcel as a whole. */
    itemNumber: smallint('item_number'),
    purpose: text('purpose').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
    sha256: bytes('sha256').notNull(),
    operatorId: operatorOf(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    index('photo_trade').on(table.transactionId),
    check('photo_purpose', sql`${table.purpose} in ('UNBOXING', 'FINDING')`),
    check('photo_media_type', sql`${table.mediaType} in ('image/jpeg', 'image/png', 'image/webp')`),
    check('photo_item', sql`(${table.itemNumber} is null) = (${table.purpose} = 'UNBOXING')`),
  ],
)

/**
 * One look at one device. What was found is fixed by its commitment before the inspector can read what the seller said:
 * the hash is stored first, and nothing that it covers can be changed afterwards.
 */
export const inspections = pgTable(
  'inspection',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    /** The first look is 1; an appeal or an action of the seller leads to the next. */
    round: smallint('round').notNull(),
    operatorId: operatorOf(),
    startedAt: moment('started_at').notNull(),
    nonce: bytes('nonce').notNull(),
    /** Condition, storage, answers, photos: as committed, together with the serial number. */
    found: jsonb('found'),
    serialNumber: text('serial_number'),
    /** A damaged battery was found: no carrier may take the device. */
    isHazardous: boolean('is_hazardous').notNull().default(false),
    commitment: bytes('commitment'),
    committedAt: moment('committed_at'),
    outcome: text('outcome'),
    /** Null where there is no price: not buyable, or an action is asked for. */
    secondPriceInCents: integer('second_price_in_cents'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('inspection_round').on(table.transactionId, table.itemNumber, table.round),
    foreignKey({
      name: 'inspection_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    check(
      'inspection_commitment',
      sql`(${table.commitment} is null) = (${table.committedAt} is null) and (${table.commitment} is null) = (${table.found} is null)`,
    ),
    check('inspection_decision', sql`${table.outcome} is null or ${table.commitment} is not null`),
  ],
)

/** A question to the seller about one device. */
export const clarifications = pgTable(
  'clarification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the case for the shop's secret, which makes the token of its link. */
    tokenId: uuid('token_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    inspectionId: uuid('inspection_id')
      .notNull()
      .references(() => inspections.id),
    kind: text('kind').notNull(),
    /** Of an action: what the seller has to do. */
    reason: text('reason'),
    /** Of a missing part: which one. */
    missingPart: text('missing_part'),
    /** Of a price: null where we cannot buy the device. */
    priceInCents: integer('price_in_cents'),
    openedAt: moment('opened_at').notNull(),
    answerBy: moment('answer_by').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** The seller, the clock, or the rule that the seller chose at checkout. */
    answeredBy: text('answered_by'),
  },
  (table) => [
    foreignKey({
      name: 'clarification_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    uniqueIndex('clarification_open')
      .on(table.transactionId, table.itemNumber)
      .where(sql`${table.answeredAt} is null`),
    index('clarification_deadline').on(table.answerBy).where(sql`${table.answeredAt} is null`),
    check('clarification_kind', sql`${table.kind} in ('PRICE', 'ACTION')`),
    check('clarification_reason', sql`(${table.reason} is null) = (${table.kind} = 'PRICE')`),
    check(
      'clarification_part',
      sql`(${table.missingPart} is null) = (${table.reason} is distinct from 'MISSING_PART')`,
    ),
    check(
      'clarification_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
)

/** An answer that a case offers; its id is what a quick answer's link names. */
export const clarificationOffers = pgTable(
  'clarification_offer',
  {
    offerId: uuid('offer_id').primaryKey().defaultRandom(),
    clarificationId: bigint('clarification_id', { mode: 'number' })
      .notNull()
      .references(() => clarifications.id),
    answer: text('answer').notNull(),
  },
  (table) => [
    unique('clarification_offer_answer').on(table.clarificationId, table.answer),
    check(
      'clarification_offer_kind',
      sql`${table.answer} in ('ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE')`,
    ),
  ],
)

/** A device on its way back. */
export const returnShipments = pgTable(
  'return_shipment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull().unique(),
    labelPdf: bytes('label_pdf').notNull(),
    bookedAt: moment('booked_at').notNull(),
    scannedAt: moment('scanned_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('return_shipment_item').on(table.transactionId, table.itemNumber),
    foreignKey({
      name: 'return_shipment_device',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
  ],
)
