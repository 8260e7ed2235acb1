import { createPublicKey, verify } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { describe, expect, it } from 'vitest'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { type SignedText, verifySignedOffer } from '#domain/signed-offers/verify-signed-offer.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))
const signing = createOfferSigning(secret)
const stranger = createOfferSigning(createShopSecret(Buffer.from('a secret of another shop')))

const OFFER: SignedOffer = {
  kind: 'signed-offer',
  version: 1,
  tradeNumber: '4F7K-22QM',
  market: 'de',
  shopMode: 'default',
  currency: 'EUR',
  createdAt: '2026-11-15T12:00:00.000Z',
  sendBy: '2026-12-06T22:59:59.000Z',
  answerDays: 14,
  secondAnswerDays: 7,
  devices: [],
  voucher: null,
  acceptRule: null,
  totalInCents: 23_700,
}

const jwkOf = (publicKey: string) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey })

const isSigned = (text: string, signature: string, publicKey: string): boolean =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: jwkOf(publicKey), format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )

const checkSignature = async ({ text, signature, publicKey }: SignedText) =>
  isSigned(text, signature, publicKey) ? 'valid' : 'invalid'

describe('the key of signed offers', () => {
  it('is published with an id that anybody can make of it', async () => {
    expect(signing.key.publicKey).toMatch(/^[\w-]{43}$/)
    expect(signing.key.keyId).toBe(await calculateJwkThumbprint(jwkOf(signing.key.publicKey)))
    expect(Object.keys(signing.key)).toEqual(['keyId', 'publicKey'])
  })

  it('never changes, or earlier offers could no longer be checked', () => {
    expect(signing.key).toEqual({
      keyId: '_pVQ7Rnl-VynQ4NM_aCyCFAmM_0SpLb36h0zRfaWhdA',
      publicKey: 'Sfo-S-Scb_nDFueRxkSFMc4remtLldWo1AxuMqfZKK0',
    })
    expect(createOfferSigning(secret).key).toEqual(signing.key)
  })

  it('is another one in every shop', () => {
    expect(stranger.key.keyId).not.toBe(signing.key.keyId)
    expect(stranger.key.publicKey).not.toBe(signing.key.publicKey)
  })

  it('signs nothing but offers: it is not the key of access tokens', async () => {
    const tokens = createSignedTokens(secret, () => Date.parse('2026-11-15T12:00:00Z'))
    const token = await tokens.sign({ audience: 'account', claims: { sub: 'x' }, lifetimeMs: MINUTE_MS })
    const [head = '', body = '', signature = ''] = token.split('.')
    expect(isSigned(`${head}.${body}`, signature, signing.key.publicKey)).toBe(false)
  })
})

describe('a signed offer', () => {
  it('holds the offer, the id of the key and a signature of the canonical text', () => {
    const { payload, keyId, signature } = signing.sign(OFFER)
    expect({ payload, keyId }).toEqual({ payload: OFFER, keyId: signing.key.keyId })
    expect(signature).toMatch(/^[\w-]{86}$/)
    expect(isSigned(canonicalise(OFFER), signature, signing.key.publicKey)).toBe(true)
  })

  it('is the same in every process', () => {
    expect(createOfferSigning(secret).sign(OFFER)).toEqual(signing.sign(OFFER))
  })

  it('is believed with the key of its own shop only', async () => {
    const text = JSON.stringify(signing.sign(OFFER))
    const verdict = (keys: readonly (typeof signing.key)[]) =>
      verifySignedOffer(text, { keys, checkSignature })
    expect(await verdict([stranger.key, signing.key])).toEqual({ kind: 'genuine', offer: OFFER })
    expect((await verdict([stranger.key])).kind).toBe('unknownKey')
    expect((await verdict([{ ...stranger.key, keyId: signing.key.keyId }])).kind).toBe('forged')
  })
})
