import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { DEVICE_ROW_PROBLEMS } from '#domain/catalogue/device-row.ts'

const MAX_TABLE_CHARACTERS = 900_000

/** A character of a table has up to six bytes in JSON, so that a long one is refused by its characters. */
export const MAX_TABLE_BYTES = 6 * MAX_TABLE_CHARACTERS

/** A table of devices, without prices. */
const TABLE = {
  text: z.string().max(MAX_TABLE_CHARACTERS),
  category: z.enum(CATEGORY_IDS).nullable().describe('Of rows about new devices that name none.'),
}

export const DEVICE_TABLE = z.strictObject(TABLE)

const COUNT = z.number().int()

/** What a row of the table would do. */
const PLANNED_ROW = z.object({
  line: COUNT,
  name: z.string(),
  kind: z.enum(['new', 'changed', 'refused']),
  problem: z.enum(DEVICE_ROW_PROBLEMS).nullable(),
  field: z.string().nullable().describe('The field that a problem is about, where it is about one.'),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  similar: z
    .array(z.object({ id: COUNT, name: z.string() }))
    .describe('Known devices that a new one may be.'),
})

export type PlannedRow = z.output<typeof PLANNED_ROW>

export const IMPORT_PREVIEW = z.object({
  newCount: COUNT,
  changedCount: COUNT,
  unchangedCount: COUNT,
  refusedCount: COUNT,
  similarCount: COUNT,
  rowCount: COUNT.describe('How many rows do something or are refused.'),
  rows: z
    .array(PLANNED_ROW)
    .describe('The first 1,000 of these: refused ones, then new ones that may be known, then the others.'),
  /** The parts that the table is imported in. Each is named again when it is. */
  parts: z.array(z.object({ part: COUNT, digest: z.string() })),
})

export type ImportPreview = z.output<typeof IMPORT_PREVIEW>

export const IMPORT_PART = z.strictObject({
  ...TABLE,
  part: z.number().int().min(0).max(1_000),
  digest: z
    .string()
    .max(100)
    .describe('Of the part as it was previewed. If it would do something else now, it is refused.'),
})

export const IMPORTED_PART = z.object({ added: COUNT, changed: COUNT })

export type ImportedPart = z.output<typeof IMPORTED_PART>
