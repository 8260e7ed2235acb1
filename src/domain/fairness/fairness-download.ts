import type { LogEvidence } from '#domain/proof-files/proof-file.ts'
import { hasLogFields, isInclusion, isObject } from '#domain/proof-files/read-proof-file.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { InclusionProof } from '#domain/transparency-log/verify-inclusion.ts'
import type { FairnessFile } from './fairness-file.ts'
import { isFairnessFile } from './read-fairness-file.ts'

/** The figures with what proves that they were published then, and not swapped since. */
export interface FairnessDownload extends LogEvidence {
  readonly data: FairnessFile
  /** The entry's time, and its place; null until a tree head has it. */
  readonly log: { readonly timestamp: number; readonly inclusion: InclusionProof | null }
  /** For a quick check only: keys from the same file prove nothing about who made it. */
  readonly keys: readonly SignedOfferKey[]
}

const isLog = (log: unknown): boolean =>
  isObject(log) &&
  Number.isSafeInteger(log.timestamp) &&
  (log.inclusion === null || isInclusion(log.inclusion))

/** Reads a text as a download of figures; null where it is none, or damaged. Never throws. */
export function readFairnessDownload(text: string): FairnessDownload | null {
  try {
    const file: unknown = JSON.parse(text)
    if (!isObject(file) || !hasLogFields(file) || !isLog(file.log) || !isFairnessFile(file.data)) return null
    // Its parts were looked at one by one.
    return file as unknown as FairnessDownload
  } catch {
    return null
  }
}
