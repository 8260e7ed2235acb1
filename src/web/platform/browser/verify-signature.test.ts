import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type SignatureMeans,
  type VerifyEd25519,
  verifySignature,
} from '#web/platform/browser/verify-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY = publicKey.export({ format: 'jwk' }).x ?? ''

const signedText = (text: string) => ({
  text,
  publicKey: KEY,
  signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
})

/** A check without the browser; here it is that of Node. */
const ownCheck: VerifyEd25519 = async (signature, message, key) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

// What browsers do that do not know the algorithm.
const oldSubtle = Object.assign(Object.create(crypto.subtle) as SubtleCrypto, {
  importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
})

const loadFallback = async () => ownCheck
const MEANS: readonly (readonly [string, SignatureMeans])[] = [
  ['a browser that knows Ed25519', { subtle: crypto.subtle, loadFallback: null }],
  ['an older browser', { subtle: oldSubtle, loadFallback }],
  ['a page without encryption', { subtle: undefined, loadFallback }],
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
        expect([part, place, await verifySignature({ ...signed, [part]: changed }, means)]).toEqual([
          part,
          place,
          'invalid',
        ])
      }
  })

  it('does not take another spelling of the same signature', async () => {
    const signed = signedText('{}')
    const { signature } = signed
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const sameBytes = [...last].filter(
      (letter) =>
        Buffer.from(signature.slice(0, -1) + letter, 'base64url').equals(
          Buffer.from(signature, 'base64url'),
        ) && !signature.endsWith(letter),
    )
    expect(sameBytes).toHaveLength(15)
    const spellings = [
      ...sameBytes.map((letter) => signature.slice(0, -1) + letter),
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
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const means: SignatureMeans[] = [
      { subtle: oldSubtle, loadFallback: null },
      { subtle: undefined, loadFallback: null },
      { subtle: oldSubtle, loadFallback: lost },
    ]
    for (const without of means) {
      expect(await verifySignature(signedText('{}'), without)).toBe('unchecked')
      expect(await verifySignature({ ...signedText('{}'), text: '[]' }, without)).toBe('unchecked')
    }
  })

  it('asks for no other check where the browser has one', async () => {
    const never = () => Promise.reject(new Error('It was fetched'))
    const means = { subtle: crypto.subtle, loadFallback: never }
    expect(await verifySignature(signedText('{}'), means)).toBe('valid')
  })
})
