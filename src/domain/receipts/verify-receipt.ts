import { canonicalText } from '#domain/kernel/canonical-text.ts'
import { SEALED_OFFER_KIND, SEALED_OFFER_VERSION, type SealedOffer } from './sealed-offer.ts'

/** A key that the shop has published; with it anybody can check a receipt, and nobody can make one. */
export interface ReceiptKey {
  readonly keyId: string
  /** 32 bytes in base64url. */
  readonly publicKey: string
}

/** What a seller gets and keeps. Spaces and the order of keys do not matter: the canonical text is signed. */
export interface SignedReceipt {
  readonly keyId: string
  readonly payload: SealedOffer
  /** Ed25519, 64 bytes in base64url. */
  readonly signature: string
}

export interface SignedText {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
}

/** Unchecked where there is no way to check it. */
export type SignatureCheck = 'valid' | 'invalid' | 'unchecked'

export interface ReceiptTrust {
  readonly keys: readonly ReceiptKey[]
  readonly checkSignature: (signed: SignedText) => Promise<SignatureCheck>
}

export type ReceiptVerdict =
  | { readonly kind: 'genuine'; readonly offer: SealedOffer }
  /** Signed by the shop, in a form that is newer than this check. */
  | { readonly kind: 'unknownForm' }
  /** Something in it was changed, or the shop never signed it. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'unknownKey'; readonly keyId: string }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unchecked' }

interface Claim {
  readonly keyId: string
  readonly signature: string
  readonly payload: unknown
  readonly text: string
}

/** What a text claims to be; null where it is no receipt. Whatever somebody may have pasted, it never throws. */
function readClaim(given: string): Claim | null {
  try {
    const { keyId, signature, payload } = Object(JSON.parse(given.trim()))
    const isClaim = typeof keyId === 'string' && typeof signature === 'string' && typeof payload === 'object'
    return isClaim && payload !== null ? { keyId, signature, payload, text: canonicalText(payload) } : null
  } catch {
    return null
  }
}

const isSealedOffer = (payload: unknown): payload is SealedOffer => {
  const { kind, version } = Object(payload)
  // The shop signs nothing else with these keys, so the rest is as it was made.
  return kind === SEALED_OFFER_KIND && version === SEALED_OFFER_VERSION
}

/** Whether the shop has promised what stands in a receipt. Nothing of it is shown before that is known. */
export async function verifyReceipt(given: string, trust: ReceiptTrust): Promise<ReceiptVerdict> {
  const claim = readClaim(given)
  if (!claim) return { kind: 'unreadable' }
  const { keyId, signature, payload, text } = claim
  const key = trust.keys.find((known) => known.keyId === keyId)
  if (!key) return { kind: 'unknownKey', keyId }
  const checked = await trust.checkSignature({ text, signature, publicKey: key.publicKey })
  if (checked === 'unchecked') return { kind: 'unchecked' }
  if (checked === 'invalid') return { kind: 'forged' }
  return isSealedOffer(payload) ? { kind: 'genuine', offer: payload } : { kind: 'unknownForm' }
}
