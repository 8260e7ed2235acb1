import { buildCertificateText, type ErasureCertificate } from '#domain/device-erasure/erasure-certificate.ts'
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
  signErasure(certificate: ErasureCertificate): ProofFile['seal']
}

/** Signs tree heads, proofs and erasure certificates. Each text names its kind, so that none is taken for another. */
export function createLogSigning(secret: ShopSecret): LogSigning {
  const { key, keys, signText } = createRingSigner(secret, 'log-signing')
  return {
    keys,
    signHead: (head) => ({ ...head, key_id: key.keyId, signature: signText(buildTreeHeadText(head)) }),
    sealProof: (facts) => ({ key_id: key.keyId, signature: signText(buildSealText(facts)) }),
    signErasure: (certificate) => ({
      key_id: key.keyId,
      signature: signText(buildCertificateText(certificate)),
    }),
  }
}
