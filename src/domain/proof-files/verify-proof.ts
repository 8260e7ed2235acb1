import { checkAttachments } from './check-attachments.ts'
import { checkChain } from './check-chain.ts'
import { checkErasure } from './check-erasure.ts'
import { checkEvents } from './check-events.ts'
import { checkCommitment, checkFindings, checkPhoto } from './check-findings.ts'
import { checkConsistency, checkEarlier, checkHeads } from './check-heads.ts'
import { checkOffer } from './check-offer.ts'
import { checkPayouts } from './check-payouts.ts'
import { checkSellerPhoto, checkSignedPhotos } from './check-seller-photo.ts'
import {
  CHECK_NAMES,
  type CheckResult,
  createCheck,
  type ProofCheck,
  type ProofTrust,
} from './proof-check.ts'
import type { ProofFile, ProofRecord } from './proof-file.ts'
import { readProofFile } from './read-proof-file.ts'
import type { ArchiveFiles } from './trade-archive.ts'

export interface ProofReport {
  /** Passed if everything is; failed if anything is. */
  readonly result: CheckResult
  readonly checks: readonly ProofCheck[]
  /** Null where the text is no proof, or can't be read. */
  readonly file: ProofFile | null
}

/** Checks one record by its kind. A kind that this code doesn't know is nothing it can vouch for. */
async function checkRecord(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: ProofRecord,
): Promise<ProofCheck[]> {
  switch (statement.kind) {
    case 'offer':
    case 'event':
    case 'payout':
      // Checked together with what they have to fit to.
      return []
    case 'commitment':
      return checkCommitment(trust, file, { statement, log })
    case 'findings':
      return checkFindings(trust, file, { statement, log })
    case 'photo':
      return checkPhoto(trust, file, { statement, log })
    case 'erasure':
      return checkErasure(trust, file, { statement, log })
    case 'sellerPhoto':
      return checkSellerPhoto(trust, file, { statement, log })
    default:
      return [createCheck('file').leaveOpen('the file says more than this verifier knows: get a newer one')]
  }
}

async function listChecks(
  trust: ProofTrust,
  file: ProofFile,
  attachments: ArchiveFiles | null,
): Promise<ProofCheck[]> {
  const checks = [
    createCheck('file').pass(
      `the file has ${file.records.length} records and ${file.heads.length} tree heads`,
    ),
    ...(await checkChain(trust, file)),
    ...(await checkOffer(trust, file)),
    ...(await checkHeads(trust, file)),
    ...(await checkConsistency(trust, file)),
    ...checkEarlier(trust, file),
    ...checkEvents(file),
    ...checkPayouts(file),
    ...checkSignedPhotos(file),
    ...(await checkAttachments(trust, file, attachments)),
  ]
  for (const record of file.records) checks.push(...(await checkRecord(trust, file, record)))
  return checks.sort((one, other) => CHECK_NAMES.indexOf(one.name) - CHECK_NAMES.indexOf(other.name))
}

/** What all checks together come to. */
export const summarise = (checks: readonly ProofCheck[]): CheckResult => {
  if (checks.some(({ result }) => result === 'failed')) return 'failed'
  return checks.some(({ result }) => result === 'open') ? 'open' : 'passed'
}

const refuse = (detail: string): ProofReport => ({
  result: 'failed',
  checks: [createCheck('file').fail(detail)],
  file: null,
})

/**
 * Checks everything that a trade file or a proof says: that it is complete and ours, that the offer was kept, that findings
 * are what was locked, in time, and that the log has them; with its attachments, also the photos. Needs no network. Never
 * throws, whatever was pasted.
 */
export async function verifyProof(
  text: string,
  trust: ProofTrust,
  attachments: ArchiveFiles | null = null,
): Promise<ProofReport> {
  const read = readProofFile(text)
  if (read.kind === 'newer') return refuse('the file is newer than this verifier')
  if (read.kind !== 'proof') return refuse('the file is no proof of ours, or damaged')
  const { file } = read
  try {
    const checks = await listChecks(trust, file, attachments)
    return { result: summarise(checks), checks, file }
  } catch (error) {
    // A statement that isn't what its kind says.
    return refuse(`the file is damaged: ${error instanceof Error ? error.message : 'it can’t be read'}`)
  }
}
