import { CHANGED_DRAFT, DRAFT_APPROVAL, DRAFT_PARAMS, DRAFT_START } from '#contracts/desk/prices.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { approveRevision, moveDraft } from '#server/modules/price-drafts/drafts.repository.ts'
import { readTotals } from '#server/modules/price-drafts/preview.repository.ts'
import {
  lockForStep,
  requireApproval,
  requireChecked,
  requireFourEyes,
  requireRevision,
} from './draft-actions.ts'

const ROLES = ['pricing'] as const

const DRAFT_URL = '/desk/api/price-drafts/:draft'

/** Approving, starting, withdrawing: what makes prices live, and takes their offers back. The worker does the work, all or nothing. */
export const START_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/approval`,
    roles: ROLES,
    action: 'APPROVE_PRICE_DRAFT',
    summary: 'Approves a draft that hits guard rails. Refused for everyone who has created or changed it.',
    needsRecentFactor: true,
    schema: { params: DRAFT_PARAMS, body: DRAFT_APPROVAL, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, operator, isOnePersonDesk, params, body, now }) => {
      const draft = await lockForStep(tx, params.draft, 'approve')
      requireRevision(draft, body.revision)
      requireFourEyes(draft, { operator, isOnePersonDesk })
      const totals = await readTotals(tx, draft)
      requireChecked(totals)
      await approveRevision(tx, draft, { operatorId: operator.id, at: new Date(now()) })
      const { rowCount, guardedCount } = totals
      return audit(
        { data: { draft: draft.id, revision: draft.revision, rowCount, guardedCount } },
        { id: draft.id, state: draft.state },
      )
    },
  }),
  deskRoute({
    method: 'PUT',
    url: `${DRAFT_URL}/start`,
    roles: ROLES,
    action: 'START_PRICE_DRAFT',
    summary:
      'Starts a draft now or at a time. Refused if it hits a guard rail and nobody else has approved it, or if the list has changed since. The worker writes the new versions within seconds.',
    needsRecentFactor: true,
    schema: { params: DRAFT_PARAMS, body: DRAFT_START, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, params, body, now }) => {
      const draft = await lockForStep(tx, params.draft, 'start')
      requireRevision(draft, body.revision)
      const totals = await readTotals(tx, draft)
      requireChecked(totals)
      requireApproval(draft, totals)
      const startAt = new Date(body.at === null ? now() : Date.parse(body.at))
      await moveDraft(tx, draft.id, { state: 'scheduled', startAt })
      const { rowCount, guardedCount } = totals
      return audit(
        { data: { draft: draft.id, at: startAt.toISOString(), rowCount, guardedCount } },
        { id: draft.id, state: 'scheduled' as const },
      )
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: `${DRAFT_URL}/start`,
    roles: ROLES,
    action: 'CANCEL_PRICE_DRAFT',
    summary: 'Takes a scheduled draft back.',
    schema: { params: DRAFT_PARAMS, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, params }) => {
      const { id } = await lockForStep(tx, params.draft, 'cancel')
      await moveDraft(tx, id, { state: 'open', startAt: null })
      return audit({ data: { draft: id } }, { id, state: 'open' as const })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/withdrawal`,
    roles: ROLES,
    action: 'WITHDRAW_OFFERS',
    summary:
      'Withdraws the offers that were made from a draft’s prices, once those were undone, and tells the sellers whose address we know. A sale keeps its price.',
    needsRecentFactor: true,
    schema: { params: DRAFT_PARAMS, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, params, now }) => {
      const { id, startedVersions } = await lockForStep(tx, params.draft, 'withdraw')
      await moveDraft(tx, id, { state: 'withdrawing', startAt: new Date(now()) })
      return audit({ data: { draft: id, versions: startedVersions } }, { id, state: 'withdrawing' as const })
    },
  }),
]
