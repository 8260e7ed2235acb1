import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKeyPem } from './public-key-pem.ts'

it('a published key is the same key in a file', () => {
  for (let round = 0; round < 20; round += 1) {
    const { publicKey } = generateKeyPairSync('ed25519')
    const pem = publicKeyPem(publicKey.export({ format: 'jwk' }).x ?? '')
    expect(createPublicKey(pem).equals(publicKey)).toBe(true)
    expect(`${pem}\n`).toBe(publicKey.export({ format: 'pem', type: 'spki' }))
  }
})
