import { sql } from 'drizzle-orm'
import { PNG } from 'pngjs'
import {
  buildPassportPath,
  buildPassportPhotoPath,
  buildPassportPhotosPath,
  buildPassportRemovalPath,
  PHOTO_MOVES_PATH,
  PHOTO_VISITS_PATH,
} from '#contracts/paths/photo-passport.ts'
import type { PhotoPassport, PhotoVisitRequest } from '#contracts/photo-passport.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { JPEG } from './example-photos.ts'
import type { TradeHand } from './inspected-trades.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer, TestShop } from './test-shop.ts'

const BOUNDARY = 'photo-form'

/** A form with one file, as browsers without script encode it. */
const encodeForm = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

/** A picture of one shade: different shades are different pictures. */
export function createPicture(shade: number): Buffer {
  const picture = new PNG({ width: 120, height: 100 })
  picture.data.fill(shade)
  return PNG.sync.write(picture)
}

/** A browser that has opened the photos of a device. */
export interface OpenedPhotos {
  readonly id: string
  readonly path: string
  readonly cookie: string
}

export function createPhotoSeller(shop: Pick<TestShop, 'send' | 'get'>, host: string = MARKET_HOSTS.de) {
  const startVisit = (
    body: PhotoVisitRequest | object,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    shop.send(host, PHOTO_VISITS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const post = (photos: OpenedPhotos, path: string, body: string | Buffer, type: string): Promise<Answer> =>
    shop.send(host, path, { method: 'POST', headers: { cookie: photos.cookie, 'content-type': type }, body })
  return {
    startVisit,
    async open(body: PhotoVisitRequest, headers: Record<string, string> = {}): Promise<OpenedPhotos> {
      const { text, headers: answered } = await startVisit(body, headers)
      const { path } = JSON.parse(text)
      const [cookie = ''] = String(answered['set-cookie']).split(';', 1)
      return { path, cookie, id: path.split('/').pop() }
    },
    move: (fromOfferId: string, toOfferId: string): Promise<Answer> =>
      shop.send(host, PHOTO_MOVES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fromOfferId, toOfferId }),
      }),
    upload: (photos: OpenedPhotos, side: string, bytes = createPicture(90), type = 'image/png') =>
      post(photos, buildPassportPhotosPath(photos.id, side), bytes, type),
    uploadForm: (photos: OpenedPhotos, side: string, bytes: Buffer) =>
      post(
        photos,
        buildPassportPhotosPath(photos.id, side),
        encodeForm(bytes),
        `multipart/form-data; boundary=${BOUNDARY}`,
      ),
    remove: (photos: OpenedPhotos, side: string) =>
      post(photos, buildPassportRemovalPath(photos.id, side), '{}', 'application/json'),
    async read(photos: OpenedPhotos): Promise<PhotoPassport> {
      const { text } = await shop.get(host, buildPassportPath(photos.id), { cookie: photos.cookie })
      return JSON.parse(text)
    },
    readPicture: (photos: OpenedPhotos, photoId: string) =>
      shop.get(host, buildPassportPhotoPath(photos.id, photoId), { cookie: photos.cookie }),
    pair: (photos: OpenedPhotos) =>
      post(photos, `${buildPassportPath(photos.id)}/pairings`, '{}', 'application/json'),
  }
}

/** Stores a photo that the seller took of a sold device, as the shop does. */
export async function storeSellerPhoto(
  { db, blobs, now }: Pick<TradeHand, 'db' | 'blobs' | 'now'>,
  { transactionId, itemNumber }: ItemKey,
  side: PhotoSide,
): Promise<void> {
  const blobKey = await blobs.store(JPEG, 'image/jpeg')
  const at = new Date(now())
  await db.execute(sql`
    insert into seller_photo (transaction_id, item_number, side, media_type, blob_key, size_in_bytes, sha256, sent_sha256,
      taken_at, joined_at)
    values (${transactionId}, ${itemNumber}, ${side}, 'image/jpeg', ${blobKey}, ${JPEG.length},
      sha256(${JPEG}::bytea), sha256(${JPEG}::bytea), ${at}, ${at})`)
}
