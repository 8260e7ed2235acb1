import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { toPublicKeyPem } from './public-key-pem.ts'

it('a published key is the same key in a file', () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { publicKey } = generateKeyPairSync('ed25519')
    const pem = toPublicKeyPem(publicKey.export({ format: 'jwk' }).x ?? '')
    expect(createPublicKey(pem).equals(publicKey)).toBe(true)
    expect(`${pem}\n`).toBe(publicKey.export({ format: 'pem', type: 'spki' }))
  }
})
