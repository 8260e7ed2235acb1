import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

export interface Ed25519KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

// The fixed beginning of a private Ed25519 key in PKCS #8; the seed of 32 bytes follows.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key pair of a seed: the same every time, so that nothing of it is stored. */
export function ed25519KeyPair(seed: Uint8Array): Ed25519KeyPair {
  const key = Buffer.concat([PKCS8_HEAD, seed])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
