import type { DocumentContent, DocumentKey } from '#domain/content/content-document.ts'
import { bumpCacheVersion } from '#server/db/cache-versions.ts'
import type { Connection, Transaction } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { findDocumentProblems } from './check-document.ts'
import {
  type DraftChange,
  findDraft,
  insertVersion,
  listVersions,
  lockDraft,
  lockMarketContent,
  type StoredVersion,
  saveDraft,
  type Writer,
} from './documents.repository.ts'
import { findDelivered } from './load-document.ts'

/** The version that is delivered with the program. */
const DELIVERED_VERSION = 0

export const refuseUnknownDocument = () =>
  new HttpError(404, 'NOT_FOUND', 'There’s no such page, or no such version of it.')

const refuseOther = (message: string) => new HttpError(409, 'DRAFT_CHANGED', message)

const OVERTAKEN =
  'Someone else has changed this draft in the meantime. Load it again, then repeat your change.'
const REPUBLISHED =
  'Another version was published since you began. Load the page again and compare before you publish.'

export const findLastNumber = (versions: readonly Pick<StoredVersion, 'number'>[]): number =>
  versions[0]?.number ?? DELIVERED_VERSION

/** Saves what an editor has written so far, broken or not. The draft before must be the one that they have seen. */
export async function writeDraft(
  tx: Transaction,
  key: DocumentKey,
  { version, ...change }: Omit<DraftChange, 'baseVersion'> & { readonly version: number },
): Promise<number> {
  const saved = await saveDraft(tx, key, { ...change, baseVersion: version })
  if (saved === null) throw refuseOther(OVERTAKEN)
  return saved
}

/** Throws a draft away. */
export async function discardDraft(
  tx: Transaction,
  key: DocumentKey,
  { revision, ...writer }: Writer & { readonly revision: number },
): Promise<void> {
  const before = await findDraft(tx, key)
  if (!before?.content) throw refuseUnknownDocument()
  const { baseVersion } = before
  const saved = await saveDraft(tx, key, { ...writer, content: null, revision, baseVersion })
  if (saved === null) throw refuseOther(OVERTAKEN)
}

interface Publication extends Writer {
  readonly content: DocumentContent
  readonly restores: number | null
  /** The version that it follows. */
  readonly over: number
}

/** Adds a version and has every page made again. What is broken is refused as a whole, and the version before stays. */
async function addVersion(
  tx: Transaction,
  { delivered, key }: { readonly delivered: Cms; readonly key: DocumentKey },
  { over, ...version }: Publication,
): Promise<number> {
  const problems = await findDocumentProblems(tx, delivered, { key, content: version.content })
  if (problems.length > 0) throw createInvalidFieldsError(problems)
  const number = over + 1
  await insertVersion(tx, key, { ...version, number })
  await bumpCacheVersion(tx, 'content')
  return number
}

/** Publishes a draft, in the revision that the editor has seen. */
export async function publishDraft(
  tx: Transaction,
  document: { readonly delivered: Cms; readonly key: DocumentKey },
  { revision, ...writer }: Writer & { readonly revision: number },
): Promise<number> {
  const { key } = document
  await lockMarketContent(tx, key.market)
  // Whoever saves meanwhile waits, and is told that the draft has changed.
  const draft = await lockDraft(tx, key)
  if (!draft?.content || draft.revision !== revision) throw refuseOther(OVERTAKEN)
  const over = findLastNumber(await listVersions(tx, key))
  if (draft.baseVersion !== over) throw refuseOther(REPUBLISHED)
  const number = await addVersion(tx, document, { ...writer, content: draft.content, restores: null, over })
  const cleared = await saveDraft(tx, key, { ...writer, content: null, revision, baseVersion: number })
  if (cleared === null) throw refuseOther(OVERTAKEN)
  return number
}

/** What a version of a document says. */
export async function findVersionContent(
  db: Connection,
  { delivered, key }: { readonly delivered: Cms; readonly key: DocumentKey },
  number: number,
): Promise<DocumentContent> {
  const content =
    number === DELIVERED_VERSION
      ? await findDelivered(delivered, key)
      : (await listVersions(db, key)).find((version) => version.number === number)?.content
  if (!content) throw refuseUnknownDocument()
  return content
}

/** Publishes an earlier version once more, over the one that the editor has seen. */
export async function restoreVersion(
  tx: Transaction,
  document: { readonly delivered: Cms; readonly key: DocumentKey },
  { number, over, ...writer }: Writer & { readonly number: number; readonly over: number },
): Promise<number> {
  const { key } = document
  await lockMarketContent(tx, key.market)
  if (findLastNumber(await listVersions(tx, key)) !== over) throw refuseOther(REPUBLISHED)
  if (number >= over)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Only an earlier version than the published one can be put back.',
    )
  const content = await findVersionContent(tx, document, number)
  return addVersion(tx, document, { ...writer, content, restores: number, over })
}
