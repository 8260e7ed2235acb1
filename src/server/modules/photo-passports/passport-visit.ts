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

/** A business may open the photos of every device of a sale, and every request of the shop has all of these cookies. */
export const MAX_OPEN_VISITS = 8

const VISIT_COOKIE = /^(photos-[\w-]{20})=(\d+)\./

/** The visits that a browser has open, the latest first. Nothing is checked: only it would lose what it has made up. */
const listOpenVisits = (cookies: string | undefined): readonly string[] =>
  (cookies ?? '')
    .split(';')
    .flatMap((cookie) => {
      const [, id = '', expiresAt = ''] = VISIT_COOKIE.exec(cookie.trim()) ?? []
      return id ? [{ id, expiresAtMs: Number(expiresAt) }] : []
    })
    .toSorted((one, other) => other.expiresAtMs - one.expiresAtMs)
    .map(({ id }) => id)

export interface StartedVisit {
  readonly id: string
  /** The values of `Set-Cookie` headers: the visit's own, then those that end the oldest others. */
  readonly cookies: readonly string[]
}

export interface VisitStart {
  readonly nowMs: number
  readonly isSecure: boolean
  /** What the browser has sent. */
  readonly cookies: string | undefined
}

/** Gives a browser a cookie that scripts can't read and other sites can't use, in the place of what has let it in. */
export function startPassportVisit(
  secret: ShopSecret,
  subject: PassportSubject,
  { nowMs, isSecure, cookies }: VisitStart,
): StartedVisit {
  const text = writeSubject(subject)
  const id = buildVisitId(text)
  const signed = `${nowMs + PASSPORT_VISIT_MS}.${text}`
  const write = (value: string, maxAgeMs: number) =>
    [
      value,
      'Path=/',
      `Max-Age=${maxAgeMs / 1_000}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ')
  const ended = listOpenVisits(cookies)
    .filter((other) => other !== id)
    .slice(MAX_OPEN_VISITS - 1)
  return {
    id,
    cookies: [
      write(`${id}=${signed}.${secret.keyFor(PURPOSE, signed)}`, PASSPORT_VISIT_MS),
      ...ended.map((other) => write(`${other}=`, 0)),
    ],
  }
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
