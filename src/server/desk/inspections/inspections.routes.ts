import { z } from 'zod'
import { PHOTO_FORM_LIMIT } from '#server/desk/arrivals/arrivals.routes.ts'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { INSPECTION_STATES } from '#server/desk/items/inspection-states.ts'
import {
  buildItemPath,
  buildPartPath,
  buildTradePath,
  ITEM_PARAMS,
  requireItemKey,
} from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { keepPhotos } from '#server/desk/photos/keep-photo.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { commitFindings } from './commit-findings.ts'
import { DECISION_FORM, decideInspection } from './decide-inspection.ts'
import { FINDINGS_FORM } from './findings-form.ts'
import { buildInspectionPath, presentWorkList } from './inspections.presenter.ts'
import { presentOutcome } from './outcome.presenter.ts'
import { requireOutcome } from './outcome.ts'
import { buildQuestionForm } from './question-form.ts'
import { saveFindingsDraft } from './save-findings-draft.ts'
import { showInspection } from './show-inspection.ts'
import { startInspection } from './start-inspection.ts'

export const INSPECTOR = ['inspector'] as const satisfies readonly OperatorRole[]
/** First and second inspections work the same way. */
export const EITHER_INSPECTOR = ['inspector', 'second_inspector'] as const satisfies readonly OperatorRole[]

export const CODE_QUERY = z.object({ code: z.string().max(60).optional() })

export const START_FORM = z
  .strictObject({ takesOver: z.literal('true').optional() })
  .default({})
  .transform(({ takesOver }) => ({ takesOver: takesOver === 'true' }))

/** Where a scan leads: to the device, or to its trade if that has several. */
export function buildScanTarget({ transactionId, itemNumber, isPart }: FoundCode): string {
  if (itemNumber === null) return buildTradePath(transactionId)
  const key = { transactionId, itemNumber }
  return isPart ? buildPartPath(key) : buildInspectionPath(key)
}

/** Inspections, as people work through them. */
export const INSPECTION_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    list: { title: 'Inspect', key: 'i', states: INSPECTION_STATES.inspection },
    schema: { querystring: CODE_QUERY },
    handler: async ({ db, query: { code }, now }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(buildScanTarget(found))
      return presentWorkList({
        title: 'Inspect',
        path: '/desk/inspections',
        missed: code ?? null,
        nowMs: now(),
        caption: 'Devices to inspect, oldest first, with the date we promised the seller',
        items: await listItems(db, INSPECTION_STATES.inspection),
      })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item/inspection',
    roles: EITHER_INSPECTOR,
    action: 'SEE_INSPECTION',
    schema: { params: ITEM_PARAMS },
    handler: ({ params, ...context }) => showInspection(context, requireItemKey(params)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/inspection',
    roles: INSPECTOR,
    action: 'START_INSPECTION',
    schema: { params: ITEM_PARAMS, body: START_FORM },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const { number: inspectionNumber } = await startInspection(context, key, {
        kind: 'inspection',
        ...body,
      })
      return audit({ ...key, data: { inspectionNumber, ...body } }, seeOther(buildInspectionPath(key)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/findings-draft',
    roles: EITHER_INSPECTOR,
    action: 'SAVE_FINDINGS_DRAFT',
    bodyLimit: PHOTO_FORM_LIMIT,
    schema: { params: ITEM_PARAMS, body: FINDINGS_FORM },
    prepare: keepPhotos,
    handler: async ({ params, body: fields, prepared: photos, audit, ...context }) => {
      const key = requireItemKey(params)
      const { photoIds, show } = await saveFindingsDraft(context, key, { fields, photos })
      return audit({ ...key, data: { photoIds } }, await show(200))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/findings',
    roles: EITHER_INSPECTOR,
    action: 'COMMIT_FINDINGS',
    bodyLimit: PHOTO_FORM_LIMIT,
    schema: { params: ITEM_PARAMS, body: FINDINGS_FORM },
    prepare: keepPhotos,
    handler: async ({ params, body: fields, prepared: photos, audit, ...context }) => {
      const key = requireItemKey(params)
      const { input, problems, photoIds, show } = await saveFindingsDraft(context, key, { fields, photos })
      // Not an error page, so that nothing typed or photographed is lost.
      if (problems.length > 0)
        return audit({ ...key, data: { photoIds, refused: 'INVALID_FIELDS' } }, await show(422))
      const { inspectionNumber, commitment } = await commitFindings(context, key, input)
      return audit(
        { ...key, data: { inspectionNumber, commitment } },
        seeOther(`${buildItemPath(key)}/outcome`),
      )
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item/outcome',
    roles: EITHER_INSPECTOR,
    action: 'SEE_OUTCOME',
    schema: { params: ITEM_PARAMS },
    handler: async ({ params, ...reading }) => {
      const outcome = await requireOutcome(reading, requireItemKey(params))
      return presentOutcome(outcome, buildQuestionForm(outcome.basis, reading.questions.texts.en))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/decision',
    roles: INSPECTOR,
    action: 'DECIDE_INSPECTION',
    schema: { params: ITEM_PARAMS, body: DECISION_FORM },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const { inspectionNumber } = await decideInspection(context, key, body)
      return audit({ ...key, data: { ...body, inspectionNumber } }, seeOther('/desk/inspections'))
    },
  }),
]
