import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values that every authenticator app supports: SHA-1, six digits, half a minute. */
const STEP_MS = 30_000
const DIGITS = 6

/** Clocks differ, and typing takes time: a code of the previous or next half minute is right as well. */
const DRIFT_STEPS = 1

const KEY_BYTES = 20

export const createTotpKey = (): Uint8Array => randomBytes(KEY_BYTES)

export const computeTotpStep = (atMs: number): number => Math.floor(atMs / STEP_MS)

/** The code of a time step (RFC 4226, section 5.3). */
export function computeTotp(key: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))

export interface TypedCode {
  readonly code: string
  readonly nowMs: number
  /** The step of the last accepted code; neither it nor an earlier one is accepted again. */
  readonly lastStep: number | null
}

/** The step that a typed code belongs to; null for a wrong, an expired or a used one. */
export function findTotpStep(key: Uint8Array, { code, nowMs, lastStep }: TypedCode): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = computeTotpStep(nowMs)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1)
    if (step > (lastStep ?? -1) && isSame(computeTotp(key, step), code)) return step
  return null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A key as apps take it (RFC 4648, base32 without padding). */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** What the QR code contains. */
export function buildTotpUri(key: Uint8Array, { issuer, name }: { issuer: string; name: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  const query = [`secret=${encodeBase32(key)}`, `issuer=${encodeURIComponent(issuer)}`]
  return `otpauth://totp/${label}?${query.join('&')}`
}
