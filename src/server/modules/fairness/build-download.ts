import type { FairnessDownload } from '#domain/fairness/fairness-download.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Database } from '#server/db/database.ts'
import { findHeadsAround } from '#server/modules/sale-proofs/heads-around.repository.ts'
import { proveConsistencies, proveInclusions } from '#server/modules/transparency-log/log-proofs.ts'
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

/** Published figures, with what proves their place in the public log. */
export async function buildDownload(
  { db, readKeys, now }: BuildDownloadOptions,
  { file, publishedAtMs, leafIndex }: StoredEdition,
): Promise<FairnessDownload> {
  const { before, after } = await findHeads(db, leafIndex)
  const proofs =
    leafIndex === null || !after
      ? []
      : await proveInclusions(db, [{ leaf_index: leafIndex, tree_size: after.tree_size }])
  const consistency =
    before && after
      ? await proveConsistencies(db, [{ tree_size_1: before.tree_size, tree_size_2: after.tree_size }])
      : []
  return {
    data: file,
    issuedAtMs: now(),
    log: { timestamp: publishedAtMs, inclusion: proofs[0] ?? null },
    heads: [before, after].flatMap((head) => head ?? []),
    consistency,
    keys: await readKeys(),
  }
}
