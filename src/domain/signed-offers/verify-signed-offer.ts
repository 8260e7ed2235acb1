import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { SIGNED_OFFER_KIND, SIGNED_OFFER_VERSION, type SignedOffer } from './signed-offer.ts'

/** A published key of the shop: with it anyone can check a signed offer, and no one can forge one. */
export interface SignedOfferKey {
  readonly keyId: string
  /** 32 bytes in base64url. */
  readonly publicKey: string
}

/** The file that a seller keeps. White space and the order of keys do not matter: the canonical text is signed. */
export interface SignedOfferFile {
  readonly keyId: string
  readonly payload: SignedOffer
  /** Ed25519, 64 bytes in base64url. */
  readonly signature: string
}

export interface SignedText {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
}

/** Unchecked where the browser cannot check signatures. */
export type SignatureCheck = 'valid' | 'invalid' | 'unchecked'

export interface SignedOfferTrust {
  readonly keys: readonly SignedOfferKey[]
  readonly checkSignature: (signed: SignedText) => Promise<SignatureCheck>
}

export type SignedOfferVerdict =
  | { readonly kind: 'genuine'; readonly offer: SignedOffer }
  /** Signed by the shop, in a form newer than this check. */
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

/** What a text claims to be; null where it is no signed offer. Never throws, whatever was pasted. */
function readClaim(given: string): Claim | null {
  try {
    const { keyId, signature, payload } = Object(JSON.parse(given.trim()))
    const isClaim = typeof keyId === 'string' && typeof signature === 'string' && typeof payload === 'object'
    return isClaim && payload !== null ? { keyId, signature, payload, text: canonicalise(payload) } : null
  } catch {
    return null
  }
}

const isSignedOffer = (payload: unknown): payload is SignedOffer => {
  const { kind, version } = Object(payload)
  // The shop signs nothing else with these keys, so the rest has the right form.
  return kind === SIGNED_OFFER_KIND && version === SIGNED_OFFER_VERSION
}

/** Whether the shop signed what a text says. Nothing of it is shown before that is known. */
export async function verifySignedOffer(given: string, trust: SignedOfferTrust): Promise<SignedOfferVerdict> {
  const claim = readClaim(given)
  if (!claim) return { kind: 'unreadable' }
  const { keyId, signature, payload, text } = claim
  const key = trust.keys.find((known) => known.keyId === keyId)
  if (!key) return { kind: 'unknownKey', keyId }
  const checked = await trust.checkSignature({ text, signature, publicKey: key.publicKey })
  if (checked === 'unchecked') return { kind: 'unchecked' }
  if (checked === 'invalid') return { kind: 'forged' }
  return isSignedOffer(payload) ? { kind: 'genuine', offer: payload } : { kind: 'unknownForm' }
}
