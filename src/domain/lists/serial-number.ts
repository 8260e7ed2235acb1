/** What a row says to identify a single device. */
export type SerialReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'serial'; readonly serial: string }
  | { readonly kind: 'imei'; readonly serial: string }
  | { readonly kind: 'wrongChecksum' }

const IMEI_LENGTH = 15
const MAX_SERIAL_LENGTH = 60
// A number that a spreadsheet has rounded.
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i

/** Whether the last digit is the Luhn checksum of the others. */
export function hasLuhnChecksum(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Reads a serial number. Fifteen digits are an IMEI and must have a valid checksum; anything else is free text. */
export function readSerial(text: string): SerialReading {
  // Apostrophes mark a number as text in spreadsheets, once per file that it went through.
  const typed = text.trim().replace(/^'+/, '')
  if (typed === '') return { kind: 'none' }
  const digits = typed.replace(/[\s./-]/g, '')
  if (ROUNDED.test(typed)) return { kind: 'wrongChecksum' }
  if (!/^\d+$/.test(digits) || digits.length !== IMEI_LENGTH)
    return { kind: 'serial', serial: typed.toUpperCase().replace(/\s+/g, ' ').slice(0, MAX_SERIAL_LENGTH) }
  const isSame = /^(\d)\1+$/.test(digits)
  return isSame || !hasLuhnChecksum(digits) ? { kind: 'wrongChecksum' } : { kind: 'imei', serial: digits }
}
