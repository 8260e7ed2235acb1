import { type AnyPgColumn, foreignKey, pgTable, text } from 'drizzle-orm/pg-core'

// What other tables may name. The code decides which there are, and every migration adds those that are new: a market
// is a row to the database, not a change of its schema. Rows are never deleted, because trades refer to them for years.

export const markets = pgTable('market', { id: text('id').primaryKey() })

/** Languages of the catalogue. */
export const languages = pgTable('language', { id: text('id').primaryKey() })

export const currencies = pgTable('currency', { id: text('id').primaryKey() })

/** The column names a known market. */
export const marketKey = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [markets.id] })

/** The column names a known language. */
export const languageKey = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [languages.id] })

/** The column names a known currency. */
export const currencyKey = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [currencies.id] })
