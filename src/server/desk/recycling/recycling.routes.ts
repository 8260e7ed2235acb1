import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { RECYCLING_STATES } from '#domain/recycling/recycling-states.ts'
import type { Connection } from '#server/db/database.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { listParcels, type RecyclingParcel } from '#server/modules/recycling/recycling.repository.ts'
import { findRecyclingByCode, requireRecycling } from './find-recycling.ts'
import { bookInRecycling, finishRecycling } from './move-recycling.ts'
import { buildRecyclingPath, presentRecycling, presentRecyclings } from './recycling.presenter.ts'

const ROLES = ['inspector'] as const satisfies readonly OperatorRole[]

const LIST_LENGTH = 200

const listWork = (db: Connection) => listParcels(db, ['RECEIVED', 'IN_TRANSIT'], LIST_LENGTH)

const QUERY = z.object({ code: z.string().max(60).optional() })

const PARAMS = z.object({ code: z.string().max(60).describe('Number, tracking number or QR code.') })

const WEIGHT = z.number().int().min(1).max(100_000)
const DEVICE_COUNT = z.number().int().min(0).max(100)

const ARRIVAL = z.strictObject({ weightInGrams: WEIGHT, deviceCount: DEVICE_COUNT })

const ARRIVAL_FORM = z.strictObject({
  weightInGrams: z.coerce.number<string>().pipe(WEIGHT),
  deviceCount: z.coerce.number<string>().pipe(DEVICE_COUNT),
})

const RECYCLING = z.object({
  number: z.string(),
  market: z.enum(MARKET_IDS),
  state: z.enum(RECYCLING_STATES),
  since: z.iso.datetime(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  weightInGrams: z.number().int().nullable(),
  deviceCount: z.number().int().nullable(),
  recycledAt: z.iso.datetime().nullable(),
})

const toRecyclingJson = (parcel: RecyclingParcel): z.output<typeof RECYCLING> => ({
  number: parcel.number,
  market: parcel.market,
  state: parcel.state,
  since: toTimeJson(parcel.stateSinceMs),
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  receivedAt: toTimeJsonOrNull(parcel.receivedAtMs),
  weightInGrams: parcel.weightInGrams,
  deviceCount: parcel.deviceCount,
  recycledAt: toTimeJsonOrNull(parcel.recycledAtMs),
})

const RECYCLING_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/recycling',
    roles: ROLES,
    action: 'LIST_RECYCLING',
    list: { title: 'Recycling', key: 'e' },
    schema: { querystring: QUERY },
    handler: async ({ db, query: { code } }) => {
      const found = code === undefined ? null : await findRecyclingByCode(db, code)
      if (found) return seeOther(buildRecyclingPath(found.number))
      return presentRecyclings(await listWork(db), code ?? null)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/recycling/:code',
    roles: ROLES,
    action: 'SEE_RECYCLING',
    schema: { params: PARAMS },
    handler: async ({ db, params }) => presentRecycling(await requireRecycling(db, params.code)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/recycling/:code/arrival',
    roles: ROLES,
    action: 'BOOK_IN_RECYCLING',
    schema: { params: PARAMS, body: ARRIVAL_FORM },
    formAgain: async ({ db, params, body, refusal }) =>
      presentRecycling(await requireRecycling(db, params.code), { ...body, refusal }),
    handler: async ({ params, body, audit, ...context }) => {
      const { id, number } = await requireRecycling(context.tx, params.code)
      await bookInRecycling(context, id, body)
      return audit({ data: { parcel: number, ...body } }, seeOther(buildRecyclingPath(number)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/recycling/:code/recycled',
    roles: ROLES,
    action: 'FINISH_RECYCLING',
    schema: { params: PARAMS },
    handler: async ({ params, audit, ...context }) => {
      const { id, number } = await requireRecycling(context.tx, params.code)
      await finishRecycling(context, id)
      return audit({ data: { parcel: number } }, seeOther('/desk/recycling'))
    },
  }),
]

const RECYCLING_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/recycling',
    roles: ROLES,
    action: 'LIST_RECYCLING',
    summary:
      'Lists recycling parcels in transit or waiting to be recycled, longest waiting first, up to 200.',
    schema: { response: { 200: z.array(RECYCLING) } },
    handler: async ({ db }) => (await listWork(db)).map(toRecyclingJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/recycling/:code',
    roles: ROLES,
    action: 'SEE_RECYCLING',
    summary: 'Finds a recycling parcel by its number, tracking number or QR code.',
    schema: { params: PARAMS, response: { 200: RECYCLING } },
    handler: async ({ db, params }) => toRecyclingJson(await requireRecycling(db, params.code)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/recycling/:code/arrival',
    roles: ROLES,
    action: 'BOOK_IN_RECYCLING',
    summary: 'Books in a recycling parcel with its weight and the number of devices in it.',
    schema: { params: PARAMS, body: ARRIVAL, response: { 201: RECYCLING } },
    handler: async ({ params, body, audit, ...context }) => {
      const { id, number } = await requireRecycling(context.tx, params.code)
      await bookInRecycling(context, id, body)
      const booked = toRecyclingJson(await requireRecycling(context.tx, number))
      return audit({ data: { parcel: number, ...body } }, booked)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/recycling/:code/recycled',
    roles: ROLES,
    action: 'FINISH_RECYCLING',
    summary: 'Records that the devices of a recycling parcel went to recycling.',
    schema: { params: PARAMS, response: { 200: RECYCLING } },
    handler: async ({ params, audit, ...context }) => {
      const { id, number } = await requireRecycling(context.tx, params.code)
      await finishRecycling(context, id)
      return audit({ data: { parcel: number } }, toRecyclingJson(await requireRecycling(context.tx, number)))
    },
  }),
]

/** Parcels that are recycled for free. */
export const RECYCLING_ROUTES: readonly DeskRoute[] = [...RECYCLING_PAGES, ...RECYCLING_API]
