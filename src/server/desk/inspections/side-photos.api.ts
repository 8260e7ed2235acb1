import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { listSealedItems } from '#server/desk/items/sealed-items.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { file } from '#server/desk/pages/desk-answer.ts'
import { keepPhoto } from '#server/desk/photos/keep-photo.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { createNoPhotoError, takePhoto } from '#server/desk/photos/photos.service.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { MAX_PHOTO_BYTES } from '#server/uploads/reencode-photo.ts'
import { isCommitted, isOpenInspection } from './inspections.repository.ts'
import { EITHER_INSPECTOR } from './inspections.screens.ts'
import { lockOwnInspection } from './lock-own-inspection.ts'

const SIDE_PARAMS = ITEM_PARAMS.extend({ side: z.enum(PHOTO_SIDES) })

const VIEWERS = ['inspector', 'second_inspector', 'support'] as const satisfies readonly OperatorRole[]

/** The seller's photos, and ours of the same sides. */
export const SIDE_PHOTO_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/sides/:side',
    roles: EITHER_INSPECTOR,
    action: 'SAVE_SIDE_PHOTO',
    announces: requireItemKey,
    summary:
      'Stores a photo of one side of a device whose findings are locked, to stand beside the seller’s. Send the file as the body.',
    bodyLimit: MAX_PHOTO_BYTES,
    schema: {
      params: SIDE_PARAMS,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 201: z.object({ photoId: z.uuid() }) },
    },
    prepare: keepPhoto,
    handler: async ({ params, prepared, audit, ...context }) => {
      const key = requireItemKey(params)
      const { facts, inspection } = await lockOwnInspection(context, key)
      // Before that, nobody knows which sides the seller has shown.
      if (!isCommitted(inspection)) throw new HttpError(409, 'FINDINGS_OPEN', 'Lock your findings first.')
      if (!isOpenInspection(facts.state, inspection))
        throw new HttpError(409, 'INSPECTION_OVER', 'This inspection is already closed.')
      const { side } = params
      const origin = { subject: key, operator: context.operator, atMs: context.now(), side }
      const photoId = await takePhoto(context.tx, prepared, origin)
      return audit({ ...key, data: { photoId, side } }, { photoId })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/seller-photos/:side',
    roles: VIEWERS,
    action: 'SEE_SELLER_PHOTO',
    views: 'photo',
    summary:
      'Returns the seller’s photo of one side. It stays hidden from inspectors until they’ve locked their own findings.',
    schema: { params: SIDE_PARAMS },
    handler: async ({ db, blobs, params, operator, see }) => {
      const { transactionId, itemNumber } = requireItemKey(params)
      if ((await listSealedItems(db, transactionId, operator)).has(itemNumber))
        throw new HttpError(
          403,
          'DECLARED_SEALED',
          'You can’t see the seller’s photos until you’ve locked your own findings.',
        )
      const { rows } = await db.execute<{ photoId: string; mediaType: string; blobKey: string | null }>(sql`
        select id as "photoId", media_type as "mediaType", blob_key as "blobKey" from seller_photo
        where transaction_id = ${transactionId} and item_number = ${itemNumber} and side = ${params.side}`)
      const [photo] = rows
      const bytes = photo && (await blobs.read({ bytes: null, blobKey: photo.blobKey }))
      if (!bytes) throw createNoPhotoError()
      see({ transactionId, itemNumber, data: { photoId: photo.photoId, side: params.side } })
      return file({ bytes, mediaType: photo.mediaType })
    },
  }),
]
