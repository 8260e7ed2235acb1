import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { InspectionResult } from './grading.ts'

/** What an inspector recorded before seeing what the seller declared. */
export interface Commitment extends Pick<InspectionResult, 'found' | 'photoIds'> {
  /** Trade number and item number, so that no hash fits two devices. */
  readonly reference: string
  /** Null where it cannot be read. */
  readonly serialNumber: string | null
  /** At least 128 random bits in hex. Without them the findings could be guessed from the hash by trying all. */
  readonly nonce: string
}

const NONCE = /^[0-9a-f]{32,128}$/

const sortLists = (
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list].sort()]))

/** The text to hash. It does not depend on the order of answers and photos. */
export function buildCommitmentText(commitment: Commitment): string {
  const { reference, serialNumber, found, photoIds, nonce } = commitment
  if (!NONCE.test(nonce)) throw new RangeError('A commitment needs a nonce of at least 128 bits')
  const { storageGb, conditionId, answers, deviceId } = found
  const text = {
    kind: 'findings',
    version: 1,
    reference,
    serialNumber,
    nonce,
    storageGb,
    conditionId,
    answers: sortLists(answers),
    photoIds: sortLists(photoIds),
  }
  // Only findings about another model name it: those of before keep the text that was hashed.
  return canonicalise(deviceId === undefined ? text : { ...text, version: 2, deviceId })
}

/** SHA-256 of the text's UTF-8, in hex; server and browser each bring their own. */
export type HashText = (text: string) => string | Promise<string>

/** Whether these are the findings that were committed. */
export async function verifyCommitment(
  commitment: Commitment,
  committedHash: string,
  hashText: HashText,
): Promise<boolean> {
  if (!NONCE.test(commitment.nonce)) return false
  return (await hashText(buildCommitmentText(commitment))) === committedHash
}
