import { normaliseEmail } from '#domain/customers/email-address.ts'

/** Google ignores dots, and both domains are one. No other large provider does either. */
const GOOGLE_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for counting only: what follows a `+` is an alias of the same mailbox, as are dots at
 * Google. A mail is always sent to the address as it was typed, because a few providers do treat `+` as any character.
 */
export function foldMailbox(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  // An address that begins with a plus has no name before its alias; it stays as it is.
  const plus = local.indexOf('+')
  const name = plus > 0 ? local.slice(0, plus) : local
  return GOOGLE_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
