export type SerialNumber =
  | { readonly kind: 'number'; readonly serialNumber: string }
  | { readonly kind: 'refused'; readonly key: 'FIELD_REQUIRED' | 'FIELD_FORMAT' | 'IMEI_CHECKSUM' }

const FORM = /^[A-Z0-9][A-Z0-9./-]{3,39}$/
const IMEI = /^\d{15}$/

/** Luhn's checksum. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A serial number as typed or scanned. 15 digits are an IMEI, which has a check digit. */
export function readSerialNumber(typed: string): SerialNumber {
  const serialNumber = typed.replace(/\s/g, '').toUpperCase()
  if (serialNumber === '') return { kind: 'refused', key: 'FIELD_REQUIRED' }
  if (!FORM.test(serialNumber)) return { kind: 'refused', key: 'FIELD_FORMAT' }
  if (IMEI.test(serialNumber) && !hasCheckDigit(serialNumber))
    return { kind: 'refused', key: 'IMEI_CHECKSUM' }
  return { kind: 'number', serialNumber }
}
