import { hasLuhnChecksum } from '#domain/lists/serial-number.ts'

/** What a barcode says: the model, or a number that only its maker or a till can look up. */
export type ScanReading =
  | { readonly kind: 'model'; readonly text: string }
  | { readonly kind: 'imei' }
  | { readonly kind: 'ean' }

const EAN = /^(?:\d{8}|\d{12,14})$/
const IMEI = /^\d{15}$/
/** A second IMEI, an eSIM or a SIM card. */
const LONG_NUMBER = /^\d{16,}$/
const MIN_LENGTH = 3
const MAX_LENGTH = 100

/** Whether the last digit of an article number is right; the digits count 3 and 1 in turn from the right. */
function hasArticleChecksum(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Reads a barcode. Null for what says nothing about a device. */
export function readScan(code: string): ScanReading | null {
  const text = code.trim()
  if (IMEI.test(text) && hasLuhnChecksum(text)) return { kind: 'imei' }
  if (EAN.test(text) && hasArticleChecksum(text)) return { kind: 'ean' }
  if (LONG_NUMBER.test(text) || text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null
  return { kind: 'model', text }
}

/** What a photo of a label says: what may name the model, and what else was read. */
export interface LabelReading {
  readonly models: readonly string[]
  readonly hasImei: boolean
  readonly hasEan: boolean
}

/** Reads all barcodes of a photo. Numbers that identify one device are noticed, and go no further. */
export function readLabel(codes: readonly string[]): LabelReading {
  const readings = codes.map(readScan)
  const models = readings.flatMap((reading) => (reading?.kind === 'model' ? [reading.text] : []))
  return {
    models: [...new Set(models)],
    hasImei: readings.some((reading) => reading?.kind === 'imei'),
    hasEan: readings.some((reading) => reading?.kind === 'ean'),
  }
}
