import { createHash } from 'node:crypto'
import { CLARIFICATION_VISIT_HOURS } from '#domain/clarification/clarification-clock.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { hashClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export const VISIT_MS = CLARIFICATION_VISIT_HOURS * HOUR_MS

const PURPOSE = 'clarification-visit'

// Tokens have 22 characters, so that none of them looks like this.
const VISIT_ID = /^visit-[\w-]{20}$/

/** Whether an address names a visit instead of a token. */
export const isVisitId = (id: string): boolean => VISIT_ID.test(id)

/**
 * The id of a visit replaces the token in addresses. It opens nothing by itself: only the browser that has
 * exchanged the token for the cookie of the same name gets in.
 */
const buildVisitId = (tokenHash: Buffer): string =>
  `visit-${createHash('sha256')
    .update(`visit:${tokenHash.toString('hex')}`)
    .digest('base64url')
    .slice(0, 20)}`

export interface ClarificationVisit {
  readonly id: string
  /** The value of a `Set-Cookie` header. */
  readonly cookie: string
}

export interface VisitStart {
  readonly token: string
  readonly nowMs: number
  readonly isSecure: boolean
}

/** Exchanges the token of a link for a cookie that scripts cannot read and other sites cannot use. */
export function startVisit(secret: ShopSecret, { token, nowMs, isSecure }: VisitStart): ClarificationVisit {
  const tokenHash = hashClarificationToken(token)
  const id = buildVisitId(tokenHash)
  const signed = `${nowMs + VISIT_MS}.${tokenHash.toString('base64url')}`
  const parts = [
    `${id}=${signed}.${secret.keyFor(PURPOSE, signed)}`,
    'Path=/',
    `Max-Age=${VISIT_MS / 1_000}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return { id, cookie: [...parts, ...(isSecure ? ['Secure'] : [])].join('; ') }
}

/** What proves that a caller may see a clarification: the id in the address and the browser's cookies. */
export interface VisitCaller {
  readonly id: string
  readonly cookies: string | undefined
}

/**
 * The hash of the token that a caller has exchanged; null when the visit is over or someone else's. A token itself opens
 * nothing here: an address that reads or acts would leave it in histories and logs.
 */
export function findTokenHash(
  secret: ShopSecret,
  { id, cookies }: VisitCaller,
  nowMs: number,
): Buffer | null {
  if (!isVisitId(id)) return null
  const [expiresAt = '', hash = '', key = ''] = (readCookie(cookies, id) ?? '').split('.', 3)
  if (!secret.isKeyFor(PURPOSE, `${expiresAt}.${hash}`, key) || Number(expiresAt) <= nowMs) return null
  const tokenHash = Buffer.from(hash, 'base64url')
  return buildVisitId(tokenHash) === id ? tokenHash : null
}
