import { DEVICE_PARAMS } from '#contracts/desk/catalogue.ts'
import { DEVICE_PICTURE, type DevicePicture, DRAWING_INPUT } from '#contracts/desk/catalogue-picture.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { DEVICE_FORM, drawDevice } from '#drawings/device-drawing.ts'
import { checkForm } from '#drawings/form-values.ts'
import type { Connection } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { file } from '#server/desk/pages/desk-answer.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { buildPictureKey } from '#server/modules/pictures/picture-key.ts'
import { MAX_PHOTO_BODY_BYTES } from '#server/uploads/reencode-photo.ts'
import { keepDevicePhoto, requirePhotoKey } from './device-photo.ts'
import {
  deletePhoto,
  findDevicePicture,
  hidePhoto,
  type StoredDevicePicture,
  saveDrawing,
  savePhoto,
} from './picture.repository.ts'
import { publishSeries } from './publish-series.ts'

const ROLES = ['catalogue'] as const satisfies readonly OperatorRole[]

async function requirePicture(db: Connection, id: number): Promise<StoredDevicePicture> {
  const picture = await findDevicePicture(db, id)
  if (!picture) throw new HttpError(404, 'NOT_FOUND', 'There’s no such device.')
  return picture
}

const toPictureJson = ({
  seriesId: _series,
  blobKey: _blob,
  ...picture
}: StoredDevicePicture): DevicePicture => picture

/** Writers take turns, so that none of them shows a picture that another one has deleted. */
async function openPicture(tx: Connection, id: number): Promise<StoredDevicePicture> {
  await lockCatalogue(toStatementClient(tx))
  return requirePicture(tx, id)
}

/** A second save of the same drawing changes nothing and is fine. */
function requireSameDrawing({ drawing }: StoredDevicePicture, allowed: readonly string[]): void {
  if (allowed.includes(drawing.key)) return
  throw new HttpError(
    409,
    'DRAFT_CHANGED',
    'This drawing was changed while you were editing it. Look at the new one, then change it again.',
  )
}

/** What the shop shows of a device: its drawing, or a photo instead. */
export const PICTURES_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/catalogue/:device/picture',
    roles: ROLES,
    action: 'SEE_DEVICE_PICTURE',
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/:device/picture',
    roles: ROLES,
    action: 'SEE_DEVICE_PICTURE',
    summary: 'Returns the values that a device is drawn from, and whether a photo is shown instead.',
    schema: { params: DEVICE_PARAMS, response: { 200: DEVICE_PICTURE } },
    handler: async ({ db, params }) => toPictureJson(await requirePicture(db, params.device)),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/:device/picture/file',
    roles: ROLES,
    action: 'SEE_DEVICE_PICTURE',
    summary: 'Returns the picture of a device as the shop shows it: an SVG drawing, or a WebP photo.',
    schema: { params: DEVICE_PARAMS },
    handler: async ({ db, blobs, params }) => {
      const { drawing, blobKey } = await requirePicture(db, params.device)
      const photo = blobKey === null ? null : await blobs.read({ bytes: null, blobKey })
      if (photo) return file({ bytes: photo, mediaType: 'image/webp' })
      const svg = drawDevice(DEVICE_FORM.parse(drawing.form))
      return file({ bytes: Buffer.from(svg), mediaType: 'image/svg+xml' })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue/:device/drawing',
    roles: ROLES,
    action: 'DRAW_DEVICE',
    summary: 'Draws a device by other values. The shop shows the drawing under a new address.',
    schema: { params: DEVICE_PARAMS, body: DRAWING_INPUT, response: { 200: DEVICE_PICTURE } },
    handler: async ({ tx, params, body, audit }) => {
      const checked = checkForm(body.form)
      if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
      const before = await openPicture(tx, params.device)
      requireSameDrawing(before, [body.previousKey, buildPictureKey(checked.form)])
      const key = await saveDrawing(tx, before.id, checked.form)
      if (key !== before.drawing.key) await publishSeries(tx, [before.seriesId])
      const changed = await requirePicture(tx, before.id)
      const data = { device: before.id, drawing: key, previousDrawing: before.drawing.key }
      return audit({ data }, toPictureJson(changed))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue/:device/photo',
    roles: ROLES,
    action: 'ADD_DEVICE_PHOTO',
    summary:
      'Shows a photo of a device instead of its drawing: a JPEG, PNG or WebP of up to 5 MB, with 300 pixels or more.',
    bodyLimit: MAX_PHOTO_BODY_BYTES,
    schema: {
      params: DEVICE_PARAMS,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 200: DEVICE_PICTURE },
    },
    prepare: keepDevicePhoto,
    handler: async ({ tx, params, prepared, audit }) => {
      const blobKey = requirePhotoKey(prepared)
      const before = await openPicture(tx, params.device)
      const photo = await savePhoto(tx, before.id, blobKey)
      if (before.photoKey !== null) await deletePhoto(tx, before.photoKey)
      await publishSeries(tx, [before.seriesId])
      const changed = await requirePicture(tx, before.id)
      return audit({ data: { device: before.id, photo } }, toPictureJson(changed))
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/catalogue/:device/photo',
    roles: ROLES,
    action: 'REMOVE_DEVICE_PHOTO',
    summary: 'Deletes the photo of a device; the shop shows its drawing again. Harmless when repeated.',
    schema: { params: DEVICE_PARAMS, response: { 200: DEVICE_PICTURE } },
    handler: async ({ tx, params, audit }) => {
      const before = await openPicture(tx, params.device)
      if (before.photoKey !== null) {
        await hidePhoto(tx, before.id)
        await deletePhoto(tx, before.photoKey)
        await publishSeries(tx, [before.seriesId])
      }
      const changed = await requirePicture(tx, before.id)
      return audit({ data: { device: before.id, photo: before.photoKey } }, toPictureJson(changed))
    },
  }),
]
