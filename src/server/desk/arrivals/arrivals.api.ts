import { z } from 'zod'
import { BOOKED_IN, INCOMING_PARCEL, PARCEL, type Parcel as ParcelJson } from '#contracts/desk/arrivals.ts'
import { buildCutList } from '#contracts/desk/cut-list.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import type { Connection } from '#server/db/database.ts'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { listTradeItems } from '#server/desk/items/items.repository.ts'
import { cutList } from '#server/desk/lists/cut-list.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { file } from '#server/desk/pages/desk-answer.ts'
import { keepPhoto } from '#server/desk/photos/keep-photo.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { listUnboxingPhotos } from '#server/desk/photos/photos.repository.ts'
import { takePhoto } from '#server/desk/photos/photos.service.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { drawDeviceLabels } from '#server/documents/draw-device-labels.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJsonOrNull } from '#server/http/time-json.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import { MAX_PHOTO_BYTES } from '#server/uploads/reencode-photo.ts'
import {
  findLastBooking,
  INCOMING_LIMIT,
  type IncomingParcel,
  listIncomingParcels,
} from './arrivals.repository.ts'
import { bookIn, canArrive } from './book-in.ts'
import { requireParcel } from './require-parcel.ts'

const ROLES = ['receiver', 'inspector'] as const satisfies readonly OperatorRole[]

const toIncomingJson = ({ transactionId, lastScanAtMs, ...parcel }: IncomingParcel) => ({
  ...parcel,
  tradeNumber: formatTradeNumber(transactionId),
  lastScanAt: toTimeJsonOrNull(lastScanAtMs),
})

async function readParcelJson(
  db: Connection,
  { transactionId, itemNumber, isPart }: FoundCode,
): Promise<ParcelJson> {
  const { carrier, trackingNumber, arrival } = await requireParcel(db, transactionId)
  const items = await listTradeItems(db, transactionId)
  const lastBookingMs = await findLastBooking(db, transactionId)
  const photoIds = await listUnboxingPhotos(db, transactionId, lastBookingMs)
  return {
    tradeNumber: formatTradeNumber(transactionId),
    carrier,
    trackingNumber,
    weightInGrams: arrival?.weightInGrams ?? null,
    bookedInAt: toTimeJsonOrNull(arrival?.bookedInAtMs ?? null),
    part: isPart && itemNumber !== null ? { itemNumber } : null,
    photoIds: [...photoIds],
    items: items.map(({ itemNumber, device, state }) => ({
      itemNumber,
      device,
      state,
      isExpected: canArrive(state),
    })),
  }
}

const BOOKING = z.strictObject({
  weightInGrams: z.number().int().min(1).max(100_000),
  missing: z.array(z.number().int()).default([]),
})

/** Arriving parcels, booked in by people or by a warehouse system. */
export const ARRIVAL_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/arrivals',
    roles: ROLES,
    action: 'LIST_ARRIVALS',
    list: { title: 'Book in', key: 'b', states: ['IN_TRANSIT'] },
  }),
  deskScreen({ url: '/desk/arrivals/:trade', roles: ROLES, action: 'SEE_ARRIVAL' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/arrivals',
    roles: ROLES,
    action: 'LIST_ARRIVALS',
    summary:
      'Lists parcels in transit, least recently scanned first, up to 200, and says whether there are more.',
    schema: { response: { 200: buildCutList(INCOMING_PARCEL) } },
    handler: async ({ db }) => cutList(await listIncomingParcels(db), INCOMING_LIMIT, toIncomingJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/parcels',
    roles: ROLES,
    action: 'FIND_PARCEL',
    summary: 'Finds a parcel’s sale by tracking number, QR code or sale number.',
    schema: { querystring: z.object({ code: z.string().max(60) }), response: { 200: PARCEL } },
    handler: async ({ db, query }) => {
      const found = await findByCode(db, query.code)
      if (!found)
        throw new HttpError(
          404,
          'NOT_FOUND',
          'No sale or parcel has this number. Check it and scan it again.',
        )
      return readParcelJson(db, found)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/arrivals/:trade/labels',
    roles: ROLES,
    action: 'PRINT_DEVICE_LABELS',
    summary:
      'Returns a PDF with a label for each device that has arrived: its number as a barcode, and its model.',
    schema: { params: TRADE_PARAMS },
    handler: async ({ db, params, now }) => {
      const transactionId = requireTransactionId(params)
      const items = await listTradeItems(db, transactionId)
      const arrived = items.filter(({ bookedInAtMs, state }) => bookedInAtMs !== null && !canArrive(state))
      if (arrived.length === 0)
        throw new HttpError(404, 'NOT_FOUND', 'No device of this sale has arrived. Book it in first.')
      const labels = arrived.map(({ itemNumber, device }) => ({
        number: buildItemReference({ transactionId, itemNumber }),
        device,
      }))
      return file({ bytes: await drawDeviceLabels(labels, new Date(now())), mediaType: 'application/pdf' })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/arrivals/:trade/photos',
    roles: ROLES,
    action: 'PHOTOGRAPH_PARCEL',
    summary: 'Stores an unboxing photo. Send the file as the body.',
    bodyLimit: MAX_PHOTO_BYTES,
    schema: {
      params: TRADE_PARAMS,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 201: z.object({ photoId: z.uuid() }) },
    },
    prepare: keepPhoto,
    handler: async ({ tx, audit, params, prepared, operator, now }) => {
      const transactionId = requireTransactionId(params)
      await requireParcel(tx, transactionId)
      const subject = { transactionId, itemNumber: null }
      const photoId = await takePhoto(tx, prepared, { subject, operator, atMs: now() })
      return audit({ transactionId, data: { photoId } }, { photoId })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/arrivals/:trade',
    roles: ROLES,
    action: 'BOOK_IN',
    summary:
      'Books in a parcel that has at least one photo. Every expected device counts as received unless it’s listed in `missing`.',
    schema: { params: TRADE_PARAMS, body: BOOKING, response: { 201: BOOKED_IN } },
    handler: async ({ params, body, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await requireParcel(context.tx, transactionId)
      const { received, missing } = await bookIn(context, { transactionId, ...body })
      const data = { received, missing, weightInGrams: body.weightInGrams }
      const tradeNumber = formatTradeNumber(transactionId)
      return audit({ transactionId, data }, { tradeNumber, received: [...received], missing: [...missing] })
    },
  }),
]
