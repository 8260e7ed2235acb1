import { hkdfSync, randomBytes } from 'node:crypto'

/** One key of the shop's ring. */
export interface RingKey {
  /** Public: everything that the key has sealed or signed names it. */
  readonly id: string
  readonly secret: Uint8Array
}

/** The shop's keys, newest first. The newest does all new work; the others open what they once sealed or signed. */
export type KeyRing = readonly [RingKey, ...RingKey[]]

export class KeyRingError extends Error {}

/** 256 bits as text, because rings travel in environment variables. */
const NEW_SECRET_BYTES = 32
const SECRET_MIN_CHARACTERS = 32
const ID_BYTES = 6
const ID = /^[a-z0-9][a-z0-9_-]{0,31}$/i

/** The id of a key that was given without one. It says nothing about the key. */
export const findKeyId = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'key-id', ID_BYTES)).toString('hex')

const toKey = (id: string | null, text: string): RingKey => {
  const secret = Buffer.from(text)
  return { id: id ?? findKeyId(secret), secret }
}

export const generateKey = (): RingKey => toKey(null, randomBytes(NEW_SECRET_BYTES).toString('base64url'))

/** Reads `id:secret`, or a secret alone, whose id is made from it. A colon after anything else is part of the secret. */
function parseKey(entry: string, position: number): RingKey {
  const colon = entry.indexOf(':')
  const hasId = colon > 0 && ID.test(entry.slice(0, colon))
  const secret = hasId ? entry.slice(colon + 1) : entry
  if (secret.length < SECRET_MIN_CHARACTERS)
    throw new KeyRingError(`key ${position} has fewer than ${SECRET_MIN_CHARACTERS} characters`)
  return toKey(hasId ? entry.slice(0, colon) : null, secret)
}

const isRing = (keys: readonly RingKey[]): keys is KeyRing => keys.length > 0

/** Reads a ring: one or more keys, newest first, separated by commas or line breaks. */
export function parseKeyRing(text: string): KeyRing {
  const keys = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, index) => parseKey(entry, index + 1))
  if (!isRing(keys)) throw new KeyRingError('there is no key')
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new KeyRingError('two keys have the same id')
  return keys
}

/** The text that `parseKeyRing` reads. */
export const formatKeyRing = (ring: readonly RingKey[]): string =>
  ring.map(({ id, secret }) => `${id}:${Buffer.from(secret).toString('utf8')}`).join(',')
