import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { ConsistencyProof } from '#domain/transparency-log/verify-consistency.ts'
import type { InclusionProof } from '#domain/transparency-log/verify-inclusion.ts'
import type { Statement } from './statements.ts'

export const PROOF_FORMAT = 'rivendo-proof'

/** The proof of an inspection, as it was issued before there were trade files. Sellers keep those. */
export const PROOF_VERSION = 1

/** The trade file: everything about a sale, each file an extension of the one before. */
export const TRADE_FILE_VERSION = 2

/** One thing that the file says, chained to what it says before. */
export interface ProofRecord {
  readonly statement: Statement
  /** The hash of the record before, in hex; null for the first. */
  readonly previous: string | null
  /** Where the log has it; null for what isn't logged, or not yet. It is no part of the chain: a later file has another. */
  readonly log: InclusionProof | null
}

/** What a seller keeps about a sale. Everything that is needed to check it is in it, but for the shop's keys. */
export interface ProofFile {
  readonly format: typeof PROOF_FORMAT
  readonly version: typeof PROOF_VERSION | typeof TRADE_FILE_VERSION
  /** The number of the sale. */
  readonly reference: string
  readonly issuedAtMs: number
  /** Oldest first. */
  readonly heads: readonly SignedTreeHead[]
  /** From each head to the next that is larger. */
  readonly consistency: readonly ConsistencyProof[]
  readonly records: readonly ProofRecord[]
  /** The photos that belong to the file, by their names in the archive. Empty for a file alone; proofs have no such list. */
  readonly attached?: readonly string[]
  readonly seal: { readonly key_id: string; readonly signature: string }
  /** For a quick check only: keys from the same file prove nothing about who made it. */
  readonly keys: readonly SignedOfferKey[]
}

/** What a file is checked against the log with. */
export type LogEvidence = Pick<ProofFile, 'issuedAtMs' | 'heads' | 'consistency'>

/** The text whose hash the next record names. */
export const buildRecordText = ({
  statement,
  previous,
}: Pick<ProofRecord, 'statement' | 'previous'>): string => canonicalise({ previous, statement })

export const isTradeFile = ({ version }: Pick<ProofFile, 'version'>): boolean =>
  version === TRADE_FILE_VERSION

export interface SealedFacts extends Pick<ProofFile, 'version' | 'reference' | 'issuedAtMs' | 'attached'> {
  readonly recordCount: number
  /** The hash of the last record; null for a file without any. */
  readonly lastHash: string | null
}

/** The text that is signed for a whole file: no record and no photo can be left out, added or moved. */
export function buildSealText(facts: SealedFacts): string {
  const { version, reference, issuedAtMs, recordCount, lastHash, attached = [] } = facts
  const sealed = { kind: 'proof-seal', version, reference, issuedAtMs, recordCount, lastHash }
  return canonicalise(isTradeFile(facts) ? { ...sealed, attached } : sealed)
}

/** All statements of one kind, in the order of the file. */
export const listStatements = <Kind extends Statement['kind']>({ records }: ProofFile, kind: Kind) =>
  records
    .map(({ statement }) => statement)
    .filter((statement): statement is Extract<Statement, { kind: Kind }> => statement.kind === kind)

/** The numbers of all devices that a file says something about. */
export const listItems = ({ records }: Pick<ProofFile, 'records'>): number[] => [
  ...new Set(records.flatMap(({ statement: { item } }) => (typeof item === 'number' ? [item] : []))),
]
