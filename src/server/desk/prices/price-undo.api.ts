import {
  CHANGED_DRAFT,
  DRAFT_PARAMS,
  DRAFT_UNDO,
  UNDO_APPROVAL,
  UNDO_PREVIEW,
} from '#contracts/desk/prices.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { approveUndo, moveDraft, noteUndo } from '#server/modules/price-drafts/drafts.repository.ts'
import { lockForStep, requireDraft } from './draft-actions.ts'
import { requireUndoApproval, requireUndoFor, showUndo } from './undo-draft.ts'

const ROLES = ['pricing'] as const

const UNDO_URL = '/desk/api/price-drafts/:draft/undo'

/** Putting the prices back that a draft has replaced. */
export const UNDO_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: UNDO_URL,
    roles: ROLES,
    action: 'SEE_PRICE_DRAFT',
    summary:
      'Returns what undoing a draft would do: how many prices go back, which stay because something has changed them since, and which hit a guard rail.',
    schema: { params: DRAFT_PARAMS, response: { 200: UNDO_PREVIEW } },
    handler: async ({ db, params, ...reader }) => showUndo(db, await requireDraft(db, params.draft), reader),
  }),
  deskRoute({
    method: 'POST',
    url: `${UNDO_URL}/approval`,
    roles: ROLES,
    action: 'APPROVE_PRICE_UNDO',
    summary:
      'Approves undoing a draft where that hits guard rails. Someone else then undoes it within a day, while the lists are the same.',
    needsRecentFactor: true,
    schema: { params: DRAFT_PARAMS, body: UNDO_APPROVAL, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, operator, params, body, now }) => {
      const draft = await lockForStep(tx, params.draft, 'undo')
      const { listState, guardState, putBackCount, guardedCount } = await requireUndoFor(tx, draft, body)
      const at = new Date(now())
      await approveUndo(tx, draft.id, { operatorId: operator.id, listState, guardState, at })
      return audit(
        { data: { draft: draft.id, putBackCount, guardedCount } },
        { id: draft.id, state: draft.state },
      )
    },
  }),
  deskRoute({
    method: 'POST',
    url: UNDO_URL,
    roles: ROLES,
    action: 'UNDO_PRICE_DRAFT',
    summary:
      'Puts the prices back that a draft has replaced and nothing has changed since, as a new version. Refused if that hits a guard rail and nobody else has approved it.',
    needsRecentFactor: true,
    schema: { params: DRAFT_PARAMS, body: DRAFT_UNDO, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, operator, isOnePersonDesk, params, body, now }) => {
      const draft = await lockForStep(tx, params.draft, 'undo')
      const preview = await requireUndoFor(tx, draft, body)
      requireUndoApproval(draft, preview, { operator, isOnePersonDesk, now })
      await moveDraft(tx, draft.id, { state: 'undoing', startAt: new Date(now()) })
      await noteUndo(tx, draft.id, preview.listState)
      const { putBackCount, endedCount, leftCount, guardedCount } = preview
      const counts = { putBackCount, endedCount, leftCount, guardedCount }
      return audit(
        { data: { draft: draft.id, versions: draft.startedVersions, ...counts } },
        { id: draft.id, state: 'undoing' as const },
      )
    },
  }),
]
