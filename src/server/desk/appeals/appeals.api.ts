import { buildCutList } from '#contracts/desk/cut-list.ts'
import { INSPECTION_ROW } from '#contracts/desk/items.ts'
import { DECIDED, START, STARTED, startInspectionJson } from '#server/desk/inspections/inspections.api.ts'
import { toInspectionRow, toListJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listUnseenItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { APPEAL_DECISION, decideAppeal } from './decide-appeal.ts'

const ROLES = ['second_inspector'] as const satisfies readonly OperatorRole[]

/** The second inspection that a seller can ask for, by someone else and as blind as the first. */
export const APPEAL_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/appeals',
    roles: ROLES,
    action: 'LIST_APPEALS',
    list: { title: 'Appeals', key: 'a', states: ['APPEALED'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/appeals',
    roles: ROLES,
    action: 'LIST_APPEALS',
    summary:
      'Lists devices whose sellers asked for a second inspection, except the ones this operator has inspected, up to 2,000.',
    schema: { response: { 200: buildCutList(INSPECTION_ROW) } },
    handler: async ({ db, operator, now }) =>
      toListJson(await listUnseenItems(db, 'APPEALED', operator.id), (item) => toInspectionRow(item, now())),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/appeal-inspections',
    roles: ROLES,
    action: 'START_APPEAL',
    announces: requireItemKey,
    summary: 'Starts a second inspection. Refused if the operator has inspected the device before.',
    schema: { params: ITEM_PARAMS, body: START, response: { 201: STARTED } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const started = await startInspectionJson(context, key, { kind: 'appeal', ...body })
      return audit({ ...key, data: { inspectionNumber: started.inspectionNumber, ...body } }, started)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/appeal-decision',
    roles: ROLES,
    action: 'DECIDE_APPEAL',
    announces: requireItemKey,
    summary: 'Ends a second inspection by upholding or rejecting the appeal.',
    schema: { params: ITEM_PARAMS, body: APPEAL_DECISION, response: { 200: DECIDED } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const decided = await decideAppeal(context, key, body)
      return audit({ ...key, data: { ...body, inspectionNumber: decided.inspectionNumber } }, decided)
    },
  }),
]
