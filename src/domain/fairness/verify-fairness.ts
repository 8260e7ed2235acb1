import { checkConsistency, checkEarlier, checkHeads } from '#domain/proof-files/check-heads.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from '#domain/proof-files/check-logged.ts'
import {
  type CheckResult,
  createCheck,
  type ProofCheck,
  type ProofTrust,
} from '#domain/proof-files/proof-check.ts'
import { summarise } from '#domain/proof-files/verify-proof.ts'
import { FAIRNESS_KIND } from '#domain/transparency-log/log-entry.ts'
import { encodeText, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { type FairnessDownload, readFairnessDownload } from './fairness-download.ts'
import type { FairnessReport } from './fairness-figures.ts'
import { type FairnessFile, readFairnessFigures, writeFairnessText } from './fairness-file.ts'
import { readFairnessCsv } from './read-fairness-file.ts'

export interface FairnessVerdict {
  /** Passed if everything is; failed if anything is. */
  readonly result: CheckResult
  readonly checks: readonly ProofCheck[]
  /** The figures of the page, computed from the file; null where it can't be read. */
  readonly report: FairnessReport | null
}

/** A file has the heads around its entry, and another one only where its reader asked for that: the rest says nothing. */
function checkKept(trust: ProofTrust, download: FairnessDownload): ProofCheck[] {
  const size = trust.earlier?.tree_size
  if (size === undefined || download.heads.some(({ tree_size }) => tree_size === size))
    return checkEarlier(trust, download)
  return [
    createCheck('earlier').leaveOpen(
      `the file doesn’t refer to your tree head of ${size} entries: download it again with ?known=${size}`,
    ),
  ]
}

async function checkPublished(
  trust: ProofTrust,
  file: FairnessFile,
  download: FairnessDownload,
): Promise<ProofCheck[]> {
  const hash = toHex(await trust.hash(encodeText(writeFairnessText(file))))
  const { timestamp, inclusion } = download.log
  const logged: LoggedRecord = {
    subject: `edition ${file.edition} with hash ${hash}`,
    entry: { kind: FAIRNESS_KIND, hash, atMs: timestamp },
    log: inclusion,
  }
  return [
    ...(await checkHeads(trust, download)),
    ...(await checkConsistency(trust, download)),
    ...checkKept(trust, download),
    await checkLogged(trust, download, logged),
    ...checkEntryTime(download, logged),
  ]
}

const refuse = (detail: string): FairnessVerdict => ({
  result: 'failed',
  checks: [createCheck('file').fail(detail)],
  report: null,
})

export interface FairnessTexts {
  /** The download, or the table of the same edition. */
  readonly text: string
  /** The download that proves a table; a table alone proves nothing. */
  readonly proof?: string | null
}

/**
 * Computes the figures of the fairness page from its download, and checks that the log has exactly these, since when.
 * Needs no network, and never throws for what is in the texts.
 */
export async function verifyFairness(
  { text, proof = null }: FairnessTexts,
  trust: ProofTrust,
): Promise<FairnessVerdict> {
  const download = readFairnessDownload(proof ?? text)
  const file = readFairnessCsv(text) ?? readFairnessDownload(text)?.data ?? null
  if (!file) return refuse('the file has no figures of ours, or is damaged')
  const report = readFairnessFigures(file)
  const read = createCheck('file').pass(
    `the file has ${file.figures.length} lines of edition ${file.edition}`,
  )
  const checks = download
    ? [read, ...(await checkPublished(trust, file, download))]
    : [
        read,
        createCheck('log').leaveOpen('a table alone proves nothing: give the JSON file of its edition, too'),
      ]
  return { result: summarise(checks), checks, report }
}
