import { z } from 'zod'
import {
  CHANGED_CELLS,
  CHANGED_DRAFT,
  DEVICE_FIGURES,
  DRAFT_CELLS,
  DRAFT_CHECK,
  DRAFT_PARAMS,
  DRAFT_STEP,
  FIGURE_QUERY,
  NEW_PRICE_DRAFT,
  PRICE_CHANGE,
  PRICE_FORMULA,
  PRICE_LISTS,
  PRICE_SHEET,
  READ_WORKBOOK,
  SHEET_EXPORT,
  SHEET_QUERY,
  SHOWN_PRICE_DRAFT,
  TABLE_PART,
  TAKEN_ROWS,
} from '#contracts/desk/prices.ts'
import { FILE_BYTES, WORKBOOK_MEDIA_TYPE } from '#server/desk/photos/photo-bodies.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { applyFormula } from '#server/modules/price-drafts/apply-formula.ts'
import { checkNextDevices } from '#server/modules/price-drafts/check-devices.ts'
import { readDeviceFigures } from '#server/modules/price-drafts/device-figures.repository.ts'
import {
  discardDraft,
  insertDraft,
  listDrafts,
  noteChange,
} from '#server/modules/price-drafts/drafts.repository.ts'
import { listVersions } from '#server/modules/price-drafts/preview.repository.ts'
import { putCells } from '#server/modules/price-drafts/put-cells.ts'
import { putTable } from '#server/modules/price-drafts/put-rows.ts'
import { lockForStep, requireDraft } from './draft-actions.ts'
import { readChanges, showDraft, toListedJson } from './draft-json.ts'
import { exportSheet, readTable, showSheet } from './price-sheet.ts'
import { START_API } from './price-start.api.ts'
import { UNDO_API } from './price-undo.api.ts'

const ROLES = ['pricing'] as const

const DRAFT_URL = '/desk/api/price-drafts/:draft'

const READING: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/prices',
    roles: ROLES,
    action: 'LIST_PRICE_DRAFTS',
    list: { title: 'Prices', key: '1' },
  }),
  deskScreen({ url: '/desk/prices/:draft', roles: ROLES, action: 'SEE_PRICE_DRAFT' }),
  deskScreen({ url: '/desk/prices/:draft/sheet', roles: ROLES, action: 'READ_PRICE_SHEET' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/price-drafts',
    roles: ROLES,
    action: 'LIST_PRICE_DRAFTS',
    summary: 'Lists the latest 200 drafts of prices, and the latest versions of every market’s price list.',
    schema: { response: { 200: PRICE_LISTS } },
    handler: async ({ db }) => ({
      drafts: (await listDrafts(db)).map(toListedJson),
      versions: (await listVersions(db)).map(({ validFromMs, ...list }) => ({
        ...list,
        validFrom: toTimeJson(validFromMs),
      })),
    }),
  }),
  deskRoute({
    method: 'GET',
    url: DRAFT_URL,
    roles: ROLES,
    action: 'SEE_PRICE_DRAFT',
    summary:
      'Returns a draft with what it would do: how many prices it changes, hits of guard rails, running offers.',
    schema: { params: DRAFT_PARAMS, response: { 200: SHOWN_PRICE_DRAFT } },
    handler: async ({ db, params, now, ...reader }) =>
      showDraft(db, await requireDraft(db, params.draft), { ...reader, nowMs: now() }),
  }),
  deskRoute({
    method: 'GET',
    url: `${DRAFT_URL}/changes`,
    roles: ROLES,
    action: 'SEE_PRICE_DRAFT',
    summary: 'Lists the first 1,000 changes of a draft: hits of guard rails first, then the largest moves.',
    schema: { params: DRAFT_PARAMS, response: { 200: z.array(PRICE_CHANGE) } },
    handler: async ({ db, params }) => readChanges(db, (await requireDraft(db, params.draft)).id),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/price-sheet',
    roles: ROLES,
    action: 'READ_PRICE_SHEET',
    summary:
      'Returns a page of 500 rows of a market’s current price list, with the prices of a draft beside them.',
    schema: { querystring: SHEET_QUERY, response: { 200: PRICE_SHEET } },
    handler: async ({ db, query: { market, draft, after, ...filter } }) =>
      showSheet(db, { market, draft, after, filter }),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/price-sheet/file',
    roles: ROLES,
    action: 'EXPORT_PRICE_LIST',
    summary: 'Returns a market’s current price list as CSV or XLSX: manufacturer, model, storage, price.',
    schema: { querystring: SHEET_EXPORT },
    handler: async ({ db, query: { market, format, ...filter } }) =>
      exportSheet(db, { market, filter, format }),
  }),
]

const FIGURES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/price-figures',
    roles: ROLES,
    action: 'READ_PRICE_FIGURES',
    summary:
      'Returns what became of the latest 5,000 offers for a device in a market, of the last 90 days: sold, new offers after the inspection, on the shelf.',
    schema: { querystring: FIGURE_QUERY, response: { 200: DEVICE_FIGURES } },
    handler: async ({ db, query: { market, device: deviceId }, now }) =>
      readDeviceFigures(db, { market, deviceId, nowMs: now() }),
  }),
]

/** A list of some ten thousand rows. Longer ones are saved as CSV. */
const WORKBOOK_BODY_LIMIT = 5 * 1024 * 1024

const WRITING: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/price-sheet/workbooks',
    roles: [...ROLES, 'catalogue'],
    action: 'READ_WORKBOOK',
    summary:
      'Returns the first sheet of an XLSX file as a table, to be sent to a draft or an import. Stores nothing.',
    bodyLimit: WORKBOOK_BODY_LIMIT,
    schema: { body: FILE_BYTES, consumes: [WORKBOOK_MEDIA_TYPE], response: { 200: READ_WORKBOOK } },
    handler: async ({ audit, body }) => {
      const text = readTable(body)
      return audit({ data: { characters: text.length } }, { text })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/price-drafts',
    roles: ROLES,
    action: 'CREATE_PRICE_DRAFT',
    summary:
      'Creates an empty draft of prices: of the German list, which others follow by their factor, or of one market.',
    schema: { body: NEW_PRICE_DRAFT, response: { 201: CHANGED_DRAFT } },
    handler: async ({ tx, audit, operator, body, now }) => {
      const id = await insertDraft(tx, { ...body, operatorId: operator.id, at: new Date(now()) })
      return audit({ data: { draft: id, market: body.market } }, { id, state: 'open' as const })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/table`,
    roles: ROLES,
    action: 'CHANGE_PRICE_DRAFT',
    summary:
      'Takes a part of a table into a draft and compares it with the list. Rows that can’t be read are named and left out. A long table is sent in parts of some thousand lines; the same part again changes nothing.',
    schema: { params: DRAFT_PARAMS, body: TABLE_PART, response: { 200: TAKEN_ROWS } },
    handler: async ({ tx, audit, operator, params, body }) => {
      const draft = await lockForStep(tx, params.draft, 'change')
      const { taken, problems } = await putTable(tx, draft, body)
      await noteChange(tx, draft.id, operator.id)
      return audit(
        { data: { draft: draft.id, rows: taken, problems: problems.length } },
        { taken, problems: [...problems] },
      )
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/cells`,
    roles: ROLES,
    action: 'CHANGE_PRICE_DRAFT',
    summary: 'Sets prices of a draft by device and storage size; null takes one out of the draft.',
    schema: { params: DRAFT_PARAMS, body: DRAFT_CELLS, response: { 200: CHANGED_CELLS } },
    handler: async ({ tx, audit, operator, params, body }) => {
      const draft = await lockForStep(tx, params.draft, 'change')
      const cells = CHANGED_CELLS.shape.cells.parse(await putCells(tx, draft, body.cells))
      await noteChange(tx, draft.id, operator.id)
      return audit({ data: { draft: draft.id, rows: body.cells.length } }, { cells })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/formula`,
    roles: ROLES,
    action: 'CHANGE_PRICE_DRAFT',
    summary:
      'Applies a formula to the prices of the current list, for up to 2,000 devices: call it again with `after` until that’s null. It always starts from the list, so the same call again changes nothing.',
    schema: { params: DRAFT_PARAMS, body: PRICE_FORMULA, response: { 200: DRAFT_STEP } },
    handler: async ({ tx, audit, operator, params, body }) => {
      const draft = await lockForStep(tx, params.draft, 'change')
      const step = await applyFormula(tx, draft, body)
      await noteChange(tx, draft.id, operator.id)
      const { filter, change } = body
      return audit({ data: { draft: draft.id, rows: step.count, filter, change } }, step)
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DRAFT_URL}/check`,
    roles: ROLES,
    action: 'CHECK_PRICE_DRAFT',
    summary:
      'Compares a draft with the current list again, for up to 2,000 devices: call it again with `after` until that’s null.',
    schema: { params: DRAFT_PARAMS, body: DRAFT_CHECK, response: { 200: DRAFT_STEP } },
    handler: async ({ tx, audit, operator, params, body }) => {
      const draft = await lockForStep(tx, params.draft, 'change')
      const { count, after } = await checkNextDevices(tx, draft, body.after)
      await noteChange(tx, draft.id, operator.id)
      return audit({ data: { draft: draft.id, devices: count } }, { count, after })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: DRAFT_URL,
    roles: ROLES,
    action: 'DISCARD_PRICE_DRAFT',
    summary: 'Discards a draft that wasn’t started.',
    schema: { params: DRAFT_PARAMS, response: { 200: CHANGED_DRAFT } },
    handler: async ({ tx, audit, params }) => {
      const { id } = await lockForStep(tx, params.draft, 'discard')
      await discardDraft(tx, id)
      return audit({ data: { draft: id } }, { id, state: 'discarded' as const })
    },
  }),
]

/** The desk's calls about prices. */
export const PRICE_API: readonly DeskRoute[] = [...READING, ...FIGURES, ...WRITING, ...START_API, ...UNDO_API]
