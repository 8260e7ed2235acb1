import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

export interface Ed25519KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

// The fixed header of a private Ed25519 key in PKCS #8; the 32-byte seed follows.
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key pair from a seed, always the same one, so that no key has to be stored. */
export function createEd25519KeyPair(seed: Uint8Array): Ed25519KeyPair {
  const key = Buffer.concat([PKCS8_HEADER, seed])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
