/** What the shop needs to know from an access token. The server alone can tell whether it is genuine. */
export interface AccessToken {
  readonly customerId: string
  readonly customerNumber: number | null
  readonly expiresAtMs: number
}

/** The claims of a signed token, unchecked; null when it cannot be read. */
export function decodeClaims(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whom an access token belongs to and until when it counts; null for anything else. */
export function readAccessToken(token: string): AccessToken | null {
  const { sub, exp, customerNumber } = decodeClaims(token) ?? {}
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || !Number.isFinite(exp)) return null
  return {
    customerId: sub,
    customerNumber: Number.isSafeInteger(customerNumber) ? (customerNumber as number) : null,
    expiresAtMs: exp * 1_000,
  }
}
