import { checkEvents } from './check-events.ts'
import { checkFindings, checkPhoto, hashText } from './check-findings.ts'
import { checkConsistency, checkEarlier, checkHeads } from './check-heads.ts'
import {
  CHECK_NAMES,
  type CheckResult,
  checkSigned,
  createCheck,
  type ProofCheck,
  type ProofTrust,
} from './proof-check.ts'
import { buildRecordText, buildSealText, type ProofFile, type ProofRecord } from './proof-file.ts'
import { readProofFile } from './read-proof-file.ts'

export interface ProofReport {
  /** Passed if everything is; failed if anything is. */
  readonly result: CheckResult
  readonly checks: readonly ProofCheck[]
  /** Null where the text is no proof, or can't be read. */
  readonly file: ProofFile | null
}

/** Whether each record names the one before, and the hash of the last one. */
async function followChain(
  { hash }: ProofTrust,
  { records }: ProofFile,
): Promise<{ readonly check: ProofCheck; readonly lastHash: string | null }> {
  const check = createCheck('chain')
  let lastHash: string | null = null
  for (const [at, record] of records.entries()) {
    if (record.previous !== lastHash)
      return { check: check.fail(`record ${at + 1} doesn’t follow the one before`), lastHash: null }
    lastHash = await hashText(hash, buildRecordText(record))
  }
  return { check: check.pass(`all ${records.length} records follow each other`), lastHash }
}

async function checkSeal(
  trust: ProofTrust,
  { reference, issuedAtMs, records, seal }: ProofFile,
  lastHash: string | null,
): Promise<ProofCheck> {
  const check = createCheck('seal')
  const text = buildSealText({ reference, issuedAtMs, recordCount: records.length, lastHash })
  const signed = await checkSigned(trust, { keyId: seal.key_id, signature: seal.signature, text })
  if (signed === 'valid') return check.pass(`the file about sale ${reference} is as it was issued`)
  if (signed === 'unchecked') return check.leaveOpen('signatures can’t be checked here')
  return check.fail(
    signed === 'unknownKey'
      ? `the file names the unknown key ${seal.key_id}`
      : 'the file isn’t as it was issued',
  )
}

/** Checks one record by its kind. A kind that this code doesn't know is nothing it can vouch for. */
async function checkRecord(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: ProofRecord,
): Promise<ProofCheck[]> {
  switch (statement.kind) {
    case 'event':
      // Events are checked together.
      return []
    case 'findings':
      return checkFindings(trust, file, { statement, log })
    case 'photo':
      return checkPhoto(trust, file, { statement, log })
    default:
      return [createCheck('file').leaveOpen('the file says more than this verifier knows: get a newer one')]
  }
}

async function listChecks(trust: ProofTrust, file: ProofFile): Promise<ProofCheck[]> {
  const { check: chain, lastHash } = await followChain(trust, file)
  const checks = [
    createCheck('file').pass(
      `the file has ${file.records.length} records and ${file.heads.length} tree heads`,
    ),
    await checkSeal(trust, file, lastHash),
    chain,
    ...(await checkHeads(trust, file)),
    ...(await checkConsistency(trust, file)),
    ...checkEarlier(trust, file),
    ...checkEvents(file),
  ]
  for (const record of file.records) checks.push(...(await checkRecord(trust, file, record)))
  return checks.sort((one, other) => CHECK_NAMES.indexOf(one.name) - CHECK_NAMES.indexOf(other.name))
}

const summarise = (checks: readonly ProofCheck[]): CheckResult => {
  if (checks.some(({ result }) => result === 'failed')) return 'failed'
  return checks.some(({ result }) => result === 'open') ? 'open' : 'passed'
}

const refuse = (detail: string): ProofReport => ({
  result: 'failed',
  checks: [createCheck('file').fail(detail)],
  file: null,
})

/**
 * Checks everything that a proof says: that it is complete and ours, that findings are what was locked, in time, and that
 * the log has them. Needs no network. Never throws, whatever was pasted.
 */
export async function verifyProof(text: string, trust: ProofTrust): Promise<ProofReport> {
  const read = readProofFile(text)
  if (read.kind === 'newer') return refuse('the file is newer than this verifier')
  if (read.kind !== 'proof') return refuse('the file is no proof of ours, or damaged')
  const { file } = read
  try {
    const checks = await listChecks(trust, file)
    return { result: summarise(checks), checks, file }
  } catch (error) {
    // A statement that isn't what its kind says.
    return refuse(`the file is damaged: ${error instanceof Error ? error.message : 'it can’t be read'}`)
  }
}
