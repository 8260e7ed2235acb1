import { DAY_MS } from '#domain/kernel/durations.ts'

/** To be read again at least this often; RFC 9116 recommends less than a year. */
const LIFETIME_DAYS = 180

export interface SecurityTextParts {
  /** `mailto:` or `https:`. */
  readonly contact: string
  readonly origin: string
  readonly nowMs: number
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt'

/** Tells whoever finds a weakness whom to write to (RFC 9116). It changes once a day. */
export function writeSecurityText({ contact, origin, nowMs }: SecurityTextParts): string {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + LIFETIME_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n')
}
