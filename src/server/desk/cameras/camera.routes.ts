import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  CAMERA_CODE,
  CAMERA_PHOTO,
  CAMERA_PHOTO_QUERY,
  PAIRED_CAMERA,
  PAIRING_INPUT,
} from '#contracts/desk/cameras.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { DESK_API } from '#server/desk/access/desk-api.ts'
import type { ReadDeskClient } from '#server/desk/access/desk-client.ts'
import { EITHER_INSPECTOR } from '#server/desk/inspections/inspections.screens.ts'
import { lockOpenInspection } from '#server/desk/inspections/lock-own-inspection.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { sendShell } from '#server/desk/routing/send-answer.ts'
import type { SharedLimit } from '#server/http/rate-limit.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { MAX_PHOTO_BYTES } from '#server/uploads/reencode-photo.ts'
import {
  CAMERA_LIFETIME_MS,
  CAMERA_PATH,
  type CameraTools,
  createCameraCode,
  keepCameraPhoto,
  openCamera,
} from './pair-camera.ts'

/** A code for the phone of whoever inspects the device. */
export const CAMERA_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/camera-codes',
    roles: EITHER_INSPECTOR,
    action: 'PAIR_CAMERA',
    summary:
      'Makes a code that turns a phone into the camera of the operator’s open inspection: it works once, for two minutes.',
    schema: { params: ITEM_PARAMS, response: { 201: CAMERA_CODE } },
    handler: async ({ params, audit, session, client, ...context }) => {
      const device = requireItemKey(params)
      await lockOpenInspection(context, device)
      const { tokenHash: sessionHash } = session
      const request = { sessionHash, device, origin: client.origin, nowMs: context.now() }
      return audit(device, await createCameraCode(context.tx, request))
    },
  }),
]

const COOKIE = 'desk_camera'
const COOKIE_PATH = `${DESK_API}/camera`

const buildCookie = (token: string, isSecure: boolean): string =>
  [
    `${COOKIE}=${token}`,
    `Path=${COOKIE_PATH}`,
    `Max-Age=${CAMERA_LIFETIME_MS / 1_000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** Several phones may share an address; a code can't be guessed. */
const LIMIT: SharedLimit = { isShared: true, max: 120, timeWindow: MINUTE_MS }

export interface CameraRoutesOptions extends CameraTools {
  readonly readClient: ReadDeskClient
}

/** What a phone without a sign-in may do: open a code, and send photos to the one inspection that it was made for. */
export async function cameraRoutes(app: FastifyInstance, options: CameraRoutesOptions): Promise<void> {
  const { readClient, ...tools } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: CAMERA_PATH,
    config: { access: 'open' },
    handler: (request, reply) => sendShell(request, reply),
  })
  routes.route({
    method: 'POST',
    url: `${COOKIE_PATH}/pairing`,
    // Hidden from the API description: only the page of the camera calls it, with a code from the screen.
    schema: { hide: true, body: PAIRING_INPUT, response: { 200: PAIRED_CAMERA } },
    config: { access: 'open', rateLimit: LIMIT },
    handler: async (request, reply) => {
      const { token, camera } = await openCamera(tools, request.body.token)
      return reply.header('set-cookie', buildCookie(token, readClient(request).isSecure)).send(camera)
    },
  })
  routes.route({
    method: 'POST',
    url: `${COOKIE_PATH}/photos`,
    schema: {
      hide: true,
      querystring: CAMERA_PHOTO_QUERY,
      body: FILE_BYTES,
      response: { 201: CAMERA_PHOTO },
    },
    bodyLimit: MAX_PHOTO_BYTES,
    config: { access: 'open', rateLimit: LIMIT },
    handler: async (request, reply) => {
      const token = readCookie(request.headers.cookie, COOKIE) ?? ''
      const { number } = request.query
      return reply.status(201).send(await keepCameraPhoto(tools, { token, number, bytes: request.body }))
    },
  })
}
