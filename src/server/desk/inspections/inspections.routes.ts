import { z } from 'zod'
import { PHOTO_FORM_LIMIT } from '#server/desk/arrivals/arrivals.routes.ts'
import { findByCode } from '#server/desk/items/find-by-code.ts'
import { ITEM_PARAMS, itemPath, requireItemKey, tradePath } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { commitFindings } from './commit-findings.ts'
import { DECISION_FORM, decideInspection } from './decide-inspection.ts'
import { FINDINGS_FORM } from './findings-form.ts'
import { inspectionPath, presentWorkList } from './inspections.presenter.ts'
import { presentOutcome } from './outcome.presenter.ts'
import { requireOutcome } from './outcome.ts'
import { questionForm } from './question-form.ts'
import { saveFindingsDraft } from './save-findings-draft.ts'
import { showInspection } from './show-inspection.ts'
import { startInspection } from './start-inspection.ts'

export const INSPECTOR = ['inspector'] as const satisfies readonly OperatorRole[]
/** Both kinds of look are done the same way. */
export const EITHER_INSPECTOR = ['inspector', 'second_inspector'] as const satisfies readonly OperatorRole[]

export const CODE_QUERY = z.object({ code: z.string().max(60).optional() })

export const START_FORM = z
  .strictObject({ takesOver: z.literal('true').optional() })
  .default({})
  .transform(({ takesOver }) => ({ takesOver: takesOver === 'true' }))

/** Where a scan leads: to the device, or to its trade where that has several. */
export const scanTarget = (found: { transactionId: number; itemNumber: number | null }): string => {
  const { transactionId, itemNumber } = found
  return itemNumber === null ? tradePath(transactionId) : inspectionPath({ transactionId, itemNumber })
}

/** The usual look at a device, as people do it. */
export const INSPECTION_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    list: { title: 'Inspect', key: 'i', states: ['RECEIVED', 'IN_INSPECTION'] },
    schema: { querystring: CODE_QUERY },
    handler: async ({ db, query: { code }, now }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(scanTarget(found))
      return presentWorkList({
        title: 'Inspect',
        path: '/desk/inspections',
        missed: code ?? null,
        nowMs: now(),
        caption: 'Devices to inspect, the oldest first; inspect by the day that the seller was told',
        items: await listItems(db, ['RECEIVED', 'IN_INSPECTION']),
      })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item/inspection',
    roles: EITHER_INSPECTOR,
    action: 'SEE_INSPECTION',
    schema: { params: ITEM_PARAMS },
    handler: ({ params, ...reading }) => showInspection(reading, requireItemKey(params)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/inspection',
    roles: INSPECTOR,
    action: 'START_INSPECTION',
    schema: { params: ITEM_PARAMS, body: START_FORM },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const { round } = await startInspection(doing, key, { kind: 'inspection', ...body })
      return audit({ ...key, data: { round, ...body } }, seeOther(inspectionPath(key)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/findings-draft',
    roles: EITHER_INSPECTOR,
    action: 'KEEP_PHOTOS',
    bodyLimit: PHOTO_FORM_LIMIT,
    schema: { params: ITEM_PARAMS, body: FINDINGS_FORM },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const { photoIds, show } = await saveFindingsDraft(doing, key, body)
      return audit({ ...key, data: { photoIds } }, await show(200))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/findings',
    roles: EITHER_INSPECTOR,
    action: 'FIX_FINDINGS',
    bodyLimit: PHOTO_FORM_LIMIT,
    schema: { params: ITEM_PARAMS, body: FINDINGS_FORM },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const { input, problems, photoIds, show } = await saveFindingsDraft(doing, key, body)
      // Not an error page: what was typed and photographed must not be lost.
      if (problems.length > 0)
        return audit({ ...key, data: { photoIds, refused: 'INVALID_FIELDS' } }, await show(422))
      const { round, commitment } = await commitFindings(doing, key, input)
      return audit({ ...key, data: { round, commitment } }, seeOther(`${itemPath(key)}/outcome`))
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
      return presentOutcome(outcome, questionForm(outcome.basis, reading.questions.texts.en))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/items/:trade/:item/decision',
    roles: INSPECTOR,
    action: 'DECIDE_INSPECTION',
    schema: { params: ITEM_PARAMS, body: DECISION_FORM },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const { round } = await decideInspection(doing, key, body)
      return audit({ ...key, data: { ...body, round } }, seeOther('/desk/inspections'))
    },
  }),
]
