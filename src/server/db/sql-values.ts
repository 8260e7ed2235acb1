import { type SQL, sql } from 'drizzle-orm'

const quote = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** A list of codes for a check constraint: `in ('a', 'b')`. The values come from the code, never from outside. */
export const sqlList = (values: readonly string[]): SQL => sql.raw(`(${quote(values)})`)

/** The same as an array literal: `<@ array['a', 'b']`. */
export const sqlArray = (values: readonly string[]): SQL => sql.raw(`array[${quote(values)}]`)
