import { z } from 'zod'
import type { Connection } from '#server/db/database.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { requirePhoto } from './photos.service.ts'

const ROLES = ['inspector', 'second_inspector', 'support'] as const satisfies readonly OperatorRole[]

const PHOTO_PARAMS = z.object({ photoId: z.uuid() })

async function showPhoto(db: Connection, photoId: string, operator: Operator): Promise<DeskFile> {
  const { content, mediaType } = await requirePhoto(db, photoId, operator)
  return file({ bytes: content, mediaType })
}

export const PHOTO_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/photos/:photoId',
    roles: ROLES,
    action: 'SEE_PHOTO',
    schema: { params: PHOTO_PARAMS },
    handler: ({ db, params, operator }) => showPhoto(db, params.photoId, operator),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/photos/:photoId',
    roles: ROLES,
    action: 'SEE_PHOTO',
    summary: 'A photo of a parcel, or of findings that the operator may see.',
    schema: { params: PHOTO_PARAMS },
    handler: ({ db, params, operator }) => showPhoto(db, params.photoId, operator),
  }),
]
