import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { HOUR_MS } from '#domain/kernel/durations.ts'

const CURVE = 'prime256v1'
const KEY_BYTES = 32

/** Push services refuse more than a day. */
const TOKEN_LIFETIME_MS = 12 * HOUR_MS

const toBase64 = (text: string): string => Buffer.from(text).toString('base64url')

/** The shop's own key, which tells push services who sends (RFC 8292). */
export interface PushKey {
  readonly publicKey: string
  /** The header that proves to the service at this address who sends. */
  authorise(endpoint: string, nowMs: number): string
}

/** A new private key, as `PUSH_PRIVATE_KEY` takes it. */
export function generatePushKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair.getPrivateKey().toString('base64url').padStart(43, 'A')
}

/** Null where the text is no private key. */
export function readPushKey(text: string, subject: string): PushKey | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== KEY_BYTES) return null
  const pair = createECDH(CURVE)
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return null
  }
  const publicBytes = pair.getPublicKey()
  const privateKey = toPrivateKey(bytes, publicBytes)
  const publicKey = publicBytes.toString('base64url')
  return {
    publicKey,
    authorise(endpoint, nowMs) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor((nowMs + TOKEN_LIFETIME_MS) / 1_000),
        sub: subject,
      }
      const text = `${toBase64('{"typ":"JWT","alg":"ES256"}')}.${toBase64(JSON.stringify(claims))}`
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

/** The first byte of the public key only says that two coordinates follow. */
const toPrivateKey = (privateBytes: Buffer, publicBytes: Buffer): KeyObject =>
  createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateBytes.toString('base64url'),
      x: publicBytes.subarray(1, 1 + KEY_BYTES).toString('base64url'),
      y: publicBytes.subarray(1 + KEY_BYTES).toString('base64url'),
    },
  })
