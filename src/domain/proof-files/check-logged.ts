import { hashEntry, type LogEntry } from '#domain/transparency-log/log-entry.ts'
import { CLOCK_TOLERANCE_MS, MAX_MERGE_DELAY_MS, type TreeHead } from '#domain/transparency-log/tree-head.ts'
import { verifyInclusion } from '#domain/transparency-log/verify-inclusion.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import type { LogEvidence, ProofRecord } from './proof-file.ts'

export interface LoggedRecord {
  /** How the report names it. */
  readonly subject: string
  readonly entry: LogEntry
  readonly log: ProofRecord['log']
}

/** The first of the file's tree heads with this many entries. */
const findHead = ({ heads }: LogEvidence, treeSize: number): TreeHead | undefined =>
  heads.find(({ tree_size }) => tree_size === treeSize)

/** Whether the log has an entry. One that was made just now may still wait for its tree head. */
export async function checkLogged(
  { hash }: ProofTrust,
  file: LogEvidence,
  { subject, entry, log }: LoggedRecord,
): Promise<ProofCheck> {
  const check = createCheck('log')
  if (!log)
    return file.issuedAtMs - entry.atMs <= MAX_MERGE_DELAY_MS
      ? check.leaveOpen(`${subject} waits for the next tree head`)
      : check.fail(`${subject} isn’t in the log`)
  const head = findHead(file, log.tree_size)
  if (!head) return check.fail(`${subject} refers to a tree head that isn’t in the file`)
  const leafHash = await hashEntry(hash, entry)
  return (await verifyInclusion(hash, { leafHash, rootHash: head.root_hash }, log))
    ? check.pass(`${subject} is entry ${log.leaf_index} of the log`)
    : check.fail(`${subject} isn’t what the log has as entry ${log.leaf_index}`)
}

const writeTime = (atMs: number): string => new Date(atMs).toISOString()

/**
 * Whether an entry was made when it says: after the last tree head without it and before the first one with it. An entry
 * that is added later with an earlier time comes behind tree heads that are younger than it claims to be.
 */
export function checkEntryTime(file: LogEvidence, { subject, entry, log }: LoggedRecord): ProofCheck[] {
  // Without a place in the log, the check of the log says what there is to say.
  if (!log) return []
  const check = createCheck('time')
  const after = findHead(file, log.tree_size)
  const before = file.heads.filter(({ tree_size }) => tree_size <= log.leaf_index).pop()
  if (!after || !before) return [check.fail(`${subject} has no tree heads before and after it`)]
  if (entry.atMs < before.timestamp - CLOCK_TOLERANCE_MS)
    return [check.fail(`${subject} was logged late: after ${writeTime(before.timestamp)}`)]
  if (entry.atMs > after.timestamp + CLOCK_TOLERANCE_MS)
    return [check.fail(`${subject} claims a time after the tree head that has it`)]
  if (after.timestamp - before.timestamp > MAX_MERGE_DELAY_MS)
    return [check.leaveOpen(`${subject} has no tree heads close enough to prove its time`)]
  const between = `between ${writeTime(before.timestamp)} and ${writeTime(after.timestamp)}`
  return [check.pass(`${subject} was logged ${between}`)]
}
