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
import type { Database } from '#server/db/database.ts'

/** The operations that need the shop's secret. */
export interface ShopSecret {
  /** An unguessable key for a thing, always the same, so that it doesn't have to be stored. */
  keyFor(purpose: string, id: string | number): string
  isKeyFor(purpose: string, id: string | number, given: string): boolean
  /** 32 bytes to derive another kind of key from, always the same. */
  seedFor(purpose: string): Uint8Array
  /** Encrypts a text. `context` binds it to its place: it doesn't open anywhere else. */
  seal(text: string, context: string): Uint8Array
  open(sealed: Uint8Array, context: string): string
}

const KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
/** 128 bits in base64url. */
const LINK_KEY_BYTES = 16

const deriveBytes = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_LENGTH))

/** A key object, because Node would otherwise create one from the bytes at every use. */
const deriveKey = (secret: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(deriveBytes(secret, purpose))

export function createShopSecret(secret: Uint8Array): ShopSecret {
  const sealing = deriveKey(secret, 'sealing')
  const linking = deriveKey(secret, 'links')
  const keyFor: ShopSecret['keyFor'] = (purpose, id) =>
    createHmac('sha256', linking)
      .update(`${purpose}:${id}`)
      .digest()
      .subarray(0, LINK_KEY_BYTES)
      .toString('base64url')
  return {
    keyFor,
    isKeyFor(purpose, id, given) {
      const expected = Buffer.from(keyFor(purpose, id))
      const received = Buffer.from(given)
      return expected.length === received.length && timingSafeEqual(expected, received)
    },
    // The prefix keeps seeds distinct from the two keys above.
    seedFor: (purpose) => deriveBytes(secret, `seed:${purpose}`),
    seal(text, context) {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed)
      const nonce = bytes.subarray(0, NONCE_LENGTH)
      // Without an explicit length, a truncated tag would be accepted.
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_LENGTH })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
      const body = bytes.subarray(NONCE_LENGTH + TAG_LENGTH)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

const READ_SECRET = `
  with created as (insert into shop_secret (name, value) values ('shop', $1) on conflict do nothing returning value)
  select value from created union all select value from shop_secret where name = 'shop' limit 1`

/** The given secret or, without one, a secret that the installation creates once and keeps in its database. */
export async function loadShopSecret(db: Database, given: string | undefined): Promise<ShopSecret> {
  if (given !== undefined) return createShopSecret(Buffer.from(given))
  const { rows } = await db.$client.query<{ value: Buffer }>(READ_SECRET, [randomBytes(KEY_LENGTH)])
  // Of two processes that start together, the second one doesn't see the other's row until its next statement.
  const [row] =
    rows.length > 0
      ? rows
      : (await db.$client.query<{ value: Buffer }>("select value from shop_secret where name = 'shop'")).rows
  if (!row) throw new Error('The shop has no secret')
  return createShopSecret(row.value)
}
