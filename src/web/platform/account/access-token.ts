/** The claims of an access token that the shop reads. Only the server can tell whether the token is genuine. */
export interface AccessToken {
  readonly customerId: string
  readonly customerNumber: number | null
  readonly expiresAtMs: number
}

/** The claims of a signed token, unverified; null when it cannot be decoded. */
export function decodeClaims(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    // Not a token: the answer, not a failure.
    return null
  }
}

/** Who an access token belongs to and when it expires; null for anything else. */
export function readAccessToken(token: string): AccessToken | null {
  const { sub, exp, customerNumber } = decodeClaims(token) ?? {}
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || !Number.isFinite(exp)) return null
  return {
    customerId: sub,
    customerNumber: Number.isSafeInteger(customerNumber) ? (customerNumber as number) : null,
    expiresAtMs: exp * 1_000,
  }
}
