import { z } from 'zod'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'

/** The texts of a question and of its answers. */
export interface QuestionText {
  readonly question: string
  readonly answers: Readonly<Record<string, string>>
}

/** Everything a browser needs to check a signed offer or a proof, and to show it in words, without another request. */
export interface VerifyData {
  readonly keys: readonly SignedOfferKey[]
  /** Of the public log. */
  readonly logKeys: readonly SignedOfferKey[]
  /** The latest of the public log when the keys were read; null before the first one. It tells how old the page is. */
  readonly treeHead: SignedTreeHead | null
  /** By question code: of every kind of device and of every version of the price rule. */
  readonly texts: Readonly<Record<string, QuestionText>>
}

/** The keys as a JWK set (RFC 7517), which programs that check signatures read directly. */
export const SIGNED_OFFER_KEYS = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
      kid: z.string(),
      x: z.string(),
    }),
  ),
})
