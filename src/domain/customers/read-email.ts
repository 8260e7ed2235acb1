import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { REQUIRED, type Reading, type Typed } from './field-reading.ts'

/** A required mail address in normal form. */
export function readEmail(typed: Typed): Reading<string> {
  const value = normaliseEmail(typed ?? '')
  if (value === '') return { value, problem: REQUIRED }
  return isEmailAddress(value) ? { value } : { value, problem: { key: 'EMAIL_FORMAT' } }
}
