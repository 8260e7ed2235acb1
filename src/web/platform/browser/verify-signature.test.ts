import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { SignatureMeans, VerifyEd25519 } from '#domain/signed-offers/check-ed25519.ts'
import { loadEd25519 } from '#web/platform/browser/load-ed25519.ts'
import { verifySignature } from '#web/platform/browser/verify-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY = publicKey.export({ format: 'jwk' }).x ?? ''

const signedText = (text: string) => ({
  text,
  publicKey: KEY,
  signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
})

/** An implementation that is not the browser's, here that of Node. */
const ownCheck: VerifyEd25519 = async (signature, message, key) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

// As browsers fail that do not know the algorithm.
const oldSubtle = Object.assign(Object.create(crypto.subtle) as SubtleCrypto, {
  importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
})

const loadNone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const MEANS: readonly (readonly [string, SignatureMeans])[] = [
  ['a browser that knows Ed25519', { subtle: crypto.subtle, loadFallback: loadNone }],
  ['an older browser', { subtle: oldSubtle, loadFallback: loadEd25519 }],
  [
    'a page without HTTPS that has an implementation',
    { subtle: undefined, loadFallback: async () => ownCheck },
  ],
]

describe.each(MEANS)('%s', (_, means) => {
  it('believes what was signed, in every language', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await verifySignature(signedText(text), means)).toBe('valid')
      }),
    )
  })

  it('notices one changed character, in text, signature or key', async () => {
    const signed = signedText('{"priceInCents":23700}')
    const parts = ['text', 'signature', 'publicKey'] as const
    for (const part of parts)
      for (let place = 0; place < signed[part].length; place += 1) {
        const other = signed[part][place] === 'A' ? 'B' : 'A'
        const changed = signed[part].slice(0, place) + other + signed[part].slice(place + 1)
        expect({
          part,
          place,
          verifySignature: await verifySignature({ ...signed, [part]: changed }, means),
        }).toEqual({ part, place, verifySignature: 'invalid' })
      }
  })

  it('does not take another spelling of the same signature', async () => {
    const signed = signedText('{}')
    const { signature } = signed
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const sameBytes = [...last].filter(
      (character) =>
        Buffer.from(signature.slice(0, -1) + character, 'base64url').equals(
          Buffer.from(signature, 'base64url'),
        ) && !signature.endsWith(character),
    )
    expect(sameBytes).toHaveLength(15)
    const spellings = [
      ...sameBytes.map((character) => signature.slice(0, -1) + character),
      `${signature}==`,
      ` ${signature}`,
      `${signature}\n`,
      '',
    ]
    for (const spelling of spellings)
      expect(await verifySignature({ ...signed, signature: spelling }, means)).toBe('invalid')
  })
})

describe('a signature', () => {
  // RFC 8032, section 7.1, tests 1 and 2.
  it.each([
    [
      '',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      'r',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
  ])('of %j from the standard is valid', async (text, key, signature) => {
    const toText = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
    const signed = { text, signature: toText(signature), publicKey: toText(key) }
    for (const [, means] of MEANS) expect(await verifySignature(signed, means)).toBe('valid')
    expect(await verifySignature(signed)).toBe('valid')
    expect(await verifySignature({ ...signed, text: `${text} ` })).toBe('invalid')
  })

  it('stays unchecked where nothing can check it, right or wrong', async () => {
    for (const subtle of [oldSubtle, undefined]) {
      const means = { subtle, loadFallback: loadNone }
      expect(await verifySignature(signedText('{}'), means)).toBe('unchecked')
      expect(await verifySignature({ ...signedText('{}'), text: '[]' }, means)).toBe('unchecked')
    }
  })

  it('stays unchecked by an implementation that lacks SHA-512, as on a page without HTTPS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(await verifySignature(signedText('{}'))).toBe('unchecked')
    vi.unstubAllGlobals()
    expect(await verifySignature(signedText('{}'))).toBe('valid')
  })

  // The neutral point as a key, with a signature that holds for every text: the standard leaves it to the strictness.
  it('with a weak key is refused by browser and library alike', async () => {
    const neutral = Buffer.alloc(32)
    neutral[0] = 1
    const signature = Buffer.concat([neutral, Buffer.alloc(32)]).toString('base64url')
    const forged = { text: 'anything', publicKey: neutral.toString('base64url'), signature }
    expect(await verifySignature(forged, { subtle: oldSubtle, loadFallback: loadEd25519 })).toBe('invalid')
  })

  it('fetches no implementation where the browser has one', async () => {
    const never = () => Promise.reject(new Error('it was fetched'))
    const means = { subtle: crypto.subtle, loadFallback: never }
    expect(await verifySignature(signedText('{}'), means)).toBe('valid')
  })
})
