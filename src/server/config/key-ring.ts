import { hkdfSync, randomBytes } from 'node:crypto'

/** One key of the shop's ring. */
export interface RingKey {
  /** Made from the secret. Public: everything that the key has sealed or signed names it. */
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
const ID_LENGTH = 2 * ID_BYTES

/** Tells nothing about the secret. */
export const findKeyId = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'key-id', ID_BYTES)).toString('hex')

function toKey(text: string): RingKey {
  const secret = Buffer.from(text)
  return { id: findKeyId(secret), secret }
}

export const generateKey = (): RingKey => toKey(randomBytes(NEW_SECRET_BYTES).toString('base64url'))

/**
 * Reads a secret, which may have its id in front (`id:secret`), as `formatKeyRing` writes it. Any other text before a colon
 * belongs to the secret: it must neither change its meaning nor become public as an id.
 */
function parseKey(entry: string, position: number): RingKey {
  const rest = entry.slice(ID_LENGTH + 1)
  const secret = entry === `${toKey(rest).id}:${rest}` ? rest : entry
  if (secret.length < SECRET_MIN_CHARACTERS)
    throw new KeyRingError(
      `key ${position} has fewer than ${SECRET_MIN_CHARACTERS} characters (commas and line breaks separate keys)`,
    )
  return toKey(secret)
}

const isRing = (keys: readonly RingKey[]): keys is KeyRing => keys.length > 0

/** Reads a ring: one or more keys, newest first, separated by commas or line breaks. */
export function parseKeyRing(text: string): KeyRing {
  const keys = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, index) => parseKey(entry, index + 1))
  if (!isRing(keys)) throw new KeyRingError('has no key')
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new KeyRingError('two keys are the same')
  return keys
}

/** The text that `parseKeyRing` reads. */
export const formatKeyRing = (ring: readonly RingKey[]): string =>
  ring.map(({ id, secret }) => `${id}:${Buffer.from(secret).toString('utf8')}`).join(',')
