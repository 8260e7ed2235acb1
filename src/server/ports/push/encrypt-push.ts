import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushReceiver } from './push.ts'

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** One record is enough for every message. */
const RECORD_BYTES = 4_096
/** Ends the last record. */
const LAST_RECORD = Uint8Array.of(2)

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What is made for each message alone; tests give that of the standard's example. */
export interface MessageKeys {
  readonly sender: ECDH
  readonly salt: Uint8Array
}

function createMessageKeys(): MessageKeys {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return { sender, salt: randomBytes(SALT_BYTES) }
}

/** Whether a browser's keys can be used: a point of the curve and a secret of the right length. */
export function hasUsableKeys({ p256dh, auth }: Pick<PushReceiver, 'p256dh' | 'auth'>): boolean {
  try {
    createMessageKeys().sender.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === SALT_BYTES
  } catch {
    return false
  }
}

/** Encrypts a message for one browser (RFC 8291, in the coding of RFC 8188). No push service can read it. */
export function encryptPush(
  { p256dh, auth }: Pick<PushReceiver, 'p256dh' | 'auth'>,
  text: string,
  { sender, salt }: MessageKeys = createMessageKeys(),
): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derive(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Uint8Array.of(senderKey.length),
    senderKey,
    cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
