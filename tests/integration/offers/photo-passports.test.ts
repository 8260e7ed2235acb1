import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { PASSPORT_VISIT_MS, UNSOLD_PHOTO_KEEP_MS } from '#domain/photo-passport/passport-clock.ts'
import { listSides } from '#domain/photo-passport/photo-sides.ts'
import { TEST_CODE_LIFETIME_MS } from '#domain/self-test/pairing-clock.ts'
import type { SignedOfferFile } from '#domain/signed-offers/verify-signed-offer.ts'
import { MESSAGES } from '#messages/messages.ts'
import { UPLOAD_LIMIT } from '#server/http/rate-limit.ts'
import { eraseSellersOf } from '#server/modules/customers/erase-sellers.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { openAsRole } from '../../support/database.ts'
import { PHONE_JPEG, PLACE } from '../../support/example-photos.ts'
import { createPhotoSeller, createPicture } from '../../support/photo-seller.ts'
import { createBill } from '../../support/proof-seller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let seller: ReturnType<typeof createPhotoSeller>

beforeAll(async () => {
  store = await startSaleShop()
  seller = createPhotoSeller(store.shop)
})

afterAll(() => store.close())

const offer = async () => store.sale(HOST, 'de').offer(store.deviceId, {})

const openOffer = async () => {
  const { offerId } = await offer()
  return { offerId, photos: await seller.open({ offerId }) }
}

/** Sells the devices of offers, and opens the photos of the first one. */
async function sell(...offers: readonly { readonly offerId: string }[]) {
  const sale = store.sale(HOST, 'de')
  const sold = offers.length > 0 ? offers : [await offer()]
  const trade = JSON.parse((await sale.create(await sale.request(sold as never))).text)
  const headers = { [SALE_KEY_HEADER]: trade.key }
  const open = () => seller.open({ tradeNumber: trade.tradeNumber, itemNumber: 1 }, headers)
  return { trade, headers, open }
}

const countPhotos = async (condition = 'true') =>
  (await store.db.$client.query(`select from seller_photo where ${condition}`)).rowCount

const setState = (transactionId: number, state: string) =>
  store.db.$client.query('update trade_item set state = $2 where transaction_id = $1', [transactionId, state])

describe('photos of an offer', () => {
  it('are stored with their hash, and shown to the browser that has opened them', async () => {
    const { photos } = await openOffer()
    expect((await seller.upload(photos, 'front')).status).toBe(201)
    const passport = await seller.read(photos)
    expect(passport).toMatchObject({ category: 'phones', isSold: false, takesPhotos: true })
    expect(passport.sides.map(({ side }) => side)).toEqual(listSides('phones'))
    const [photo] = passport.photos
    const { status, bytes, headers } = await seller.readPicture(photos, photo?.photoId ?? '')
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'private, no-store' })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(photo?.sha256)
  })

  it('lose everything but their picture', async () => {
    const { photos } = await openOffer()
    await seller.upload(photos, 'front', PHONE_JPEG, 'image/jpeg')
    const { rows } = await store.db.$client.query(
      `select blob_key as "blobKey", null as bytes from seller_photo order by taken_at desc, id limit 1`,
    )
    expect((await createTestBlobs(store.db).read(rows[0]))?.includes(PLACE)).toBe(false)
  })

  it('are one per side: another one takes its place, the same one again changes nothing', async () => {
    const { photos } = await openOffer()
    const send = async (shade: number) => {
      await seller.upload(photos, 'back', createPicture(shade))
      return (await seller.read(photos)).photos.map(({ photoId }) => photoId)
    }
    const [first, same, other] = [await send(10), await send(10), await send(20)]
    expect(same).toEqual(first)
    expect(other).toHaveLength(1)
    expect(other).not.toEqual(first)
  })

  it('can be removed', async () => {
    const { photos } = await openOffer()
    await seller.upload(photos, 'front')
    const answers = [await seller.remove(photos, 'front'), await seller.remove(photos, 'front')]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await seller.read(photos)).photos).toEqual([])
  })

  it.each([
    ['a PDF', 'front', () => createBill(), 'application/pdf', 422],
    ['a text', 'front', () => Buffer.from('hello'), 'image/jpeg', 422],
    ['a side of another kind of device', 'mount', () => createPicture(1), 'image/png', 422],
    ['something else than a picture', 'front', () => Buffer.from('<svg/>'), 'image/svg+xml', 415],
  ])('are not %s', async (_, side, create, type, status) => {
    const { photos } = await openOffer()
    expect((await seller.upload(photos, side, create(), type)).status).toBe(status)
    expect((await seller.read(photos)).photos).toEqual([])
  })

  it('are taken from a form, and a refused one says why on the page', async () => {
    const { photos } = await openOffer()
    const sent = await seller.uploadForm(photos, 'front', PHONE_JPEG)
    expect({ status: sent.status, location: sent.headers.location }).toEqual({
      status: 303,
      location: photos.path,
    })
    const refused = await seller.uploadForm(photos, 'front', Buffer.from('hello'))
    expect(refused.headers.location).toBe(`${photos.path}?problem=UPLOAD_FORMAT`)
    const page = await store.shop.get(HOST, `${photos.path}?problem=UPLOAD_FORMAT`, { cookie: photos.cookie })
    expect(page.text).toContain(MESSAGES.de.PHOTOS_UNREADABLE)
  })

  it('lead a form to the page that has closed, which is no page any more', async () => {
    const { photos } = await openOffer()
    const { status, headers } = await seller.uploadForm({ ...photos, cookie: '' }, 'front', PHONE_JPEG)
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: `${photos.path}?problem=UPLOAD_CLOSED`,
    })
  })

  it('have a page that works without script, and may use the camera but nothing else', async () => {
    const { photos } = await openOffer()
    const { status, text, headers } = await store.shop.get(HOST, photos.path, { cookie: photos.cookie })
    expect(status).toBe(200)
    const sides = listSides('phones').length
    expect(text.match(/enctype="multipart\/form-data"/gi)).toHaveLength(sides)
    // Not for browsers without script alone: a file may be chosen before the script has run, or where it never does.
    expect(
      text.replaceAll(/<noscript>.*?<\/noscript>/gs, '').split(`${MESSAGES.de.PHOTOS_UPLOAD}: `),
    ).toHaveLength(sides + 1)
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=()')
  })

  it('are nobody else’s', async () => {
    const { photos } = await openOffer()
    await seller.upload(photos, 'front')
    const [photo] = (await seller.read(photos)).photos
    const { photos: other } = await openOffer()
    const stranger = { ...photos, cookie: other.cookie }
    expect((await seller.readPicture(stranger, photo?.photoId ?? '')).status).toBe(404)
    expect((await seller.readPicture(other, photo?.photoId ?? '')).status).toBe(404)
    expect((await seller.upload(stranger, 'back')).status).toBe(404)
  })

  it('are closed after a while', async () => {
    const { photos } = await openOffer()
    store.clock.nowMs += PASSPORT_VISIT_MS
    expect((await seller.upload(photos, 'front')).status).toBe(404)
    store.clock.nowMs -= PASSPORT_VISIT_MS
  })

  it('wait for the sale where several may have the same offer', async () => {
    const { offerId } = await offer()
    await store.db.$client.query(`update offer set source = 'list' where id = $1`, [offerId])
    expect((await seller.startVisit({ offerId })).status).toBe(404)
  })

  it('are deleted once the offer has expired, and not before', async () => {
    const { photos } = await openOffer()
    await seller.upload(photos, 'front')
    const worker = openAsRole(store.db, 'worker')
    await forgetLeftovers(worker, store.clock.nowMs + UNSOLD_PHOTO_KEEP_MS - 1)
    expect((await seller.read(photos)).photos).toHaveLength(1)
    await forgetLeftovers(worker, store.clock.nowMs + UNSOLD_PHOTO_KEEP_MS)
    expect(await countPhotos('transaction_id is null')).toBe(0)
  })

  it('are limited by address', async () => {
    const { photos } = await openOffer()
    const statuses: number[] = []
    for (let sent = 0; sent <= UPLOAD_LIMIT.max; sent += 1) {
      const { status } = await store.shop.send(HOST, `/api/photo-passports/${photos.id}/sides/front`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.9', 'content-type': 'image/png', cookie: photos.cookie },
        body: createPicture(7),
      })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a code for photos', () => {
  const pair = async () => {
    const { photos } = await openOffer()
    const { url } = JSON.parse((await seller.pair(photos)).text)
    return { photos, code: new URL(url).hash.slice(1), path: new URL(url).pathname }
  }

  it('opens the same photos on another device, once', async () => {
    const { photos, code } = await pair()
    const phone = await seller.open({ code })
    await seller.upload(phone, 'front')
    expect((await seller.read(photos)).photos).toHaveLength(1)
    expect((await seller.startVisit({ code })).status).toBe(410)
  })

  it('ends after ten minutes', async () => {
    const { code } = await pair()
    store.clock.nowMs += TEST_CODE_LIFETIME_MS
    expect((await seller.startVisit({ code })).status).toBe(410)
    store.clock.nowMs -= TEST_CODE_LIFETIME_MS
  })

  it('has a page that exchanges it', async () => {
    const { path } = await pair()
    expect((await store.shop.get(HOST, path)).status).toBe(200)
  })

  it('opens no self-test', async () => {
    const { code } = await pair()
    const { status } = await store.shop.send(HOST, '/api/self-tests/openings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, deviceId: store.deviceId }),
    })
    expect(status).toBe(410)
  })
})

describe('photos of a sold device', () => {
  const readSigned = async ({ trade, headers }: Awaited<ReturnType<typeof sell>>) => {
    const { text } = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}/signed-offer`, headers)
    return (JSON.parse(text) as SignedOfferFile).payload.devices[0]
  }

  it('are in the signed offer if they were taken before', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    const [{ sha256 } = { sha256: '' }] = (await seller.read(photos)).photos
    const sold = await sell({ offerId })
    const later = await sold.open()
    await seller.upload(later, 'back')
    expect((await readSigned(sold))?.photos).toEqual([{ itemNumber: 1, side: 'front', sha256 }])
  })

  it('are in the proof of the sale, whenever they were taken', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    const { trade, headers, open } = await sell({ offerId })
    await seller.upload(await open(), 'back')
    const { text } = await store.shop.get(HOST, buildSaleProofPath(trade.tradeNumber), headers)
    const sides = JSON.parse(text).records.flatMap(
      ({ statement }: { statement: { kind: string; side: string } }) =>
        statement.kind === 'sellerPhoto' ? [statement.side] : [],
    )
    expect(sides.toSorted()).toEqual(['back', 'front'])
  })

  it('are logged in the moment they become part of the sale', async () => {
    const countLogged = async () =>
      (await store.db.$client.query(`select from log_pending where kind = 'seller-photo'`)).rowCount ?? 0
    const before = await countLogged()
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    const untilSale = await countLogged()
    const { open } = await sell({ offerId })
    const withSale = await countLogged()
    await seller.upload(await open(), 'back')
    expect([untilSale, withSale, await countLogged()]).toEqual([before, before + 1, before + 2])
  })

  it('stay: neither removed nor replaced', async () => {
    const { open } = await sell()
    const photos = await open()
    const answers = [
      await seller.upload(photos, 'front', createPicture(1)),
      await seller.upload(photos, 'front', createPicture(1)),
      await seller.upload(photos, 'front', createPicture(2)),
      await seller.remove(photos, 'front'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 409])
  })

  it('are taken until the carrier has the parcel', async () => {
    const { trade, open } = await sell()
    const photos = await open()
    await setState(trade.transactionId, 'IN_TRANSIT')
    const { status, text } = await seller.upload(photos, 'front')
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'PHOTOS_CLOSED' })
    expect((await seller.read(photos)).takesPhotos).toBe(false)
  })

  it('belong to the first device of an offer', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    await sell({ offerId })
    const { rows } = await store.db.$client.query(
      'select item_number from seller_photo where offer_id = $1',
      [offerId],
    )
    expect(rows).toEqual([{ item_number: 1 }])
  })

  it('are no longer those of the offer', async () => {
    const { offerId, photos } = await openOffer()
    await sell({ offerId })
    expect((await seller.upload(photos, 'front')).status).toBe(404)
    expect((await seller.startVisit({ offerId })).status).toBe(404)
  })

  it.each([
    ['without a key', {}],
    ['with a wrong key', { [SALE_KEY_HEADER]: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('are closed %s', async (_, headers) => {
    const { trade } = await sell()
    const { status } = await seller.startVisit({ tradeNumber: trade.tradeNumber, itemNumber: 1 }, headers)
    expect(status).toBe(404)
  })

  it('are closed with the key that only reads', async () => {
    const { trade } = await sell()
    const headers = { [SALE_KEY_HEADER]: trade.readKey }
    const { status } = await seller.startVisit({ tradeNumber: trade.tradeNumber, itemNumber: 1 }, headers)
    expect(status).toBe(404)
  })

  it('are closed once the links of the sale were replaced', async () => {
    const { trade, open } = await sell()
    const photos = await open()
    await store.db.$client.query('update trade set key_version = key_version + 1 where transaction_id = $1', [
      trade.transactionId,
    ])
    expect((await seller.upload(photos, 'front')).status).toBe(404)
  })

  it('are erased with the seller', async () => {
    const { trade, open } = await sell()
    await seller.upload(await open(), 'front')
    await setState(trade.transactionId, 'CANCELLED')
    await eraseSellersOf(store.db, [trade.transactionId], store.clock.nowMs + DAY_MS)
    expect(await countPhotos(`transaction_id = ${trade.transactionId}`)).toBe(0)
  })
})
