import { REMEMBERED_DAYS } from '#domain/customers/sign-in-periods.ts'
import { BROWSER_KEY_STORE, type KeyStore } from './key-store.ts'
import { isStillRemembered } from './stored-account.ts'

/** The credentials a customer signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

const DAY_MS = 86_400_000

const ALGORITHM = 'AES-GCM'
const KEY_BITS = 256
const IV_BYTES = 12

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

interface RememberingParts {
  readonly keys?: KeyStore
  readonly nowMs?: number
}

const buildParameters = (iv: Uint8Array<ArrayBuffer>, until: string): AesGcmParams => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(until),
})

/** A new key per sign-in: it cannot decrypt anything encrypted before. */
async function makeKey(keys: KeyStore): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, [
    'encrypt',
    'decrypt',
  ])
  await keys.save(key)
  return key
}

/**
 * Encrypts credentials so that a copy of the browser's storage does not reveal them. The email is included because
 * the shop forgets it when a session ends. The time of forgetting stands before it, readable without the key and bound to
 * it: changed, it no longer opens. Empty where the browser lacks the means: never in clear text.
 */
export async function sealCredentials(
  { email, password }: Credentials,
  { keys = BROWSER_KEY_STORE, nowMs = Date.now() }: RememberingParts = {},
): Promise<string> {
  try {
    const key = await makeKey(keys)
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const until = String(nowMs + REMEMBERED_DAYS * DAY_MS)
    const clear = new TextEncoder().encode(JSON.stringify({ email, password }))
    const sealed = await crypto.subtle.encrypt(buildParameters(iv, until), key, clear)
    return `${until}.${toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`
  } catch {
    // Without a key or storage nothing is remembered.
    return ''
  }
}

/** The remembered credentials; null when there are none, their time is over or their key is gone. */
export async function openCredentials(
  sealed: string,
  { keys = BROWSER_KEY_STORE, nowMs = Date.now() }: RememberingParts = {},
): Promise<Credentials | null> {
  if (sealed === '') return null
  const [until = '', text = ''] = sealed.split('.')
  if (!isStillRemembered(sealed, nowMs)) {
    await forgetCredentials(keys)
    return null
  }
  try {
    const key = await keys.load()
    if (!key) return null
    const bytes = toBytes(text)
    const iv = bytes.slice(0, IV_BYTES)
    const clear = await crypto.subtle.decrypt(buildParameters(iv, until), key, bytes.slice(IV_BYTES))
    const { email, password } = JSON.parse(new TextDecoder().decode(clear)) as Credentials
    return { email, password }
  } catch {
    // The key is gone, or it was sealed with another one.
    return null
  }
}

/** Deletes the key: any copy of the ciphertext becomes useless. */
export async function forgetCredentials(keys: KeyStore = BROWSER_KEY_STORE): Promise<void> {
  try {
    await keys.remove()
  } catch {
    // No database, no key.
  }
}
