import {
  DRAFT_CHANGE,
  DRAFT_PARAMS,
  DRAFT_REVISION,
  NEW_DRAFT,
  RULE_EFFECT,
  RULES,
  SAVED_REVISION,
  STARTED_RULE,
} from '#contracts/desk/rules.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { discardDraft, openDraft, saveDraft, startDraft } from './change-draft.ts'
import { measureEffect } from './measure-effect.ts'
import { showRules } from './show-rules.ts'

const ROLES = ['pricing'] as const satisfies readonly OperatorRole[]

/** The numbers of the price rule: drafted by one, started by another. */
export const RULE_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/rules', roles: ROLES, action: 'READ_RULES' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/rules',
    roles: ROLES,
    action: 'READ_RULES',
    summary: 'Lists the versions of the price rule, and the open draft with every factor and deduction.',
    schema: { response: { 200: RULES } },
    handler: showRules,
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/rule-drafts',
    roles: ROLES,
    action: 'OPEN_RULE_DRAFT',
    summary:
      'Opens a draft with the numbers of a version. An older version and no change is the way back to it. There’s one draft at a time; asking again for the same one changes nothing.',
    schema: { body: NEW_DRAFT, response: { 200: SAVED_REVISION.extend({ id: DRAFT_PARAMS.shape.draft }) } },
    handler: async ({ body, audit, ...context }) => {
      const { id, revision } = await openDraft(context, body.baseVersion)
      return audit({ data: { draft: id, baseVersion: body.baseVersion } }, { id, revision })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/rule-drafts/:draft',
    roles: ROLES,
    action: 'CHANGE_RULE_DRAFT',
    summary:
      'Replaces the new numbers of a draft. Refused with DRAFT_CHANGED if someone has changed it since the given revision.',
    schema: { params: DRAFT_PARAMS, body: DRAFT_CHANGE, response: { 200: SAVED_REVISION } },
    handler: async ({ params, body, audit, ...context }) => {
      const revision = await saveDraft(context, params.draft, body)
      return audit({ data: { draft: params.draft, revision, changes: body.changes } }, { revision })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/rule-drafts/:draft/effect',
    roles: ROLES,
    action: 'READ_RULE_EFFECT',
    summary:
      'Prices the devices that were sold in the last 30 days by the current version and by the draft, as their sellers described them.',
    schema: { params: DRAFT_PARAMS, response: { 200: RULE_EFFECT } },
    handler: ({ db, questions, now, params }) =>
      measureEffect({ db, ruleSets: questions.ruleSets, now }, params.draft),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/rule-drafts/:draft/start',
    roles: ROLES,
    action: 'START_RULE',
    needsRecentFactor: true,
    summary:
      'Publishes a draft as the next version, by which new offers are priced at once. Offers and sales keep theirs. Refused with FOUR_EYES to everyone who has changed the draft.',
    schema: { params: DRAFT_PARAMS, body: DRAFT_REVISION, response: { 200: STARTED_RULE } },
    handler: async ({ params, body, audit, ...context }) => {
      const version = await startDraft(context, params.draft, body.revision)
      return audit({ data: { draft: params.draft, version } }, { version })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/rule-drafts/:draft',
    roles: ROLES,
    action: 'DISCARD_RULE_DRAFT',
    summary: 'Discards a draft.',
    schema: { params: DRAFT_PARAMS, response: { 200: DRAFT_PARAMS } },
    handler: async ({ params, audit, ...context }) => {
      await discardDraft(context, params.draft)
      return audit({ data: { draft: params.draft } }, params)
    },
  }),
]
