/** The most rows that a list may have. */
export const MAX_LIST_ROWS = 5_000

/** The largest list, in bytes. */
export const MAX_LIST_BYTES = 2_000_000

/** The columns of a list in their default order; a heading can change it. */
export const LIST_COLUMNS = ['device', 'storage', 'condition', 'quantity', 'serial', 'answers'] as const

export type ListColumn = (typeof LIST_COLUMNS)[number]

/** The headings of the columns in a file. */
export const COLUMN_HEADINGS: Readonly<Record<ListColumn, string>> = {
  device: 'device_url_or_name',
  storage: 'storage',
  condition: 'condition_id',
  quantity: 'quantity',
  serial: 'imei_or_serial',
  answers: 'answers',
}

/** A row as it was written. */
export type ListRow = Readonly<Record<ListColumn, string>> & {
  /** The line in the file, from 1 on. */
  readonly line: number
}

/** What can be wrong with a row. */
export const ROW_CODES = [
  'ROW_DEVICE_UNKNOWN',
  'ROW_DEVICE_AMBIGUOUS',
  'ROW_CONDITION',
  'ROW_QUANTITY',
  'ROW_IMEI_CHECKSUM',
  'ROW_IMEI_DUPLICATE',
  'ROW_ANSWER',
  'ROW_BROKEN',
] as const

export type RowCode = (typeof ROW_CODES)[number]
