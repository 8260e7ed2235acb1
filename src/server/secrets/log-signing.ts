import { buildSealText, type ProofFile, type SealedFacts } from '#domain/proof-files/proof-file.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { buildTreeHeadText, type SignedTreeHead, type TreeHead } from '#domain/transparency-log/tree-head.ts'
import { createRingSigner } from './ring-signer.ts'
import type { ShopSecret } from './shop-secret.ts'

export interface LogSigning {
  /** The public keys of the whole ring, newest first. */
  readonly keys: readonly SignedOfferKey[]
  signHead(head: TreeHead): SignedTreeHead
  sealProof(facts: SealedFacts): ProofFile['seal']
}

/** Signs tree heads and proofs. Each text names its kind, so that neither is taken for the other. */
export function createLogSigning(secret: ShopSecret): LogSigning {
  const { key, keys, signText } = createRingSigner(secret, 'log-signing')
  return {
    keys,
    signHead: (head) => ({ ...head, key_id: key.keyId, signature: signText(buildTreeHeadText(head)) }),
    sealProof: (facts) => ({ key_id: key.keyId, signature: signText(buildSealText(facts)) }),
  }
}
