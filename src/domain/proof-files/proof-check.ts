import type { SignatureCheck, SignedOfferKey, SignedText } from '#domain/signed-offers/verify-signed-offer.ts'
import type { HashBytes } from '#domain/transparency-log/merkle-hash.ts'
import type { TreeHead } from '#domain/transparency-log/tree-head.ts'

/** What is checked, in the order of the report. */
export const CHECK_NAMES = [
  'file',
  'seal',
  'chain',
  'extension',
  'offer',
  'heads',
  'consistency',
  'earlier',
  'events',
  'findings',
  'photos',
  'payouts',
  'erasure',
  'log',
  'time',
] as const

export type CheckName = (typeof CHECK_NAMES)[number]

/** `open` where nothing is wrong and nothing is proven, yet or any more. */
export type CheckResult = 'passed' | 'failed' | 'open'

/** One line of the report. */
export interface ProofCheck {
  readonly name: CheckName
  readonly result: CheckResult
  /** For people who read English: what was checked, or what is wrong with it. */
  readonly detail: string
}

/** What a file is checked with. Nothing of it comes from the file. */
export interface ProofTrust {
  /** Those of the log, and those of signed offers. Each signed text names its kind, so one is never taken for the other. */
  readonly keys: readonly SignedOfferKey[]
  readonly hash: HashBytes
  readonly checkSignature: (signed: SignedText) => Promise<SignatureCheck>
  /** A tree head that the reader has kept from before; the log must have grown from it. */
  readonly earlier?: TreeHead | null
  /** The text of a file about the same sale that the reader has kept; this one must be an extension of it. */
  readonly earlierFile?: string | null
}

/** Writes lines of one check. */
export const createCheck = (name: CheckName) => ({
  pass: (detail: string): ProofCheck => ({ name, result: 'passed', detail }),
  fail: (detail: string): ProofCheck => ({ name, result: 'failed', detail }),
  leaveOpen: (detail: string): ProofCheck => ({ name, result: 'open', detail }),
})

/** Checks a signature by one of the known keys. */
export async function checkSigned(
  { keys, checkSignature }: ProofTrust,
  { keyId, signature, text }: { readonly keyId: string; readonly signature: string; readonly text: string },
): Promise<SignatureCheck | 'unknownKey'> {
  const key = keys.find((known) => known.keyId === keyId)
  return key ? checkSignature({ text, signature, publicKey: key.publicKey }) : 'unknownKey'
}
