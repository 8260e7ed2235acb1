import { createHash } from 'node:crypto'
import { PASSPORT_VISIT_MS } from '#domain/photo-passport/passport-clock.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Whose photos: those of an offer, or of a sold device with the version of its keys. */
export type PassportSubject =
  | { readonly kind: 'offer'; readonly offerId: string }
  | {
      readonly kind: 'item'
      readonly transactionId: number
      readonly itemNumber: number
      readonly keyVersion: number
    }

/** A subject in one word, as cookies and codes have it. */
export const writeSubject = (subject: PassportSubject): string =>
  subject.kind === 'offer'
    ? `offer_${subject.offerId}`
    : `item_${subject.transactionId}_${subject.itemNumber}_${subject.keyVersion}`

export function readSubject(text: string): PassportSubject | null {
  const [, offerId] = /^offer_([0-9a-f-]{36})$/.exec(text) ?? []
  if (offerId) return { kind: 'offer', offerId }
  const [, transactionId, itemNumber, keyVersion] = /^item_(\d+)_(\d+)_(\d+)$/.exec(text) ?? []
  if (!transactionId) return null
  return {
    kind: 'item',
    transactionId: Number(transactionId),
    itemNumber: Number(itemNumber),
    keyVersion: Number(keyVersion),
  }
}

const PURPOSE = 'photo-visit'

/** Opens nothing by itself: only the browser with the cookie of the same name gets in. */
const buildVisitId = (subject: string): string =>
  `photos-${createHash('sha256').update(`photos:${subject}`).digest('base64url').slice(0, 20)}`

export interface StartedVisit {
  readonly id: string
  /** The value of a `Set-Cookie` header. */
  readonly cookie: string
}

/** Gives a browser a cookie that scripts can't read and other sites can't use, in the place of what has let it in. */
export function startPassportVisit(
  secret: ShopSecret,
  subject: PassportSubject,
  { nowMs, isSecure }: { readonly nowMs: number; readonly isSecure: boolean },
): StartedVisit {
  const text = writeSubject(subject)
  const id = buildVisitId(text)
  const signed = `${nowMs + PASSPORT_VISIT_MS}.${text}`
  const parts = [
    `${id}=${signed}.${secret.keyFor(PURPOSE, signed)}`,
    'Path=/',
    `Max-Age=${PASSPORT_VISIT_MS / 1_000}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return { id, cookie: [...parts, ...(isSecure ? ['Secure'] : [])].join('; ') }
}

export interface PassportCaller {
  /** Of the address. */
  readonly id: string
  readonly cookies: string | undefined
}

/** Whose photos a caller may see; null where the visit is over, or someone else's. */
export function findVisitSubject(
  secret: ShopSecret,
  { id, cookies }: PassportCaller,
  nowMs: number,
): PassportSubject | null {
  const [expiresAt = '', text = '', key = ''] = (readCookie(cookies, id) ?? '').split('.', 3)
  if (!secret.isKeyFor(PURPOSE, `${expiresAt}.${text}`, key) || Number(expiresAt) <= nowMs) return null
  return buildVisitId(text) === id ? readSubject(text) : null
}
