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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { operatorSessions, operators } from './desk-schema.ts'
import { sqlList } from './sql-values.ts'
import { tradeItems, trades } from './trade-schema.ts'

const tradeReference = () =>
  bigint('transaction_id', { mode: 'number' })
    .notNull()
    .references(() => trades.transactionId)

const operatorReference = () =>
  uuid('operator_id')
    .notNull()
    .references(() => operators.id)

/** A parcel as it arrived. */
export const arrivals = pgTable(
  'arrival',
  {
    transactionId: tradeReference().primaryKey(),
    weightInGrams: integer('weight_in_grams').notNull(),
    operatorId: operatorReference(),
    bookedInAt: moment('booked_in_at').notNull(),
  },
  (table) => [check('arrival_weight', sql`${table.weightInGrams} between 1 and 100000`)],
)

/** Photos that prove what was in a parcel, and what an inspector found. */
export const photos = pgTable(
  'photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: tradeReference(),
    /** Null for the parcel as a whole. */
    itemNumber: smallint('item_number'),
    purpose: text('purpose').notNull(),
    mediaType: text('media_type').notNull(),
    blobKey: blobKey(),
    content: bytes('content'),
    sha256: bytes('sha256').notNull(),
    operatorId: operatorReference(),
    takenAt: moment('taken_at').notNull(),
    /** The questions that it proves while findings are open. What counts in the end is in the locked findings. */
    proves: text('proves').array().notNull().default(sql`'{}'`),
    /** The side of the device, to stand beside the seller's photo of it; null where it shows a detail. */
    side: text('side'),
  },
  (table) => [
    index('photo_trade').on(table.transactionId),
    check('photo_purpose', sql`${table.purpose} in ('UNBOXING', 'FINDING')`),
    check('photo_media_type', sql`${table.mediaType} in ${sqlList(PHOTO_MEDIA_TYPES)}`),
    check('photo_item', sql`(${table.itemNumber} is null) = (${table.purpose} = 'UNBOXING')`),
  ],
)

/**
 * One inspector checking one device once. The commitment to the findings is stored before the inspector can read the
 * seller's answers, and nothing it covers can be changed afterwards.
 */
export const inspections = pgTable(
  'inspection',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    /** Counts from 1. An appeal, a takeover or something the seller had to do leads to the next. */
    number: smallint('number').notNull(),
    operatorId: operatorReference(),
    startedAt: moment('started_at').notNull(),
    nonce: bytes('nonce').notNull(),
    /** What has been entered so far; null before the first answer and once findings are locked. */
    draft: jsonb('draft'),
    /** Counts the saved drafts, so that nobody overwrites what they haven't seen. */
    draftVersion: integer('draft_version').notNull().default(0),
    /** Condition, storage, answers and photos, as committed together with the serial number. */
    found: jsonb('found'),
    serialNumber: text('serial_number'),
    /** The battery is damaged: no carrier may take the device. */
    isHazardous: boolean('is_hazardous').notNull().default(false),
    commitment: bytes('commitment'),
    committedAt: moment('committed_at'),
    /** Price list and rule in force when findings were locked; null where they are those of the offer. */
    laterListVersion: integer('later_list_version'),
    laterRuleVersion: integer('later_rule_version'),
    outcome: text('outcome'),
    /** Null where there is no price: we can't buy the device, or the seller has to do something first. */
    secondPriceInCents: integer('second_price_in_cents'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('inspection_number').on(table.transactionId, table.itemNumber, table.number),
    index('inspection_serial').on(table.serialNumber),
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

/** A phone as the camera of one inspection: for a short time, and no longer than its operator is signed in. */
export const cameraPairings = pgTable(
  'camera_pairing',
  {
    /** Of the code on the screen, which works once. */
    tokenHash: bytes('token_hash').primaryKey(),
    sessionHash: bytes('session_hash')
      .notNull()
      .references(() => operatorSessions.tokenHash, { onDelete: 'cascade' }),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    /** First the code's end, then the camera's. */
    expiresAt: moment('expires_at').notNull(),
    /** Of the cookie that the phone got for the code; null until it is scanned. */
    cameraHash: bytes('camera_hash').unique(),
  },
  (table) => [
    index('camera_pairing_end').on(table.expiresAt),
    foreignKey({
      name: 'camera_pairing_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
  ],
)

/** What we ask a seller about one device after its inspection. */
export const clarifications = pgTable(
  'clarification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The shop's secret derives the token of the link from this id. */
    tokenId: uuid('token_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    inspectionId: uuid('inspection_id')
      .notNull()
      .references(() => inspections.id),
    kind: text('kind').notNull(),
    /** For an action: what the seller has to do. */
    reason: text('reason'),
    /** For a missing part: which one. */
    missingPart: text('missing_part'),
    /** For a proof that we ask for again: why the one before wasn't enough. */
    proofRefusal: text('proof_refusal'),
    /** For a price: null where we can't buy the device. */
    priceInCents: integer('price_in_cents'),
    openedAt: moment('opened_at').notNull(),
    answerBy: moment('answer_by').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** The seller, the clock, or the rule the seller chose at checkout. */
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
    check('clarification_refusal', sql`${table.proofRefusal} is null or ${table.reason} = 'OWNERSHIP_PROOF'`),
    check(
      'clarification_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
)

/** An answer that a clarification offers. Links in mails name it by its id. */
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

/** A device in a parcel that takes it back to its seller, alone or with others of the sale. */
export const returnShipments = pgTable(
  'return_shipment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    carrier: text('carrier').notNull(),
    /** The devices of one parcel have the same. */
    trackingNumber: text('tracking_number').notNull(),
    blobKey: blobKey(),
    labelPdf: bytes('label_pdf'),
    bookedAt: moment('booked_at').notNull(),
    scannedAt: moment('scanned_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('return_shipment_item').on(table.transactionId, table.itemNumber),
    unique('return_shipment_parcel').on(table.trackingNumber, table.itemNumber),
    foreignKey({
      name: 'return_shipment_device',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
  ],
)
