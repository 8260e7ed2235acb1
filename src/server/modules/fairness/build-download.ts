import type { FairnessDownload } from '#domain/fairness/fairness-download.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Database } from '#server/db/database.ts'
import { findHeadsAround } from '#server/modules/sale-proofs/heads-around.repository.ts'
import { proveConsistencies, proveInclusions } from '#server/modules/transparency-log/log-proofs.ts'
import { findHeadOfSize } from '#server/modules/transparency-log/tree-heads.repository.ts'
import type { StoredEdition } from './editions.repository.ts'

export interface BuildDownloadOptions {
  readonly db: Database
  /** Every key that may have signed a tree head. */
  readonly readKeys: () => Promise<readonly SignedOfferKey[]>
  readonly now: () => number
}

/** The tree heads before and after an entry. */
async function findHeads(
  db: Database,
  leafIndex: number | null,
): Promise<{ readonly before: SignedTreeHead | null; readonly after: SignedTreeHead | null }> {
  const [around] = leafIndex === null ? [] : await findHeadsAround(db, [leafIndex])
  return { before: around?.before ?? null, after: around?.after ?? null }
}

/** Tree heads in the order of time, each once. */
const sortHeads = (heads: readonly (SignedTreeHead | null)[]): readonly SignedTreeHead[] => {
  const byTime = new Map(heads.flatMap((head) => (head ? [[head.timestamp, head] as const] : [])))
  return [...byTime.values()].sort((one, other) => one.timestamp - other.timestamp)
}

/** From each tree head to the next that is larger. */
const listSteps = (heads: readonly SignedTreeHead[]) =>
  heads.slice(1).flatMap(({ tree_size }, at) => {
    const previous = heads[at]?.tree_size ?? tree_size
    return previous < tree_size ? [{ tree_size_1: previous, tree_size_2: tree_size }] : []
  })

/** Published figures, with what proves their place in the public log, and that it is the log of a head that was kept. */
export async function buildDownload(
  { db, readKeys, now }: BuildDownloadOptions,
  { file, publishedAtMs, leafIndex }: StoredEdition,
  knownSize: number | null = null,
): Promise<FairnessDownload> {
  const { before, after } = await findHeads(db, leafIndex)
  const known = knownSize === null ? null : await findHeadOfSize(db, knownSize)
  const heads = sortHeads([before, after, known])
  const proofs =
    leafIndex === null || !after
      ? []
      : await proveInclusions(db, [{ leaf_index: leafIndex, tree_size: after.tree_size }])
  return {
    data: file,
    issuedAtMs: now(),
    log: { timestamp: publishedAtMs, inclusion: proofs[0] ?? null },
    heads,
    consistency: await proveConsistencies(db, listSteps(heads)),
    keys: await readKeys(),
  }
}
