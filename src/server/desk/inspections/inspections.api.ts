import { z } from 'zod'
import { ITEM_JSON, itemJson, timeJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { PHOTO_MEDIA_TYPES } from '#server/desk/photos/photo-format.ts'
import { takePhoto } from '#server/desk/photos/photos.service.ts'
import { MAX_PHOTO_BYTES } from '#server/desk/photos/read-photo.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { commitFindings } from './commit-findings.ts'
import { DECISION, decideInspection } from './decide-inspection.ts'
import { FINDINGS } from './findings-input.ts'
import { EITHER_INSPECTOR, INSPECTOR } from './inspections.routes.ts'
import { requireOutcome } from './outcome.ts'
import { DECLARED_JSON, declaredJson, OUTCOME_JSON, outcomeJson } from './outcome-json.ts'
import { lockOpenInspection } from './own-inspection.ts'
import { QUESTION_FORM, questionForm } from './question-form.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { type InspectionKind, startInspection } from './start-inspection.ts'

export const START = z.strictObject({ takesOver: z.boolean().default(false) })

export const STARTED = z.object({ round: z.number().int(), startedAt: z.iso.datetime(), form: QUESTION_FORM })

/** Begins a look; the answer has what there is to find out. */
export async function startJson(
  doing: InspectionContext,
  key: ItemKey,
  start: { readonly kind: InspectionKind; readonly takesOver: boolean },
): Promise<z.output<typeof STARTED>> {
  const { round, startedAt } = await startInspection(doing, key, start)
  const basis = await requireBasis(doing.tx, doing.questions, key)
  return {
    round,
    startedAt: timeJson(startedAt.getTime()),
    form: questionForm(basis, doing.questions.texts.en),
  }
}

export const DECIDED = z.object({ round: z.number().int(), outcome: z.string().nullable() })

const FIXED = z.object({ round: z.number().int(), commitment: z.string(), committedAt: z.iso.datetime() })

/** The usual look at a device, as a machine drives it. */
export const INSPECTION_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    summary: 'Lists devices to inspect, the oldest first, 200 at most.',
    schema: { response: { 200: z.array(ITEM_JSON) } },
    handler: async ({ db }) => (await listItems(db, ['RECEIVED', 'IN_INSPECTION'])).map(itemJson),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/inspections',
    roles: INSPECTOR,
    action: 'START_INSPECTION',
    summary: 'Begins an inspection, or goes on with an open one of the same operator.',
    schema: { params: ITEM_PARAMS, body: START, response: { 201: STARTED } },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const started = await startJson(doing, key, { kind: 'inspection', ...body })
      return audit({ ...key, data: { round: started.round, ...body } }, started)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/photos',
    roles: EITHER_INSPECTOR,
    action: 'KEEP_PHOTOS',
    summary: 'Stores a photo for the findings of an open inspection; the body is the file.',
    bodyLimit: MAX_PHOTO_BYTES,
    schema: {
      params: ITEM_PARAMS,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 201: z.object({ photoId: z.uuid() }) },
    },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      await lockOpenInspection(doing, key)
      const taking = { subject: key, operator: doing.operator, atMs: doing.now() }
      const photoId = await takePhoto(doing.tx, body, taking)
      return audit({ ...key, data: { photoIds: [photoId] } }, { photoId })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/findings',
    roles: EITHER_INSPECTOR,
    action: 'FIX_FINDINGS',
    summary: 'Fixes what was found, by its hash. Nothing of it can be changed afterwards.',
    schema: { params: ITEM_PARAMS, body: FINDINGS, response: { 201: FIXED } },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const { round, commitment, committedAtMs } = await commitFindings(doing, key, body)
      const fixed = { round, commitment, committedAt: timeJson(committedAtMs) }
      return audit({ ...key, data: { round, commitment } }, fixed)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/declared',
    roles: EITHER_INSPECTOR,
    action: 'SEE_DECLARED',
    summary: 'What the seller said; sealed until the operator has fixed findings about the device.',
    schema: { params: ITEM_PARAMS, response: { 200: DECLARED_JSON } },
    handler: async ({ params, ...reading }) =>
      declaredJson(await requireOutcome(reading, requireItemKey(params))),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/outcome',
    roles: EITHER_INSPECTOR,
    action: 'SEE_OUTCOME',
    summary: 'What follows from the operator’s findings: differences, effects, price.',
    schema: { params: ITEM_PARAMS, response: { 200: OUTCOME_JSON } },
    handler: async ({ params, ...reading }) =>
      outcomeJson(await requireOutcome(reading, requireItemKey(params))),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/decision',
    roles: INSPECTOR,
    action: 'DECIDE_INSPECTION',
    summary: 'Ends an inspection: buy, counter-offer, ask the seller, or quarantine.',
    schema: { params: ITEM_PARAMS, body: DECISION, response: { 200: DECIDED } },
    handler: async ({ params, body, audit, ...doing }) => {
      const key = requireItemKey(params)
      const decided = await decideInspection(doing, key, body)
      return audit({ ...key, data: { ...body, round: decided.round } }, decided)
    },
  }),
]
