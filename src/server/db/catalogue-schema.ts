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
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { blobKey } from './blob-schema.ts'
import { moment } from './column-types.ts'
import { currencyKey, languageKey, marketKey } from './reference-schema.ts'

const SLUG = sql.raw(`'^[a-z0-9]+([-._][a-z0-9]+)*$'`)

/** Texts for search engines and visitors; null where the shop generates one. */
const groupTexts = {
  content: text('content'),
  metaDescription: text('meta_description'),
  metaKeywords: text('meta_keywords'),
}

export const categories = pgTable('category', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull().unique(),
  thumbnail: text('thumbnail').notNull(),
})

export const categoryTexts = pgTable(
  'category_text',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    language: text('language').notNull(),
    name: text('name').notNull(),
    /** An editor has written the name: a new release leaves it alone. */
    isOwn: boolean('is_own').notNull().default(false),
    /** Other words that people use to search for this kind of device. */
    searchTerms: text('search_terms').array().notNull(),
    ...groupTexts,
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    languageKey('category_text_language', table.language),
    check('category_text_name', sql`${table.name} <> ''`),
  ],
)

export const manufacturers = pgTable(
  'manufacturer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    thumbnail: text('thumbnail'),
  },
  (table) => [check('manufacturer_name', sql`${table.name} <> ''`)],
)

export const manufacturerTexts = pgTable(
  'manufacturer_text',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    language: text('language').notNull(),
    ...groupTexts,
  },
  (table) => [
    primaryKey({ columns: [table.manufacturerId, table.language] }),
    languageKey('manufacturer_text_language', table.language),
  ],
)

/** A family of devices of one manufacturer in one category. */
export const series = pgTable(
  'series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    /** Contains `{inch:…}` and `{gen:…}` where languages differ. */
    namePattern: text('name_pattern').notNull(),
    thumbnail: text('thumbnail'),
  },
  (table) => [
    unique('series_name').on(table.manufacturerId, table.categoryId, table.namePattern),
    unique('series_owner').on(table.id, table.categoryId, table.manufacturerId),
    check('series_name_pattern', sql`${table.namePattern} <> ''`),
  ],
)

export const seriesTexts = pgTable(
  'series_text',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    language: text('language').notNull(),
    name: text('name').notNull(),
    ...groupTexts,
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.language] }),
    languageKey('series_text_language', table.language),
  ],
)

/** URLs of overview pages. The three kinds share one table, so that no two can claim the same URL. */
export const overviewUrls = pgTable(
  'overview_url',
  {
    language: text('language').notNull(),
    url: text('url').notNull(),
    categoryId: text('category_id').references(() => categories.id),
    manufacturerId: integer('manufacturer_id').references(() => manufacturers.id),
    seriesId: integer('series_id').references(() => series.id),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.url] }),
    unique('overview_url_category').on(table.categoryId, table.language),
    unique('overview_url_manufacturer').on(table.manufacturerId, table.language),
    unique('overview_url_series').on(table.seriesId, table.language),
    languageKey('overview_url_language', table.language),
    check('overview_url_form', sql`${table.url} ~ ${SLUG}`),
    check(
      'overview_url_one_owner',
      sql`num_nonnulls(${table.categoryId}, ${table.manufacturerId}, ${table.seriesId}) = 1`,
    ),
  ],
)

export const questionSets = pgTable('question_set', {
  id: text('id').primaryKey(),
  categoryId: text('category_id')
    .notNull()
    .references(() => categories.id),
})

/**
 * Drawings, keyed by the hash of what they show: several devices may share one. And photos of one device each, which have a
 * file; their form names the device.
 */
export const pictures = pgTable(
  'picture',
  { key: text('key').primaryKey(), form: jsonb('form').notNull(), blobKey: blobKey() },
  (table) => [check('picture_key', sql`${table.key} ~ '^[a-z]+-[0-9a-f]{12}$'`)],
)

export const devices = pgTable(
  'device',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    categoryId: text('category_id').notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    seriesId: integer('series_id').notNull(),
    modelPattern: text('model_pattern').notNull(),
    releaseYear: smallint('release_year').notNull(),
    releaseMonth: smallint('release_month').notNull(),
    modelCodes: text('model_codes').array().notNull(),
    searchTerms: text('search_terms').array().notNull(),
    questionSetId: text('question_set_id')
      .notNull()
      .references(() => questionSets.id),
    popularity: smallint('popularity').notNull(),
    /** What it cost when it was new, in euros; null where nobody has entered it. */
    launchPriceInCents: integer('launch_price_in_cents'),
    /** Who last wrote the row: a seed never overwrites an operator's import. */
    origin: text('origin').notNull(),
  },
  (table) => [
    unique('device_model').on(table.manufacturerId, table.modelPattern),
    index('device_series').on(table.seriesId),
    foreignKey({
      name: 'device_series_owner',
      columns: [table.seriesId, table.categoryId, table.manufacturerId],
      foreignColumns: [series.id, series.categoryId, series.manufacturerId],
    }),
    check('device_model_pattern', sql`${table.modelPattern} <> ''`),
    check('device_release_year', sql`${table.releaseYear} between 1950 and 2100`),
    check('device_release_month', sql`${table.releaseMonth} between 1 and 12`),
    check('device_popularity', sql`${table.popularity} between 0 and 100`),
    check('device_launch_price', sql`${table.launchPriceInCents} > 0`),
    check('device_origin', sql`${table.origin} in ('seed', 'import')`),
  ],
)

export const deviceTexts = pgTable(
  'device_text',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    model: text('model').notNull(),
    url: text('url').notNull(),
    /** An editor has written the name for this language; otherwise it follows from the model's pattern. */
    isOwn: boolean('is_own').notNull().default(false),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.language] }),
    unique('device_text_url').on(table.language, table.url),
    languageKey('device_text_language', table.language),
    check('device_text_url_form', sql`${table.url} ~ ${SLUG}`),
  ],
)

/** The drawing of a device is at position 0, where imports write it; a photo of it comes before, at -1. */
export const deviceImages = pgTable(
  'device_image',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    view: text('view').notNull(),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.position] }),
    check('device_image_view', sql`${table.view} in ('front', 'back', 'side')`),
  ],
)

/** The storage sizes of a device. A device without storage has a single row of size 0. */
export const deviceStorages = pgTable(
  'device_storage',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    storageGb: integer('storage_gb').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.storageGb] }),
    check('device_storage_size', sql`${table.storageGb} between 0 and 65536`),
  ],
)

export const priceLists = pgTable(
  'price_list',
  {
    market: text('market').notNull(),
    version: integer('version').notNull(),
    currency: text('currency').notNull(),
    /** Converts fixed deductions, which are defined in euros, to this list's currency. */
    deductionFactorBp: integer('deduction_factor_bp').notNull().default(FULL_BP),
    validFrom: moment('valid_from').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.version] }),
    marketKey('price_list_market', table.market),
    check('price_list_version', sql`${table.version} > 0`),
    check('price_list_deduction', sql`${table.deductionFactorBp} > 0`),
    currencyKey('price_list_currency', table.currency),
  ],
)

/** A base price is valid from its version until another row takes over. Old versions are kept forever. */
export const basePrices = pgTable(
  'base_price',
  {
    market: text('market').notNull(),
    deviceId: integer('device_id').notNull(),
    storageGb: integer('storage_gb').notNull(),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version'),
    amountInCents: integer('amount_in_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.deviceId, table.storageGb, table.fromVersion] }),
    uniqueIndex('base_price_current')
      .on(table.deviceId, table.storageGb, table.market)
      .where(sql`${table.toVersion} is null`),
    foreignKey({
      name: 'base_price_list',
      columns: [table.market, table.fromVersion],
      foreignColumns: [priceLists.market, priceLists.version],
    }),
    foreignKey({
      name: 'base_price_storage',
      columns: [table.deviceId, table.storageGb],
      foreignColumns: [deviceStorages.deviceId, deviceStorages.storageGb],
    }),
    check('base_price_amount', sql`${table.amountInCents} > 0`),
    check('base_price_versions', sql`${table.toVersion} > ${table.fromVersion}`),
  ],
)

/**
 * What each version of the catalogue changed, so that a process that knows the version before takes over these devices
 * alone. A version without a row may have changed anything. The row of `cache_version` is locked until the change is
 * committed, so versions follow each other in the order of their commits.
 */
export const catalogueChanges = pgTable('catalogue_change', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
  deviceIds: integer('device_ids').array().notNull(),
  /** The series of these devices, before and after. */
  seriesIds: integer('series_ids').array().notNull(),
  /** Nothing but prices differs. */
  isPriceOnly: boolean('is_price_only').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
