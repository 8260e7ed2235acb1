import { buildCertificateText } from '#domain/device-erasure/erasure-certificate.ts'
import {
  buildPhotoText,
  buildSellerPhotoText,
  ERASURE_KIND,
  FINDINGS_KIND,
  type LogEntry,
  PHOTO_KIND,
  SELLER_PHOTO_KIND,
} from '#domain/transparency-log/log-entry.ts'
import { type Bytes, encodeText, type HashBytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { buildRecordText, type ProofRecord } from './proof-file.ts'
import type { Statement } from './statements.ts'

/** What the log has about a statement; null for what isn't logged. */
export function buildLogEntry(hash: HashBytes<Bytes>, statement: Statement): LogEntry | null {
  if (statement.kind === 'findings' || statement.kind === 'commitment')
    return { kind: FINDINGS_KIND, hash: statement.hash, atMs: statement.atMs }
  if (statement.kind === 'erasure') {
    const { certificate } = statement
    const content = toHex(hash(encodeText(buildCertificateText(certificate))))
    return { kind: ERASURE_KIND, hash: content, atMs: certificate.atMs }
  }
  if (statement.kind === 'sellerPhoto') {
    const text = buildSellerPhotoText(statement)
    return { kind: SELLER_PHOTO_KIND, hash: toHex(hash(encodeText(text))), atMs: statement.atMs }
  }
  if (statement.kind !== 'photo' || statement.sha256 === null) return null
  const { photoId, sha256, atMs } = statement
  return { kind: PHOTO_KIND, hash: toHex(hash(encodeText(buildPhotoText({ photoId, sha256 })))), atMs }
}

export interface ChainedRecords {
  readonly records: readonly ProofRecord[]
  /** Of the last record; null where there is none. */
  readonly lastHash: string | null
}

/** Chains what a file says, each record to the one before. */
export function chainRecords(
  hash: HashBytes<Bytes>,
  said: readonly Pick<ProofRecord, 'statement' | 'log'>[],
): ChainedRecords {
  let lastHash: string | null = null
  const records = said.map(({ statement, log }): ProofRecord => {
    const record = { statement, previous: lastHash, log }
    lastHash = toHex(hash(encodeText(buildRecordText(record))))
    return record
  })
  return { records, lastHash }
}
