import { z } from 'zod'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'

/** A question and its answers in words. */
export interface QuestionWords {
  readonly question: string
  readonly answers: Readonly<Record<string, string>>
}

/** Everything that a browser needs to check a receipt and to tell what it says, without asking for more. */
export interface VerifyData {
  readonly keys: readonly SignedOfferKey[]
  /** Of all kinds of devices, by the code of the question. */
  readonly words: Readonly<Record<string, QuestionWords>>
}

/** The keys as a JWK set (RFC 7517): programs that check signatures read it as it is. */
export const RECEIPT_KEYS = z.object({
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
