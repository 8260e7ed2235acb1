import { z } from 'zod'
import { buildCutList } from '#contracts/desk/cut-list.ts'
import {
  DECLARED,
  DRAFT_INPUT,
  FOUND_MODELS,
  INSPECTION_VIEW,
  MODEL_QUERY,
  OUTCOME,
  PHOTO_PROVES,
  QUESTION_FORM,
  SAVED_DRAFT,
  SERIAL_CHECKS,
  SERIAL_QUERY,
} from '#contracts/desk/inspections.ts'
import { INSPECTION_ROW } from '#contracts/desk/items.ts'
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { INSPECTION_STATES, type InspectionKind } from '#server/desk/items/inspection-states.ts'
import { toInspectionRow, toListJson } from '#server/desk/items/item-json.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listItems } from '#server/desk/items/items.repository.ts'
import { keepPhoto } from '#server/desk/photos/keep-photo.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { storeProves } from '#server/desk/photos/photos.repository.ts'
import { createNoPhotoError, takePhoto } from '#server/desk/photos/photos.service.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { MAX_PHOTO_BYTES } from '#server/uploads/reencode-photo.ts'
import { checkSerialNumber } from './check-serial-number.ts'
import { commitFindings } from './commit-findings.ts'
import { DECISION, decideInspection } from './decide-inspection.ts'
import { findModels } from './find-models.ts'
import { LOCK_INPUT } from './findings-input.ts'
import { EITHER_INSPECTOR, INSPECTOR } from './inspections.screens.ts'
import { lockOpenInspection } from './lock-own-inspection.ts'
import { requireOutcome } from './outcome.ts'
import { toDeclaredJson, toOutcomeJson } from './outcome-json.ts'
import { buildQuestionForm } from './question-form.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { saveDraft } from './save-draft.ts'
import { showInspection } from './show-inspection.ts'
import { startInspection } from './start-inspection.ts'

export const START = z.strictObject({ takesOver: z.boolean().default(false) })

export const STARTED = z.object({
  inspectionNumber: z.number().int(),
  startedAt: z.iso.datetime(),
  form: QUESTION_FORM,
})

/** Starts an inspection and describes the form to fill in. */
export async function startInspectionJson(
  context: InspectionContext,
  key: ItemKey,
  start: { readonly kind: InspectionKind; readonly takesOver: boolean },
): Promise<z.output<typeof STARTED>> {
  const { number: inspectionNumber, startedAt, draft } = await startInspection(context, key, start)
  const basis = await requireBasis(context.tx, context.questions, { ...key, foundDeviceId: draft?.deviceId })
  return {
    inspectionNumber,
    startedAt: toTimeJson(startedAt.getTime()),
    form: buildQuestionForm(basis, context.questions.texts.en),
  }
}

export const DECIDED = z.object({ inspectionNumber: z.number().int(), outcome: z.string().nullable() })

const COMMITTED = z.object({
  inspectionNumber: z.number().int(),
  commitment: z.string(),
  committedAt: z.iso.datetime(),
})

const PHOTO_QUERY = z.object({
  proves: z
    .string()
    .max(400)
    .default('')
    .transform((codes) => codes.split(',').filter((code) => code !== ''))
    .describe('Codes of the questions that it proves, separated by commas.'),
  side: z.enum(PHOTO_SIDES).optional().describe('The side of the device, if it shows a whole one.'),
})

const PHOTO_PARAMS = ITEM_PARAMS.extend({ photoId: z.uuid() })

/** Inspections, by the screen or by another system. */
export const INSPECTION_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    summary: 'Lists devices to inspect, oldest first, up to 2,000, and says whether there are more.',
    schema: { response: { 200: buildCutList(INSPECTION_ROW) } },
    handler: async ({ db, now }) =>
      toListJson(await listItems(db, INSPECTION_STATES.inspection), (item) => toInspectionRow(item, now())),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/inspection',
    roles: EITHER_INSPECTOR,
    action: 'READ_INSPECTION',
    summary:
      'Returns whether the operator can inspect a device, and their own open inspection with its draft, photos and questions.',
    schema: { params: ITEM_PARAMS, response: { 200: INSPECTION_VIEW } },
    handler: ({ params, ...reading }) => showInspection(reading, requireItemKey(params)),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/serial-checks',
    roles: EITHER_INSPECTOR,
    action: 'CHECK_SERIAL_NUMBER',
    summary:
      'Returns what is known about a serial number: devices that had it before, models that its type code belongs to, entries on block lists.',
    schema: { params: ITEM_PARAMS, querystring: SERIAL_QUERY, response: { 200: SERIAL_CHECKS } },
    handler: ({ params, query, ...reading }) => checkSerialNumber(reading, requireItemKey(params), query),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/models',
    roles: EITHER_INSPECTOR,
    action: 'FIND_MODELS',
    summary:
      'Searches the catalogue for the model that a device really is, if it isn’t the one that was sold.',
    schema: { params: ITEM_PARAMS, querystring: MODEL_QUERY, response: { 200: FOUND_MODELS } },
    handler: ({ params, query, ...reading }) => findModels(reading, requireItemKey(params), query.q),
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/items/:trade/:item/findings-draft',
    roles: EITHER_INSPECTOR,
    action: 'SAVE_FINDINGS_DRAFT',
    announces: requireItemKey,
    summary:
      'Saves what has been entered so far. Refused with DRAFT_CHANGED if it was made from another version than the saved one.',
    schema: { params: ITEM_PARAMS, body: DRAFT_INPUT, response: { 200: SAVED_DRAFT } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const saved = await saveDraft(context, key, body)
      return audit({ ...key, data: { version: saved.version } }, saved)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/inspections',
    roles: INSPECTOR,
    action: 'START_INSPECTION',
    announces: requireItemKey,
    summary: 'Starts an inspection, or resumes the operator’s own open one.',
    schema: { params: ITEM_PARAMS, body: START, response: { 201: STARTED } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const started = await startInspectionJson(context, key, { kind: 'inspection', ...body })
      return audit({ ...key, data: { inspectionNumber: started.inspectionNumber, ...body } }, started)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/photos',
    roles: EITHER_INSPECTOR,
    action: 'SAVE_PHOTOS',
    announces: requireItemKey,
    summary: 'Stores a photo for an open inspection. Send the file as the body.',
    bodyLimit: MAX_PHOTO_BYTES,
    schema: {
      params: ITEM_PARAMS,
      querystring: PHOTO_QUERY,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 201: z.object({ photoId: z.uuid() }) },
    },
    prepare: keepPhoto,
    handler: async ({ params, query: { proves, side }, prepared, audit, ...context }) => {
      const key = requireItemKey(params)
      await lockOpenInspection(context, key)
      const taking = {
        subject: key,
        operator: context.operator,
        atMs: context.now(),
        proves,
        side: side ?? null,
      }
      const photoId = await takePhoto(context.tx, prepared, taking)
      return audit({ ...key, data: { photoIds: [photoId] } }, { photoId })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/items/:trade/:item/photos/:photoId',
    roles: EITHER_INSPECTOR,
    action: 'SORT_PHOTO',
    announces: requireItemKey,
    summary: 'Says which questions a photo of an open inspection proves; none sets it aside.',
    schema: { params: PHOTO_PARAMS, body: PHOTO_PROVES, response: { 200: PHOTO_PROVES } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const { inspection } = await lockOpenInspection(context, key)
      const own = { key, operatorId: context.operator.id, since: inspection.startedAt }
      const { photoId } = params
      if (!(await storeProves(context.tx, own, { photoId, ...body }))) throw createNoPhotoError()
      return audit({ ...key, data: { photoId, ...body } }, body)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/findings',
    roles: EITHER_INSPECTOR,
    action: 'COMMIT_FINDINGS',
    announces: requireItemKey,
    summary:
      'Locks the findings by their hash. They can’t be changed afterwards; locking the same once more changes nothing. Refused with FINDING_WITHOUT_PHOTO while an exception has no photo.',
    schema: { params: ITEM_PARAMS, body: LOCK_INPUT, response: { 201: COMMITTED } },
    handler: async ({ params, body: { draftVersion, ...input }, audit, ...context }) => {
      const key = requireItemKey(params)
      const { inspectionNumber, commitment, committedAtMs } = await commitFindings(context, key, {
        input,
        draftVersion,
      })
      const committed = { inspectionNumber, commitment, committedAt: toTimeJson(committedAtMs) }
      return audit({ ...key, data: { inspectionNumber, commitment } }, committed)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/declared',
    roles: EITHER_INSPECTOR,
    action: 'SEE_DECLARED',
    summary:
      'Returns the seller’s answers. They stay hidden until the operator has locked their own findings.',
    schema: { params: ITEM_PARAMS, response: { 200: DECLARED } },
    handler: async ({ params, ...reading }) =>
      toDeclaredJson(await requireOutcome(reading, requireItemKey(params))),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/outcome',
    roles: EITHER_INSPECTOR,
    action: 'SEE_OUTCOME',
    summary:
      'Returns what follows from the operator’s findings: the differences, what each does to the price, and the price.',
    schema: { params: ITEM_PARAMS, response: { 200: OUTCOME } },
    handler: async ({ params, ...reading }) =>
      toOutcomeJson(await requireOutcome(reading, requireItemKey(params)), reading.questions.texts.en),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/decision',
    roles: INSPECTOR,
    action: 'DECIDE_INSPECTION',
    announces: requireItemKey,
    summary: 'Ends an inspection: buy the device, send a new offer, ask the seller to act, or quarantine it.',
    schema: { params: ITEM_PARAMS, body: DECISION, response: { 200: DECIDED } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const decided = await decideInspection(context, key, body)
      return audit({ ...key, data: { ...body, inspectionNumber: decided.inspectionNumber } }, decided)
    },
  }),
]
