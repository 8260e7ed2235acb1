import type { GivenFile } from '#archives/read-given-file.ts'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { readProofFile } from '#domain/proof-files/read-proof-file.ts'
import { type ProofReport, verifyProof } from '#domain/proof-files/verify-proof.ts'
import { type SignedOfferVerdict, verifySignedOffer } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
import { verifySignature } from '#web/platform/browser/verify-signature.ts'
import { examineFigures } from './examine-figures.ts'

/** What a file turned out to be. */
export type FileOutcome =
  | { readonly kind: 'offer'; readonly verdict: SignedOfferVerdict }
  | { readonly kind: 'proof'; readonly report: ProofReport }

export interface ExaminedFile extends GivenFile {
  /** The text of a file that the visitor has kept. */
  readonly earlierFile: string | null
}

const hash = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Recognises a file of ours and checks it: a trade file, a signed offer, or the figures of the fairness page. */
export async function examineFile(
  { text, attachments, earlierFile }: ExaminedFile,
  { keys, logKeys }: Pick<VerifyData, 'keys' | 'logKeys'>,
): Promise<FileOutcome> {
  const trust = { keys: [...logKeys, ...keys], hash, checkSignature: verifySignature, earlierFile }
  // Pages without HTTPS can't hash.
  const canHash = Boolean(crypto.subtle)
  if (readProofFile(text).kind !== 'other')
    return canHash
      ? { kind: 'proof', report: await verifyProof(text, trust, attachments) }
      : { kind: 'offer', verdict: { kind: 'unchecked' } }
  const verdict = await verifySignedOffer(text, { keys, checkSignature: verifySignature })
  const report = verdict.kind === 'unreadable' && canHash ? await examineFigures(text, trust) : null
  return report ? { kind: 'proof', report } : { kind: 'offer', verdict }
}
