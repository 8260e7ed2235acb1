import { canDraft, type PriceDraftStep } from '#domain/price-lists/draft-states.ts'
import type { Connection } from '#server/db/database.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findDraft, lockDraft, type PriceDraft } from '#server/modules/price-drafts/drafts.repository.ts'
import type { DraftTotals } from '#server/modules/price-drafts/preview.repository.ts'

const refuseUnknown = (): HttpError => new HttpError(404, 'NOT_FOUND', 'There’s no such draft of prices.')

export async function requireDraft(db: Connection, id: number): Promise<PriceDraft> {
  const draft = await findDraft(db, id)
  if (!draft) throw refuseUnknown()
  return draft
}

const REFUSALS: Readonly<Record<PriceDraftStep, string>> = {
  change: 'This draft can’t be changed any more. Create another one.',
  discard: 'Only a draft that wasn’t started can be discarded.',
  approve: 'This draft can’t be approved any more.',
  start: 'This draft was already started or scheduled.',
  cancel: 'This draft isn’t scheduled.',
  undo: 'Only prices that are live can be undone.',
  withdraw: 'Undo the prices first. Until then, every new offer would have them again.',
}

/** Locks a draft for one of its steps. */
export async function lockForStep(tx: Connection, id: number, step: PriceDraftStep): Promise<PriceDraft> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw refuseUnknown()
  if (!canDraft(step, draft.state)) throw new HttpError(409, 'NOT_POSSIBLE', REFUSALS[step])
  return draft
}

/** Refuses what someone has decided about other rows than those that the draft has now. */
export function requireRevision({ revision }: PriceDraft, seen: number): void {
  if (revision !== seen)
    throw new HttpError(409, 'DRAFT_CHANGED', 'The draft has changed since you opened it. Look at it again.')
}

export interface Approver {
  readonly operator: Operator
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
}

export const isOwnDraft = ({ createdBy, editors }: PriceDraft, { id }: Operator): boolean =>
  createdBy === id || editors.includes(id)

/** Whoever has touched the prices can't be the second person. */
export function requireFourEyes(draft: PriceDraft, { operator, isOnePersonDesk }: Approver): void {
  if (!isOnePersonDesk && isOwnDraft(draft, operator))
    throw new HttpError(
      403,
      'FOUR_EYES',
      'You created or changed this draft, so someone else has to approve it.',
    )
}

export function requireChecked({ rowCount, isStale }: DraftTotals): void {
  if (rowCount === 0) throw new HttpError(409, 'NOT_POSSIBLE', 'This draft changes no price.')
  if (isStale)
    throw new HttpError(
      409,
      'PRICE_LIST_CHANGED',
      'The price list has changed since this draft was compared with it. Compare it again.',
    )
}

export const isApproved = ({ approvedRevision, revision }: PriceDraft): boolean =>
  approvedRevision === revision

/** Prices beyond a guard rail need the approval of someone else, for exactly these rows. */
export function requireApproval(draft: PriceDraft, { guardedCount }: DraftTotals): void {
  if (guardedCount > 0 && !isApproved(draft))
    throw new HttpError(
      409,
      'GUARD_RAIL',
      `${guardedCount === 1 ? 'One price hits a guard rail' : `${guardedCount} prices hit a guard rail`}. Someone else has to approve this draft first.`,
    )
}
