import { z } from 'zod'
import { buildCutList } from '#contracts/desk/cut-list.ts'
import { RECYCLING, RECYCLING_ARRIVAL, type Recycling } from '#contracts/desk/recycling.ts'
import type { Connection } from '#server/db/database.ts'
import { cutList } from '#server/desk/lists/cut-list.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { listParcels, type RecyclingParcel } from '#server/modules/recycling/recycling.repository.ts'
import { requireRecycling } from './find-recycling.ts'
import { bookInRecycling, finishRecycling } from './move-recycling.ts'

const ROLES = ['inspector'] as const satisfies readonly OperatorRole[]

const LIST_LENGTH = 200

const listWork = (db: Connection) => listParcels(db, ['RECEIVED', 'IN_TRANSIT'], LIST_LENGTH + 1)

const PARAMS = z.object({ code: z.string().max(60).describe('Number, tracking number or QR code.') })

const toRecyclingJson = (parcel: RecyclingParcel): Recycling => ({
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

/** Parcels that are recycled for free. */
export const RECYCLING_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/recycling',
    roles: ROLES,
    action: 'LIST_RECYCLING',
    list: { title: 'Recycling', key: 'e' },
  }),
  deskScreen({ url: '/desk/recycling/:code', roles: ROLES, action: 'SEE_RECYCLING' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/recycling',
    roles: ROLES,
    action: 'LIST_RECYCLING',
    summary:
      'Lists recycling parcels in transit or waiting to be recycled, longest waiting first, up to 200, and says whether there are more.',
    schema: { response: { 200: buildCutList(RECYCLING) } },
    handler: async ({ db }) => cutList(await listWork(db), LIST_LENGTH, toRecyclingJson),
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
    schema: { params: PARAMS, body: RECYCLING_ARRIVAL, response: { 201: RECYCLING } },
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
