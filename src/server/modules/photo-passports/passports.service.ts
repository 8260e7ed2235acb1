import { createHash } from 'node:crypto'
import { SCANNED_PASSPORT } from '#contracts/paths/photo-passport.ts'
import type { PhotoMoveRequest, PhotoPairing, PhotoPassport } from '#contracts/photo-passport.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Market } from '#domain/markets/market.ts'
import { takesPhotos } from '#domain/photo-passport/passport-clock.ts'
import { isSideOf, listSides, type PhotoSide, sortBySide } from '#domain/photo-passport/photo-sides.ts'
import { buildPath } from '#domain/routing/path.ts'
import { TEST_CODE_LIFETIME_MS } from '#domain/self-test/pairing-clock.ts'
import { drawOutline, type OutlineKind } from '#drawings/outline/outline-drawing.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { buildQrPath } from '#server/documents/barcodes.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { insertPhotoPairing, takePhotoPairing } from '#server/modules/self-test/pairings.repository.ts'
import { createKey, createPairingOverError, hashKey } from '#server/modules/self-test/self-test.service.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ReceivedFile } from '#server/uploads/upload-route.ts'
import {
  findVisitSubject,
  type PassportCaller,
  type PassportSubject,
  readSubject,
  type StartedVisit,
  startPassportVisit,
  writeSubject,
} from './passport-visit.ts'
import {
  deleteSellerPhoto,
  findPassportDevice,
  findSellerPicture,
  followOffer,
  hasSamePhoto,
  insertSellerPhoto,
  listSellerPhotos,
  moveOfferPhotos,
  type PassportDevice,
} from './passports.repository.ts'

export interface PassportOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
}

/** A caller and the market whose language names the device. */
export interface PassportCall extends PassportCaller {
  readonly market: Market
}

export interface PhotoPassportService {
  /** Opens the photos of an offer or a sold device. Callers check who may have them. */
  startVisit(
    subject: PassportSubject,
    call: Pick<PassportCall, 'market' | 'cookies'> & { readonly isSecure: boolean },
  ): Promise<StartedVisit>
  /** Gives the photos of an offer to the one that has taken its place. Doing so again changes nothing. */
  move(request: PhotoMoveRequest): Promise<void>
  /** Whose photos a scanned code opens, once. */
  takeCode(code: string): Promise<PassportSubject>
  /** The photos of a visit; null where it is over. */
  find(call: PassportCall): Promise<PhotoPassport | null>
  /** Refuses callers who may not upload anything. */
  requireUploader(call: PassportCall): Promise<void>
  add(call: PassportCall, side: PhotoSide, file: ReceivedFile): Promise<PhotoPassport>
  /** Removes a photo that isn't part of a sale. Removing it again changes nothing. */
  remove(call: PassportCall, side: PhotoSide): Promise<void>
  findPicture(call: PassportCall, photoId: string): Promise<{ mediaType: string; content: Buffer } | null>
  /** A code that opens the same photos on another device. */
  pair(call: PassportCall, shopUrl: string): Promise<PhotoPairing>
}

const createNotFoundError = () =>
  new HttpError(404, 'NOT_FOUND', 'This page has been closed. Open it again from your cart or your sale.')

const createTooLateError = () =>
  new HttpError(
    409,
    'PHOTOS_CLOSED',
    'Photos can be added until the carrier has your parcel, and stay after the sale.',
  )

const isOpen = ({ state }: PassportDevice): boolean => state === null || takesPhotos(state)

const OUTLINES: Readonly<Record<CategoryId, OutlineKind>> = {
  phones: 'phone',
  tablets: 'tablet',
  laptops: 'laptop',
  monitors: 'monitor',
  consoles: 'console',
  cameras: 'camera',
  lenses: 'lens',
}

interface FoundPassport {
  readonly subject: PassportSubject
  readonly device: PassportDevice
}

async function findPassport(
  { secret, now }: PassportOptions,
  db: Connection,
  { market, ...caller }: PassportCall,
): Promise<FoundPassport | null> {
  const nowMs = now()
  const visited = findVisitSubject(secret, caller, nowMs)
  if (!visited) return null
  const subject = await followOffer(db, visited)
  const device = await findPassportDevice(db, subject, { language: market.catalogueLanguage, nowMs })
  return device && { subject, device }
}

async function requireOpenPassport(
  options: PassportOptions,
  db: Connection,
  call: PassportCall,
): Promise<FoundPassport> {
  const found = await findPassport(options, db, call)
  if (!found) throw createNotFoundError()
  if (!isOpen(found.device)) throw createTooLateError()
  return found
}

async function presentPassport(db: Connection, { subject, device }: FoundPassport): Promise<PhotoPassport> {
  const { deviceName, category, state } = device
  const photos = sortBySide(category, await listSellerPhotos(db, subject))
  return {
    deviceName,
    category,
    sides: listSides(category).map((side) => ({ side, outline: drawOutline(OUTLINES[category], side) })),
    isSold: state !== null,
    takesPhotos: isOpen(device),
    photos: photos.map(({ photoId, side, sha256, takenAt }) => ({
      photoId,
      side,
      sha256,
      takenAt: toTimeJson(takenAt.getTime()),
    })),
  }
}

/** Stores a photo of a side. Before the sale it takes the place of an earlier one; after it, the first one stays. */
async function addPhoto(
  options: PassportOptions,
  call: PassportCall,
  { side, file: { bytes, upload } }: { readonly side: PhotoSide; readonly file: ReceivedFile },
): Promise<PhotoPassport> {
  const { db, blobs, now } = options
  const { mediaType, content, sha256 } = upload
  if (mediaType === 'application/pdf')
    throw createInvalidFieldsError([{ field: 'file', key: 'UPLOAD_FORMAT' }])
  const sentSha256 = createHash('sha256').update(bytes).digest()
  const blobKey = await blobs.store(content, mediaType)
  return db.transaction(async (tx) => {
    const found = await requireOpenPassport(options, tx, call)
    const { subject } = found
    if (!isSideOf(found.device.category, side))
      throw createInvalidFieldsError([{ field: 'side', key: 'FIELD_FORMAT' }])
    if (!(await hasSamePhoto(tx, subject, { side, sentSha256 }))) {
      if (subject.kind === 'offer') await deleteSellerPhoto(tx, subject, side)
      const isStored = await insertSellerPhoto(tx, subject, {
        side,
        mediaType,
        blobKey,
        sizeInBytes: content.length,
        sha256,
        sentSha256,
        takenAt: new Date(now()),
      })
      // The same picture may have been sent twice at the same moment.
      if (!isStored && !(await hasSamePhoto(tx, subject, { side, sentSha256 }))) throw createTooLateError()
    }
    return presentPassport(tx, found)
  })
}

async function pair(options: PassportOptions, call: PassportCall, shopUrl: string): Promise<PhotoPairing> {
  const { db, now } = options
  const { subject } = await requireOpenPassport(options, db, call)
  const code = createKey()
  const expiresAt = new Date(now() + TEST_CODE_LIFETIME_MS)
  await insertPhotoPairing(db, {
    codeHash: hashKey(code),
    waitHash: hashKey(createKey()),
    subject: writeSubject(subject),
    expiresAt,
  })
  const url = `${shopUrl}${buildPath(call.market, 'photoPassport', { id: SCANNED_PASSPORT })}#${code}`
  const { path, width } = buildQrPath(url)
  return { url, code: { path, size: width }, expiresAt: toTimeJson(expiresAt.getTime()) }
}

/** The photos that sellers take of their devices, before the sale and until the parcel is on its way. */
export const createPhotoPassportService = (options: PassportOptions): PhotoPassportService => {
  const { db, blobs, secret, now } = options
  return {
    async startVisit(subject, { market, ...browser }) {
      const nowMs = now()
      const language = market.catalogueLanguage
      const device = await findPassportDevice(db, await followOffer(db, subject), { language, nowMs })
      if (!device) throw createNotFoundError()
      return startPassportVisit(secret, subject, { nowMs, ...browser })
    },
    move: ({ fromOfferId, toOfferId }) => moveOfferPhotos(db, fromOfferId, toOfferId),
    async takeCode(code) {
      const subject = readSubject((await takePhotoPairing(db, hashKey(code), now())) ?? '')
      if (!subject) throw createPairingOverError()
      return subject
    },
    async find(call) {
      const found = await findPassport(options, db, call)
      return found && presentPassport(db, found)
    },
    async requireUploader(call) {
      await requireOpenPassport(options, db, call)
    },
    add: (call, side, file) => addPhoto(options, call, { side, file }),
    remove: (call, side) =>
      db.transaction(async (tx) => {
        const { subject } = await requireOpenPassport(options, tx, call)
        if (subject.kind === 'item') throw createTooLateError()
        await deleteSellerPhoto(tx, subject, side)
      }),
    async findPicture(call, photoId) {
      const found = await findPassport(options, db, call)
      const picture = found && (await findSellerPicture(db, found.subject, photoId))
      const content = await blobs.read(picture)
      return picture && content && { mediaType: picture.mediaType, content }
    },
    pair: (call, shopUrl) => pair(options, call, shopUrl),
  }
}
