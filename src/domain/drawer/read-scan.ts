/** What a code says: the model, or a number of a single device or article, which is of no use to us. */
export type ScanReading = { readonly kind: 'model'; readonly text: string } | { readonly kind: 'number' }

const MIN_LENGTH = 3
const MAX_LENGTH = 100

const NUMBER_LABEL = /^(?:imei|meid|eid|iccid|s\/n|sn:|serial)/i
const SEPARATORS = /[\s./-]/g
/** Article numbers, IMEIs with a right or a misread digit, SIM cards. Model numbers of digits alone are shorter. */
const DIGITS = /^\d{8,}$/
const MEID = /^(?=.*\d)[\dA-F]{14}$/i

/**
 * Forms that only a model number has. A serial number looks like any other code, so a code of a photo that has none of
 * these forms is taken for one, even if the catalogue knows it.
 */
const MODEL_FORMS: readonly RegExp[] = [
  // Too short to tell devices of one model apart: A2403, 82XT.
  /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{3,5}$/,
  // Samsung, with colour and country: SM-G991BZADEUB.
  /^(?:SM|GT)-[A-Z]\d{3,4}[A-Z\d]{0,10}(?:\/[A-Z]{2,3})?$/,
  // Apple's part numbers: MGJ53ZD/A.
  /^[A-Z][A-Z\d]{3,4}[A-Z]{1,2}\/A$/,
  // CFI-1216A, HXB-001, ILCE-7SM3, YAL-L21.
  /^[A-Z]{2,5}-(?!\d{5})(?=[A-Z]*\d)[A-Z\d]{2,6}$/,
  // Motorola, OPPO, realme and OnePlus.
  /^(?:XT|CPH|RMX|RMP|LE|IV|KB)\d{4}$/,
  // Lenses and cameras of Canon, Nikon and Sony.
  /^\d{4}[ABC]\d{3}(?:A[A-Z])?$/,
  /^(?:JAA|JMA|VOA)\d{3}[A-Z]{2}$/,
  /^S[AE]L\d[A-Z\d]{3,8}$/,
]

/** Reads what the seller has typed. Null for what is no name. */
export function readTyped(typed: string): ScanReading | null {
  const text = typed.trim()
  const bare = text.replace(SEPARATORS, '')
  if (NUMBER_LABEL.test(text) || DIGITS.test(bare) || MEID.test(bare)) return { kind: 'number' }
  return text.length < MIN_LENGTH || text.length > MAX_LENGTH ? null : { kind: 'model', text }
}

/** Reads a barcode. Null for what says nothing about a device, or may be its serial number. */
export function readScan(code: string): ScanReading | null {
  const reading = readTyped(code)
  if (reading?.kind !== 'model') return reading
  const upper = reading.text.toUpperCase()
  return MODEL_FORMS.some((form) => form.test(upper)) ? reading : null
}

/** What a photo of a label says: what names the model, and whether other numbers were read. */
export interface LabelReading {
  readonly models: readonly string[]
  readonly hasNumber: boolean
}

/** Reads all barcodes of a photo. Numbers that identify one device are noticed, and go no further. */
export function readLabel(codes: readonly string[]): LabelReading {
  const readings = codes.map(readScan)
  const models = readings.flatMap((reading) => (reading?.kind === 'model' ? [reading.text] : []))
  return {
    models: [...new Set(models)],
    hasNumber: readings.some((reading) => reading?.kind === 'number'),
  }
}
