import { createHash, randomBytes } from 'node:crypto'
import type { CameraCode, CameraPhoto, PairedCamera } from '#contracts/desk/cameras.ts'
import { pickProven } from '#domain/inspection/pick-proven.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { listDraftUnproven } from '#server/desk/inspections/findings-input.ts'
import { lockOpenInspection } from '#server/desk/inspections/lock-own-inspection.ts'
import { requireBasis } from '#server/desk/inspections/require-basis.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import type { LiveHub } from '#server/desk/live/live-hub.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { listOpenSessions } from '#server/desk/operators/operator-sessions.ts'
import { keepPhoto } from '#server/desk/photos/keep-photo.ts'
import { listInspectionPhotos } from '#server/desk/photos/photos.repository.ts'
import { takePhoto } from '#server/desk/photos/photos.service.ts'
import { renderQrSvg } from '#server/documents/barcodes.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type Camera, findCamera, insertPairing, openPairing } from './cameras.repository.ts'

/** Long enough to take a phone out and unlock it. */
const CODE_LIFETIME_MS = 2 * MINUTE_MS

/** No inspection takes longer. */
export const CAMERA_LIFETIME_MS = 30 * MINUTE_MS

export const CAMERA_PATH = '/desk/camera'

const TOKEN_BYTES = 32

const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const refusePairing = (): HttpError =>
  new HttpError(
    410,
    'PAIRING_OVER',
    'This code was used before or is too old, or the operator has signed out. Show a new one at the desk.',
  )

/** As on labels. */
const formatNumber = ({ transactionId, itemNumber }: ItemKey): string =>
  `${formatTradeNumber(transactionId)}-${itemNumber}`

interface CodeRequest {
  readonly sessionHash: Uint8Array
  readonly device: ItemKey
  readonly origin: string
  readonly nowMs: number
}

/** Makes a code for a phone. Its secret is behind the `#`, which no server and no log gets to see. */
export async function createCameraCode(
  tx: Transaction,
  { sessionHash, device, origin, nowMs }: CodeRequest,
): Promise<CameraCode> {
  const token = createToken()
  const expiresAt = new Date(nowMs + CODE_LIFETIME_MS)
  await insertPairing(tx, { tokenHash: hashToken(token), sessionHash, device, nowMs, expiresAt })
  const url = `${origin}${CAMERA_PATH}#${token}`
  return { url, svg: renderQrSvg(url, 'QR code for the phone'), expiresAt: toTimeJson(expiresAt.getTime()) }
}

export interface CameraTools {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly questions: Questions
  readonly now: () => number
  readonly idleMs: number
  readonly live: LiveHub
}

/** The operator at whose screen the code was shown, as long as they are signed in. */
async function requireOperator({ db, now, idleMs }: CameraTools, { sessionHash }: Camera): Promise<Operator> {
  const [open] = await listOpenSessions(db, [sessionHash], { nowMs: now(), idleMs })
  if (!open) throw refusePairing()
  return open.operator
}

export interface OpenedCamera {
  readonly token: string
  readonly camera: PairedCamera
}

/** Turns the code on the screen into a camera. */
export async function openCamera(tools: CameraTools, token: string): Promise<OpenedCamera> {
  const { db, now } = tools
  const cameraToken = createToken()
  const nowMs = now()
  const expiresAt = new Date(nowMs + CAMERA_LIFETIME_MS)
  const opening = { tokenHash: hashToken(token), cameraHash: hashToken(cameraToken), nowMs, expiresAt }
  const camera = await openPairing(db, opening)
  if (!camera) throw refusePairing()
  const operator = await requireOperator(tools, camera)
  const { device } = await requireItem(db, camera.device)
  await writeAudit(db, {
    ...camera.device,
    operatorId: operator.id,
    action: 'OPEN_CAMERA',
    happenedAtMs: nowMs,
  })
  tools.live.announce(camera.device)
  return {
    token: cameraToken,
    camera: { number: formatNumber(camera.device), device, until: toTimeJson(expiresAt.getTime()) },
  }
}

interface SentPhoto {
  readonly token: string
  /** Of the device that the phone shows. */
  readonly number: string
  readonly bytes: Buffer
}

/** Keeps a photo of a phone like any other of the inspection: checked, encoded again, and in the log. */
export async function keepCameraPhoto(
  tools: CameraTools,
  { token, number, bytes }: SentPhoto,
): Promise<CameraPhoto> {
  const { db, secret, questions, now } = tools
  const camera = await findCamera(db, hashToken(token), now())
  // A phone has one camera, however many of its tabs were opened with a code.
  if (!camera || formatNumber(camera.device) !== number) throw refusePairing()
  const operator = await requireOperator(tools, camera)
  const { device: key } = camera
  const kept = await keepPhoto(bytes, tools)
  const photo = await db.transaction(async (tx) => {
    const { inspection } = await lockOpenInspection({ tx, secret, operator, now }, key)
    const own = { key, operatorId: operator.id, since: inspection.startedAt }
    const basis = await requireBasis(tx, questions, { ...key, foundDeviceId: inspection.draft?.deviceId })
    const unproven = listDraftUnproven(basis, inspection.draft, await listInspectionPhotos(tx, own))
    const proves = pickProven(unproven, inspection.draft?.at ?? null)
    const atMs = now()
    const photoId = await takePhoto(tx, kept, { subject: key, operator, atMs, proves })
    const data = { photoIds: [photoId], isFromPhone: true }
    await writeAudit(tx, { ...key, data, operatorId: operator.id, action: 'SAVE_PHOTOS', happenedAtMs: atMs })
    return { photoId, proves: [...proves] }
  })
  tools.live.announce(key)
  return photo
}
