import type { Reading, Typed } from '#domain/customers/field-reading.ts'
import { readPassword } from '#domain/customers/password.ts'

/** Checks a new password by the server's rule, except for the list of common ones, too long for a browser. */
export const checkNewPassword = (typed: string, personal: readonly Typed[]): Reading<string> =>
  readPassword(typed, { personal, isCommon: () => false })
