import { type SQL, sql } from 'drizzle-orm'

const quote = (value: string | number): string => (typeof value === 'number' ? String(value) : `'${value}'`)

const join = (values: readonly (string | number)[]): string => values.map(quote).join(', ')

/** A list of codes or ids for a check constraint: `in ('a', 'b')`. The values come from the code, never from outside. */
export const sqlList = (values: readonly (string | number)[]): SQL => sql.raw(`(${join(values)})`)

/** The same values as an array literal: `<@ array['a', 'b']`. */
export const sqlArray = (values: readonly string[]): SQL => sql.raw(`array[${join(values)}]`)

/** Values from outside as an array parameter: `any(array[$1, $2])`. */
export const sqlTexts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** A timestamp column or expression in milliseconds since 1970, as the domain counts time. */
export const epochMs = (column: string): SQL => sql.raw(`floor(extract(epoch from ${column}) * 1000)::float8`)

/** A timestamp column or expression as the APIs write moments: `2026-11-15T12:00:00.000Z`. */
export const isoTime = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
