import { z } from 'zod'
import type { Connection } from '#server/db/database.ts'
import type { See } from '#server/desk/audit/log-views.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { createNoPhotoError, requirePhoto } from './photos.service.ts'

const ROLES = [
  'receiver',
  'inspector',
  'second_inspector',
  'support',
] as const satisfies readonly OperatorRole[]

const PHOTO_PARAMS = z.object({ photoId: z.uuid() })

interface PhotoCall {
  readonly db: Connection
  readonly blobs: Blobs
  readonly params: z.output<typeof PHOTO_PARAMS>
  readonly operator: Operator
  readonly see: See
}

async function showPhoto({ db, blobs, params: { photoId }, operator, see }: PhotoCall): Promise<DeskFile> {
  const photo = await requirePhoto(db, photoId, operator)
  const bytes = await blobs.read(photo)
  if (!bytes) throw createNoPhotoError()
  const { mediaType, transactionId, itemNumber } = photo
  see(
    itemNumber === null
      ? { transactionId, data: { photoId } }
      : { transactionId, itemNumber, data: { photoId } },
  )
  return file({ bytes, mediaType })
}

export const PHOTO_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/photos/:photoId',
    roles: ROLES,
    action: 'SEE_PHOTO',
    views: 'photo',
    schema: { params: PHOTO_PARAMS },
    handler: showPhoto,
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/photos/:photoId',
    roles: ROLES,
    action: 'SEE_PHOTO',
    views: 'photo',
    summary: 'Returns a photo of a parcel, or of findings the operator is allowed to see.',
    schema: { params: PHOTO_PARAMS },
    handler: showPhoto,
  }),
]
