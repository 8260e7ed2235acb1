import { canonicalText } from '#domain/kernel/canonical-text.ts'
import type { InspectionResult } from './grading.ts'

/** What an inspector has written down before he could read what the seller said. */
export interface Commitment extends Pick<InspectionResult, 'found' | 'photoIds'> {
  /** Trade number and number of the item: the same hash never serves two devices. */
  readonly reference: string
  /** Null where none can be read. */
  readonly serialNumber: string | null
  /** At least 128 random bits in hex. Without them a hash tells its findings: there are few enough to try. */
  readonly nonce: string
}

const NONCE = /^[0-9a-f]{32,128}$/

const sortLists = (
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list].sort()]))

/** The text to hash. In which order answers were ticked and photos taken does not change it. */
export function commitmentText(commitment: Commitment): string {
  const { reference, serialNumber, found, photoIds, nonce } = commitment
  if (!NONCE.test(nonce)) throw new RangeError('A commitment needs a nonce of at least 128 bits')
  const { storageGb, conditionId, answers } = found
  return canonicalText({
    kind: 'findings',
    version: 1,
    reference,
    serialNumber,
    nonce,
    storageGb,
    conditionId,
    answers: sortLists(answers),
    photoIds: sortLists(photoIds),
  })
}

/** SHA-256 of the text's UTF-8, in hex; each side has its own. */
export type HashText = (text: string) => string | Promise<string>

/** Whether the findings are those that were committed to. */
export async function verifyCommitment(
  commitment: Commitment,
  committedHash: string,
  hashText: HashText,
): Promise<boolean> {
  if (!NONCE.test(commitment.nonce)) return false
  return (await hashText(commitmentText(commitment))) === committedHash
}
