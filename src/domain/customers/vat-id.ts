const GERMAN_VAT_ID = /^DE([1-9]\d{7})(\d)$/

/** The last digit that ISO 7064 (MOD 11,10) gives to the ones before. */
function checkDigitOf(digits: string): number {
  const product = [...digits].reduce((carried, digit) => {
    const sum = (Number(digit) + carried) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10
}

/** A business partner's VAT id as it is kept, `DE` and nine digits; null when it cannot be one. */
export function readVatId(text: string): string | null {
  const compact = text.replace(/[\s.\p{Pd}\p{Cf}]/gu, '').toUpperCase()
  const [vatId, digits, check] = GERMAN_VAT_ID.exec(compact) ?? []
  return vatId && digits && checkDigitOf(digits) === Number(check) ? vatId : null
}
