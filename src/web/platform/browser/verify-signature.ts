import type { SignatureCheck, SignedText } from '#domain/signed-offers/verify-signed-offer.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Checks an Ed25519 signature without the browser's help. */
export type VerifyEd25519 = (signature: Bytes, message: Bytes, publicKey: Bytes) => Promise<boolean>

export interface SignatureMeans {
  /** Missing on pages without encryption. */
  readonly subtle: SubtleCrypto | undefined
  /** Fetches a check for browsers before Safari 17, Firefox 129 and Chrome 137; null where there is none. */
  readonly loadFallback: (() => Promise<VerifyEd25519>) | null
}

const ALGORITHM = { name: 'Ed25519' } as const
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

const encode = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** The bytes of a base64url text; null when it has another length, or is not written in the one right way. */
function decode(text: string, length: number): Bytes | null {
  try {
    const base64 = text.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return bytes.length === length && encode(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** The check of the browser itself, or null where it does not know the algorithm. */
async function findNative({ subtle }: SignatureMeans, publicKey: Bytes): Promise<VerifyEd25519 | null> {
  try {
    const key = await subtle?.importKey('raw', publicKey, ALGORITHM, false, ['verify'])
    return subtle && key ? (signature, message) => subtle.verify(ALGORITHM, key, signature, message) : null
  } catch {
    return null
  }
}

// Nothing is installed for older browsers yet: they are told that they cannot check.
const defaultMeans = (): SignatureMeans => ({ subtle: crypto.subtle, loadFallback: null })

/** Whether a text was signed with a key; nothing is asked of a server. */
export async function verifySignature(
  signed: SignedText,
  means: SignatureMeans = defaultMeans(),
): Promise<SignatureCheck> {
  const signature = decode(signed.signature, SIGNATURE_BYTES)
  const publicKey = decode(signed.publicKey, KEY_BYTES)
  if (!signature || !publicKey) return 'invalid'
  try {
    const verify = (await findNative(means, publicKey)) ?? (await means.loadFallback?.())
    if (!verify) return 'unchecked'
    const message = new TextEncoder().encode(signed.text)
    return (await verify(signature, message, publicKey)) ? 'valid' : 'invalid'
  } catch {
    // The code for it could not be fetched, or it broke: that says nothing about the signature.
    return 'unchecked'
  }
}
