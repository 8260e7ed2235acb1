import type { SignedText } from './verify-signed-offer.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Checks an Ed25519 signature. */
export type VerifyEd25519 = (signature: Bytes, message: Bytes, publicKey: Bytes) => Promise<boolean>

export interface SignatureMeans {
  /** Missing on pages without HTTPS. */
  readonly subtle: SubtleCrypto | undefined
  /** Fetches an implementation for browsers before Safari 17, Firefox 129 and Chrome 137. */
  readonly loadFallback: () => Promise<VerifyEd25519>
}

const ALGORITHM = { name: 'Ed25519' } as const
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

const encode = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** The bytes of a base64url text; null if it has another length, or another spelling than the canonical one. */
function decode(text: string, length: number): Bytes | null {
  try {
    const base64 = text.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return bytes.length === length && encode(bytes) === text ? bytes : null
  } catch {
    // Not base64: the answer, not a failure.
    return null
  }
}

/** The platform's own implementation, or null if it does not know the algorithm. */
async function findNative({ subtle }: SignatureMeans, publicKey: Bytes): Promise<VerifyEd25519 | null> {
  try {
    const key = await subtle?.importKey('raw', publicKey, ALGORITHM, false, ['verify'])
    return subtle && key ? (signature, message) => subtle.verify(ALGORITHM, key, signature, message) : null
  } catch {
    // An older browser: the fallback knows the algorithm.
    return null
  }
}

/** Whether a text was signed with a key. Throws where that can't be found out. */
export async function checkEd25519(signed: SignedText, means: SignatureMeans): Promise<boolean> {
  const signature = decode(signed.signature, SIGNATURE_BYTES)
  const publicKey = decode(signed.publicKey, KEY_BYTES)
  if (!signature || !publicKey) return false
  const verify = (await findNative(means, publicKey)) ?? (await means.loadFallback())
  return verify(signature, new TextEncoder().encode(signed.text), publicKey)
}
