const SEPARATORS = /[\s()./\p{Pd}\p{Cf}]/gu
const E164_DIGITS = /^[1-9]\d{6,14}$/

/**
 * National number formats by calling code. The group captures what follows the calling code when dialled from abroad.
 * Lengths matter where no zero leads: `34 612 345 678` without a plus must not become `+34 34 612…`.
 */
const NATIONAL_FORMS: Readonly<Record<string, RegExp>> = {
  33: /^0([1-9]\d{8})$/,
  34: /^([5-9]\d{8})$/,
  // Italy keeps the leading zero.
  39: /^([03]\d{5,10})$/,
  43: /^0([1-9]\d{3,11})$/,
  48: /^([1-9]\d{8})$/,
  49: /^0([1-9]\d{4,11})$/,
}

const OTHER_NATIONAL_FORM = /^0?([1-9]\d+)$/

// `+49 (0)30 …` and `+49 030 …`: the zero is only dialled inside the country.
const OPTIONAL_ZERO = /^((?:\+|00)[^(]*)\(0\)/
const DIALLED_INSIDE_ONLY = /^(33|43|49)0/
const IS_ITALIAN = /^(?:\+|00)\D*39/

function readInternationalDigits(text: string): string | null {
  const written = IS_ITALIAN.test(text) ? text : text.replace(OPTIONAL_ZERO, '$1')
  const digits = /^(?:\+|00)(\d+)$/.exec(written.replace(SEPARATORS, ''))?.[1]
  return digits === undefined ? null : digits.replace(DIALLED_INSIDE_ONLY, '$1')
}

function readNationalDigits(text: string, callingCode: string): string | null {
  const form = NATIONAL_FORMS[callingCode] ?? OTHER_NATIONAL_FORM
  const digits = form.exec(text.replace(SEPARATORS, ''))?.[1]
  return digits === undefined ? null : callingCode + digits
}

/** A phone number that can be dialled from anywhere, such as `+4930123456`; null if it is not one. */
export function normalisePhone(text: string, callingCode: string | null): string | null {
  const typed = text.trim()
  const digits = readInternationalDigits(typed) ?? (callingCode && readNationalDigits(typed, callingCode))
  return digits && E164_DIGITS.test(digits) ? `+${digits}` : null
}
