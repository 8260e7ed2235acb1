import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { findKeyId, type RingKey } from '#server/config/key-ring.ts'

/** 32 bytes derived from one key of the ring. */
export interface RingSeed {
  readonly keyId: string
  readonly seed: Uint8Array
}

/** The operations that need the shop's secret: a ring of keys, of which the newest does all new work. */
export interface ShopSecret {
  /** The ids of the ring's keys, newest first. */
  readonly keyIds: readonly string[]
  /** An unguessable key for a thing, made by the newest key, so that it doesn't have to be stored. */
  keyFor(purpose: string, id: string | number): string
  /** The keys that all keys of the ring make for a thing, newest first: for lookups of what an older one made. */
  keysFor(purpose: string, id: string | number): readonly string[]
  /** Whether any key of the ring made it. */
  isKeyFor(purpose: string, id: string | number, given: string): boolean
  /** 32 bytes to derive another kind of key from, always the same while the newest key stays. */
  seedFor(purpose: string): Uint8Array
  /** The seeds of all keys of the ring, newest first. */
  seedsFor(purpose: string): readonly RingSeed[]
  /** Encrypts a text with the newest key. `context` binds it to its place: it doesn't open anywhere else. */
  seal(text: string, context: string): Uint8Array
  open(sealed: Uint8Array, context: string): string
  /** The same for any bytes, such as a picture. */
  sealBytes(content: Uint8Array, context: string): Uint8Array
  openBytes(sealed: Uint8Array, context: string): Buffer
  /** The id of the key that sealed it; null for bytes that no seal starts with. It is not proven until it is opened. */
  sealedBy(sealed: Uint8Array): string | null
}

interface DerivedKey {
  readonly id: string
  readonly secret: Uint8Array
  readonly sealing: KeyObject
  readonly linking: KeyObject
}

const KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
/** 128 bits in base64url. */
const LINK_KEY_BYTES = 16
/** The first byte of everything sealed; then the length of the key's id, the id, nonce, tag and text. */
const SEAL_FORMAT = 1

const deriveBytes = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_LENGTH))

/** A key object, because Node would otherwise create one from the bytes at every use. */
const deriveKey = (secret: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(deriveBytes(secret, purpose))

const derive = ({ id, secret }: RingKey): DerivedKey => ({
  id,
  secret,
  sealing: deriveKey(secret, 'sealing'),
  linking: deriveKey(secret, 'links'),
})

const makeLinkKey = (key: DerivedKey, purpose: string, id: string | number): string =>
  createHmac('sha256', key.linking)
    .update(`${purpose}:${id}`)
    .digest()
    .subarray(0, LINK_KEY_BYTES)
    .toString('base64url')

const isSame = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What everything starts with that a key has sealed. */
export const buildSealHeader = (keyId: string): Buffer =>
  Buffer.concat([Buffer.from([SEAL_FORMAT, keyId.length]), Buffer.from(keyId, 'latin1')])

/** What stands before the nonce; null for bytes that no seal starts with. */
function readHeader(sealed: Buffer): { readonly keyId: string; readonly length: number } | null {
  const [format, idLength = 0] = sealed
  if (format !== SEAL_FORMAT || idLength === 0 || sealed.length < 2 + idLength) return null
  return { keyId: sealed.toString('latin1', 2, 2 + idLength), length: 2 + idLength }
}

/** The header is authenticated as well: a text can't be passed off as sealed by another key. */
const buildBoundContext = (header: Buffer, context: string): Buffer =>
  Buffer.concat([header, Buffer.from(context)])

function sealWith(key: DerivedKey, content: Uint8Array, context: string): Uint8Array {
  const header = buildSealHeader(key.id)
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv('aes-256-gcm', key.sealing, nonce).setAAD(buildBoundContext(header, context))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([header, nonce, cipher.getAuthTag(), body])
}

function openWith(key: DerivedKey, sealed: Buffer, context: string): Buffer {
  const header = buildSealHeader(key.id)
  const rest = sealed.subarray(header.length)
  // Without an explicit length, a truncated tag would be accepted.
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, rest.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  })
    .setAAD(buildBoundContext(header, context))
    .setAuthTag(rest.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
  const body = rest.subarray(NONCE_LENGTH + TAG_LENGTH)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

/** The secret of a ring of keys, newest first; a plain secret is a ring of one. */
export function createShopSecret(ring: Uint8Array | readonly RingKey[]): ShopSecret {
  const given = ring instanceof Uint8Array ? [{ id: findKeyId(ring), secret: ring }] : ring
  const keys = given.map(derive)
  const [newest] = keys
  if (!newest) throw new Error('The ring has no key')
  const byId = new Map(keys.map((key) => [key.id, key]))
  const keysFor: ShopSecret['keysFor'] = (purpose, id) => keys.map((key) => makeLinkKey(key, purpose, id))
  // The prefix keeps seeds distinct from the keys for sealing and links.
  const seedOf = ({ secret }: DerivedKey, purpose: string) => deriveBytes(secret, `seed:${purpose}`)
  const openBytes: ShopSecret['openBytes'] = (sealed, context) => {
    const bytes = Buffer.from(sealed)
    const keyId = readHeader(bytes)?.keyId
    const key = keyId === undefined ? undefined : byId.get(keyId)
    if (!key) throw new Error(`No key of the ring sealed this (${keyId ?? 'no key id'})`)
    return openWith(key, bytes, context)
  }
  return {
    keyIds: keys.map(({ id }) => id),
    keyFor: (purpose, id) => makeLinkKey(newest, purpose, id),
    keysFor,
    isKeyFor: (purpose, id, key) => keysFor(purpose, id).some((expected) => isSame(expected, key)),
    seedFor: (purpose) => seedOf(newest, purpose),
    seedsFor: (purpose) => keys.map((key) => ({ keyId: key.id, seed: seedOf(key, purpose) })),
    seal: (text, context) => sealWith(newest, Buffer.from(text), context),
    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),
    sealBytes: (content, context) => sealWith(newest, content, context),
    openBytes,
    sealedBy: (sealed) => readHeader(Buffer.from(sealed))?.keyId ?? null,
  }
}
