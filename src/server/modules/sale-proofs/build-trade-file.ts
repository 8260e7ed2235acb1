import { buildLogEntry, chainRecords } from '#domain/proof-files/chain-records.ts'
import { PROOF_FORMAT, type ProofFile, TRADE_FILE_VERSION } from '#domain/proof-files/proof-file.ts'
import type { Statement } from '#domain/proof-files/statements.ts'
import { buildPhotoName } from '#domain/proof-files/trade-archive.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { hashEntry } from '#domain/transparency-log/log-entry.ts'
import { toHex } from '#domain/transparency-log/merkle-hash.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { InclusionProof } from '#domain/transparency-log/verify-inclusion.ts'
import type { Database } from '#server/db/database.ts'
import { findLeafIndexes } from '#server/modules/transparency-log/log-entries.repository.ts'
import { proveConsistencies, proveInclusions } from '#server/modules/transparency-log/log-proofs.ts'
import { sha256 } from '#server/modules/transparency-log/sha256.ts'
import { findHeadOfSize, findLatestHead } from '#server/modules/transparency-log/tree-heads.repository.ts'
import type { LogSigning } from '#server/secrets/log-signing.ts'
import { findHeadsAround, type HeadsAround } from './heads-around.repository.ts'
import { recordStatements } from './record-statements.ts'
import { listAllStatements, type StatementOptions } from './statement-sources.ts'
import { listStoredPhotos } from './stored-photos.repository.ts'

export interface TradeFileOptions extends StatementOptions {
  readonly signing: LogSigning
  /** Every key that may have signed an offer, a tree head or a file. */
  readonly readKeys: () => Promise<readonly SignedOfferKey[]>
  readonly now: () => number
}

const hashStatement = (statement: Statement): string | null => {
  const entry = buildLogEntry(sha256, statement)
  return entry && toHex(hashEntry(sha256, entry))
}

/** Tree heads in the order of time, each once. */
const sortHeads = (heads: readonly (SignedTreeHead | null)[]): SignedTreeHead[] =>
  [...new Map(heads.flatMap((head) => (head ? [[head.timestamp, head] as const] : []))).values()].sort(
    (one, other) => one.timestamp - other.timestamp,
  )

/** From each tree head to the next that is larger. */
const listSteps = (heads: readonly SignedTreeHead[]) =>
  heads.slice(1).flatMap(({ tree_size }, at) => {
    const previous = heads[at]?.tree_size ?? 0
    return previous < tree_size ? [{ tree_size_1: previous, tree_size_2: tree_size }] : []
  })

/** The places of leaves in the first signed trees that have them, by the hash of the leaf. */
async function proveLeaves(
  db: Database,
  leafIndexes: ReadonlyMap<string, number>,
  around: readonly HeadsAround[],
): Promise<ReadonlyMap<string, InclusionProof>> {
  const sizes = new Map(around.map(({ leafIndex, after }) => [leafIndex, after?.tree_size]))
  const signed = [...leafIndexes].flatMap(([hash, leafIndex]) => {
    const treeSize = sizes.get(leafIndex)
    return treeSize === undefined ? [] : [{ hash, leaf_index: leafIndex, tree_size: treeSize }]
  })
  const proofs = await proveInclusions(
    db,
    signed.map(({ leaf_index, tree_size }) => ({ leaf_index, tree_size })),
  )
  return new Map(proofs.map((proof, at) => [signed[at]?.hash ?? '', proof]))
}

export interface TradeFileChoice {
  /** The size of a tree head that the reader has kept. */
  readonly knownSize?: number | null
  /** Whether photos go with the file. */
  readonly hasPhotos?: boolean
}

const isPhoto = (statement: Statement) => statement.kind === 'photo' || statement.kind === 'sellerPhoto'

/** The names of the photos that are still there. */
async function listAttached(db: Database, statements: readonly Statement[]): Promise<readonly string[]> {
  const photoIds = statements.flatMap((statement) => (isPhoto(statement) ? [statement.photoId] : []))
  return (await listStoredPhotos(db, photoIds)).map(({ photoId, mediaType }) =>
    buildPhotoName(photoId, mediaType),
  )
}

/** The trade file of a sale as of now. It repeats what earlier ones have said, and goes on. */
export async function buildTradeFile(
  options: TradeFileOptions,
  transactionId: number,
  { knownSize = null, hasPhotos = false }: TradeFileChoice = {},
): Promise<ProofFile> {
  const { db, signing, readKeys, now } = options
  const issuedAtMs = now()
  const said = await listAllStatements(options, transactionId)
  const statements = await recordStatements(db, transactionId, { said, atMs: issuedAtMs })
  const leafIndexes = await findLeafIndexes(
    db,
    statements.flatMap((statement) => hashStatement(statement) ?? []),
  )
  const around = await findHeadsAround(db, [...new Set(leafIndexes.values())])
  const heads = sortHeads([
    ...around.flatMap(({ before, after }) => [before, after]),
    knownSize === null ? null : await findHeadOfSize(db, knownSize),
    await findLatestHead(db),
  ])
  const proofs = await proveLeaves(db, leafIndexes, around)
  const { records, lastHash } = chainRecords(
    sha256,
    statements.map((statement) => ({ statement, log: proofs.get(hashStatement(statement) ?? '') ?? null })),
  )
  const facts = {
    version: TRADE_FILE_VERSION,
    reference: formatTradeNumber(transactionId),
    issuedAtMs,
    attached: hasPhotos ? await listAttached(db, statements) : [],
  } as const
  return {
    format: PROOF_FORMAT,
    ...facts,
    heads,
    consistency: await proveConsistencies(db, listSteps(heads)),
    records,
    seal: signing.sealProof({ ...facts, recordCount: records.length, lastHash }),
    keys: await readKeys(),
  }
}
