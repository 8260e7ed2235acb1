import { z } from 'zod'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { buildPartPath, requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { listTradeItems } from '#server/desk/items/items.repository.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { keepPhoto } from '#server/desk/photos/keep-photo.ts'
import { acceptList, FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { takePhoto } from '#server/desk/photos/photos.service.ts'
import { findRecyclingByCode } from '#server/desk/recycling/find-recycling.ts'
import { buildRecyclingPath } from '#server/desk/recycling/recycling.presenter.ts'
import { type DeskRoute, type DeskTools, deskRoute } from '#server/desk/routing/desk-route.ts'
import { type ArrivalView, buildArrivalPath, presentArrival, presentArrivals } from './arrivals.presenter.ts'
import { listIncomingParcels } from './arrivals.repository.ts'
import { bookIn } from './book-in.ts'
import { requireParcelFacts } from './require-parcel.ts'

export const ARRIVAL_ROLES = ['inspector'] as const satisfies readonly OperatorRole[]

/** Eight photos of the maximum size. */
const PHOTO_FORM_LIMIT = 41 * 1024 * 1024

const preparePhotos = ({ photos }: { readonly photos: readonly Buffer[] }, tools: DeskTools) =>
  Promise.all(photos.map((photo) => keepPhoto(photo, tools)))

const QUERY = z.object({
  code: z.string().max(60).optional(),
  booked: z.string().max(20).optional(),
})

export const WEIGHT = z.number().int().min(1).max(100_000)

const BOOKING_FORM = z.strictObject({
  weightInGrams: z.coerce.number<string>().pipe(WEIGHT),
  photos: acceptList(FILE_BYTES).pipe(z.array(FILE_BYTES).max(8)),
  missing: acceptList(z.coerce.number<string>().int()),
})

const readArrival = async (db: Connection, transactionId: number): Promise<ArrivalView> => ({
  transactionId,
  parcel: await requireParcelFacts(db, transactionId),
  items: await listTradeItems(db, transactionId),
})

/** A missing part has its own page: it belongs to one device. */
const buildFoundParcelPath = ({ transactionId, itemNumber, isPart }: FoundCode): string =>
  isPart && itemNumber !== null
    ? buildPartPath({ transactionId, itemNumber })
    : buildArrivalPath(transactionId)

/** Arriving parcels, booked in by people. */
export const ARRIVAL_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/arrivals',
    roles: ARRIVAL_ROLES,
    action: 'LIST_ARRIVALS',
    list: { title: 'Book in', key: 'b', states: ['IN_TRANSIT'] },
    schema: { querystring: QUERY },
    handler: async ({ db, query: { code, booked } }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(buildFoundParcelPath(found))
      const recycling = code === undefined ? null : await findRecyclingByCode(db, code)
      if (recycling) return seeOther(buildRecyclingPath(recycling.number))
      const parcels = await listIncomingParcels(db)
      return presentArrivals({ parcels, missed: code ?? null, booked: readTradeNumber(booked ?? '') })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/arrivals/:trade',
    roles: ARRIVAL_ROLES,
    action: 'SEE_ARRIVAL',
    schema: { params: TRADE_PARAMS },
    handler: async ({ db, params }) => {
      const transactionId = requireTransactionId(params)
      return presentArrival(await readArrival(db, transactionId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/arrivals/:trade',
    roles: ARRIVAL_ROLES,
    action: 'BOOK_IN',
    bodyLimit: PHOTO_FORM_LIMIT,
    schema: { params: TRADE_PARAMS, body: BOOKING_FORM },
    prepare: preparePhotos,
    formAgain: async ({ db, params, body, refusal }) => {
      const arrival = await readArrival(db, requireTransactionId(params))
      return presentArrival({ ...arrival, typed: { ...body, refusal } })
    },
    handler: async ({ params, body: { photos: _, ...booking }, prepared: photos, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      const subject = { transactionId, itemNumber: null }
      const atMs = context.now()
      await requireParcelFacts(context.tx, transactionId)
      for (const photo of photos)
        await takePhoto(context.tx, photo, { subject, operator: context.operator, atMs })
      const booked = await bookIn(context, { transactionId, ...booking })
      const data = { ...booked, weightInGrams: booking.weightInGrams, photos: photos.length }
      const next = new URLSearchParams({ booked: params.trade })
      return audit({ transactionId, data }, seeOther(`/desk/arrivals?${next}`))
    },
  }),
]
