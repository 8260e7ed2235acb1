const GERMAN_VAT_ID = /^DE([1-9]\d{7})(\d)$/

/** The check digit by ISO 7064 (MOD 11,10). */
function computeCheckDigit(digits: string): number {
  const product = [...digits].reduce((carried, digit) => {
    const sum = (Number(digit) + carried) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10
}

/** A business seller's VAT id as it is stored, `DE` and nine digits; null if it cannot be one. */
export function readVatId(text: string): string | null {
  const compact = text.replace(/[\s.\p{Pd}\p{Cf}]/gu, '').toUpperCase()
  const [vatId, digits, check] = GERMAN_VAT_ID.exec(compact) ?? []
  return vatId && digits && computeCheckDigit(digits) === Number(check) ? vatId : null
}
