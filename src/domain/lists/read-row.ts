import { BUSINESS_MAX_QUANTITY } from '#domain/cart/cart.ts'
import type { ListRow, RowCode } from './list-row.ts'
import { readSerial } from './serial-number.ts'

/** What is wrong with a row, and with which part of it. */
export interface RowProblem {
  readonly code: RowCode
  readonly detail: string
}

/** A row without its device: what is known before the catalogue is asked. */
export interface RowReading {
  /** In gigabytes; null where none was given. */
  readonly storageGb: number | null
  readonly conditionId: number | null
  readonly quantity: number | null
  /** The normalised IMEI or serial number; empty for none. */
  readonly serial: string
  readonly problems: readonly RowProblem[]
}

export interface ReadRowOptions {
  /** The default for rows without a condition; null if every row needs one. */
  readonly conditionId: number | null
  /** Serial numbers of earlier rows, to which this row's is added. */
  readonly seen: Set<string>
}

const GB_PER_TB = 1_024

const CONDITION_WORDS: Readonly<Record<string, number>> = { NEW: 5, LIKE_NEW: 4, GOOD: 3, OK: 2, BAD: 1 }

/** Reads `128`, `128 GB`, `1TB`; undefined for anything else. */
function readStorage(text: string): number | null | undefined {
  if (text === '' || text === '0' || text === '-') return null
  const [, amount = '', unit = ''] = /^(\d{1,5})\s*(gb|go|tb|to)?$/i.exec(text) ?? []
  if (amount === '') return undefined
  return Number(amount) * (/^t/i.test(unit) ? GB_PER_TB : 1)
}

function readCondition(text: string, fallback: number | null): number | null {
  if (text === '') return fallback
  const word = CONDITION_WORDS[text.toUpperCase().replace(/[\s-]+/g, '_')]
  return word ?? (/^[1-5]$/.test(text) ? Number(text) : null)
}

function readQuantity(text: string): number | null {
  if (text === '') return 1
  const quantity = /^\d{1,6}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : 0
  return quantity >= 1 && quantity <= BUSINESS_MAX_QUANTITY ? quantity : null
}

function checkSerial(
  row: ListRow,
  seen: Set<string>,
): { serial: string; isImei: boolean; code: RowCode | null } {
  const reading = readSerial(row.serial)
  if (reading.kind === 'none') return { serial: '', isImei: false, code: null }
  if (reading.kind === 'wrongChecksum')
    return { serial: row.serial.trim(), isImei: false, code: 'ROW_IMEI_CHECKSUM' }
  const isImei = reading.kind === 'imei'
  if (seen.has(reading.serial)) return { serial: reading.serial, isImei, code: 'ROW_IMEI_DUPLICATE' }
  seen.add(reading.serial)
  return { serial: reading.serial, isImei, code: null }
}

/** Reads all columns but the device, and lists every problem. */
export function readRow(row: ListRow, { conditionId: fallback, seen }: ReadRowOptions): RowReading {
  const conditionId = readCondition(row.condition, fallback)
  const { serial, isImei, code } = checkSerial(row, seen)
  const typed = readQuantity(row.quantity)
  // An IMEI belongs to exactly one device.
  const quantity = isImei && typed !== 1 ? null : typed
  const storage = readStorage(row.storage)
  const problems: RowProblem[] = [
    ...(conditionId === null ? [{ code: 'ROW_CONDITION' as const, detail: row.condition }] : []),
    ...(quantity === null ? [{ code: 'ROW_QUANTITY' as const, detail: row.quantity }] : []),
    ...(code ? [{ code, detail: row.serial }] : []),
    ...(storage === undefined ? [{ code: 'ROW_ANSWER' as const, detail: `STORAGE=${row.storage}` }] : []),
  ]
  return { storageGb: storage ?? null, conditionId, quantity, serial, problems }
}
