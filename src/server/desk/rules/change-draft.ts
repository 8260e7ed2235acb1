import { isDeepStrictEqual } from 'node:util'
import {
  changeRuleNumbers,
  dropUnchanged,
  findNumberProblems,
  type NumberChanges,
} from '#domain/pricing/rule-numbers.ts'
import type { Transaction } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { storeRules } from '#server/modules/catalogue/writing/highest-price.ts'
import {
  endDraft,
  findContent,
  findOpenDraft,
  findStartedVersion,
  insertDraft,
  insertVersion,
  listVersions,
  lockOpenDraft,
  requireContent,
  type StoredDraft,
  updateDraft,
} from './rule-drafts.repository.ts'

/** Releases number their versions from 1 on; those of the desk begin after this, so that the two never meet. */
const LAST_DELIVERED_VERSION = 1_000

/** Whether someone may start a draft: not what they have written themselves. */
export const mayStart = (
  { editorIds }: Pick<StoredDraft, 'editorIds'>,
  { id }: Operator,
  isOnePersonDesk: boolean,
): boolean => isOnePersonDesk || !editorIds.includes(id)

const refuseEnded = () => new HttpError(409, 'NOT_POSSIBLE', 'This draft has been started or discarded.')

async function requireDraft(tx: Transaction, id: string): Promise<StoredDraft> {
  const draft = await lockOpenDraft(tx, id)
  if (!draft) throw refuseEnded()
  return draft
}

function requireRevision(current: number, given: number): void {
  if (current !== given)
    throw new HttpError(
      409,
      'DRAFT_CHANGED',
      'Someone has changed this draft since. Check what’s shown now, then try again.',
    )
}

/** Opens a draft with the numbers of a version; the one that is open, where it has the same. */
export async function openDraft(
  { tx, operator, now }: ActionContext,
  baseVersion: number,
): Promise<StoredDraft> {
  if (!(await findContent(tx, baseVersion)))
    throw new HttpError(422, 'INVALID_FIELDS', 'There’s no such version of the price rule.', [
      { field: 'baseVersion', key: 'FIELD_FORMAT' },
    ])
  await insertDraft(tx, baseVersion, { operatorId: operator.id, atMs: now() })
  const draft = await findOpenDraft(tx)
  if (!draft || draft.baseVersion !== baseVersion)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'There’s an open draft already. Start it or discard it before you begin another.',
    )
  return draft
}

export interface ChangedDraft {
  readonly revision: number
  readonly changes: NumberChanges
  readonly note: string
}

/** Saves new numbers, right or wrong: what is wrong keeps the draft from being started. */
export async function saveDraft(
  { tx, operator, now }: ActionContext,
  id: string,
  { revision, changes, note }: ChangedDraft,
): Promise<number> {
  const draft = await requireDraft(tx, id)
  const kept = dropUnchanged(await requireContent(tx, draft.baseVersion), changes)
  // The same once more: the answer to the first request got lost.
  const isRepeated =
    draft.revision === revision + 1 && draft.note === note && isDeepStrictEqual(draft.changes, kept)
  if (!isRepeated) {
    requireRevision(draft.revision, revision)
    await updateDraft(tx, id, { changes: kept, note, operatorId: operator.id, atMs: now() })
  }
  return revision + 1
}

export async function discardDraft({ tx, operator, now }: ActionContext, id: string): Promise<void> {
  await requireDraft(tx, id)
  await endDraft(tx, id, { operatorId: operator.id, atMs: now(), startedVersion: null })
}

export interface StartContext extends ActionContext {
  readonly isOnePersonDesk: boolean
}

function requireStartable({ operator, isOnePersonDesk }: StartContext, draft: StoredDraft): void {
  if (!mayStart(draft, operator, isOnePersonDesk))
    throw new HttpError(403, 'FOUR_EYES', 'You’ve worked on this draft, so someone else has to start it.')
}

/** Publishes the draft as the next version, by which all new offers are priced at once. */
export async function startDraft(context: StartContext, id: string, revision: number): Promise<number> {
  const { tx, operator, now } = context
  const draft = await lockOpenDraft(tx, id)
  // Asked again, because the answer to the first request got lost.
  const started = draft ? null : await findStartedVersion(tx, id)
  if (started !== null) return started
  if (!draft) throw refuseEnded()
  requireRevision(draft.revision, revision)
  requireStartable(context, draft)
  const base = await requireContent(tx, draft.baseVersion)
  const [newest] = await listVersions(tx)
  const isUndo = newest !== undefined && newest.version !== draft.baseVersion
  if (Object.keys(draft.changes).length === 0 && !isUndo)
    throw new HttpError(409, 'NOT_POSSIBLE', 'This draft changes nothing.')
  if (findNumberProblems(base, draft.changes).length > 0)
    throw new HttpError(422, 'INVALID_FIELDS', 'Some numbers of this draft can’t be used. They’re marked.')
  const version = Math.max(newest?.version ?? 0, LAST_DELIVERED_VERSION) + 1
  await storeRules(toStatementClient(tx), () =>
    insertVersion(tx, changeRuleNumbers(base, draft.changes, version)),
  )
  await endDraft(tx, id, { operatorId: operator.id, atMs: now(), startedVersion: version })
  return version
}
