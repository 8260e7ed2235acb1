import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { UNSOLD_PHOTO_KEEP_MS } from '#domain/photo-passport/passport-clock.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { openAsRole } from '../../support/database.ts'
import { createPhotoSeller, createPicture } from '../../support/photo-seller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let seller: ReturnType<typeof createPhotoSeller>

beforeAll(async () => {
  store = await startSaleShop()
  seller = createPhotoSeller(store.shop)
})

afterAll(() => store.close())

const offer = async () => store.sale(MARKET_HOSTS.de, 'de').offer(store.deviceId, {})

const openOffer = async () => {
  const { offerId } = await offer()
  return { offerId, photos: await seller.open({ offerId }) }
}

const listTaken = async (offerId: string) =>
  (await seller.read(await seller.open({ offerId }))).photos.map(({ side }) => side)

describe('photos of an offer whose answers are changed', () => {
  it('go with the offer that takes its place in the cart, however often that is said', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    // Its answer was lost, or its price was another one than shown.
    const untaken = await offer()
    const taken = await offer()
    const answers = [await seller.move(offerId, taken.offerId), await seller.move(offerId, taken.offerId)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect([await listTaken(untaken.offerId), await listTaken(taken.offerId)]).toEqual([[], ['front']])
  })

  it('go with it from a page that was open before, however often answers are changed', async () => {
    const { offerId, photos } = await openOffer()
    const code = new URL(JSON.parse((await seller.pair(photos)).text).url).hash.slice(1)
    const [second, third] = [await offer(), await offer()]
    await seller.move(offerId, second.offerId)
    expect((await seller.upload(photos, 'front')).status).toBe(201)
    await seller.move(second.offerId, third.offerId)
    const phone = await seller.open({ code })
    expect((await seller.upload(phone, 'back')).status).toBe(201)
    const { rowCount } = await store.db.$client.query('select from seller_photo where offer_id = $1', [
      third.offerId,
    ])
    expect(rowCount).toBe(2)
  })

  it('stay reachable where someone lets two offers replace each other', async () => {
    const { offerId, photos } = await openOffer()
    const other = await offer()
    await seller.move(offerId, other.offerId)
    await seller.move(other.offerId, offerId)
    expect((await seller.upload(photos, 'front')).status).toBe(201)
  })

  it('stay with the offer in the cart where the changed one isn’t taken', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    await offer()
    expect(await listTaken(offerId)).toEqual(['front'])
  })

  it('leave a side alone that the new offer has a photo of', async () => {
    const { offerId, photos } = await openOffer()
    for (const side of ['front', 'back']) await seller.upload(photos, side, createPicture(30))
    const { offerId: taken, photos: newer } = await openOffer()
    await seller.upload(newer, 'front', createPicture(40))
    const [kept] = (await seller.read(newer)).photos
    await seller.move(offerId, taken)
    const moved = (await seller.read(newer)).photos
    expect(moved.map(({ side }) => side)).toEqual(['front', 'back'])
    expect(moved).toContainEqual(kept)
  })

  it('stay where the other offer is of another device', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    const { rows } = await store.db.$client.query(
      `insert into offer select (jsonb_populate_record(offer, jsonb_build_object('id', gen_random_uuid(),
        'device_id', listed.device_id, 'storage_gb', listed.storage_gb))).* from offer,
        (select device_id, storage_gb from device_storage where device_id <> $2 limit 1) as listed
       where offer.id = $1 returning id`,
      [offerId, store.deviceId],
    )
    await seller.move(offerId, rows[0].id)
    expect(await listTaken(offerId)).toEqual(['front'])
  })

  it('stay as long as the offer that they went with', async () => {
    const { offerId, photos } = await openOffer()
    await seller.upload(photos, 'front')
    const takenAtMs = store.clock.nowMs
    store.clock.nowMs += 6 * DAY_MS
    const { offerId: later } = await offer()
    await seller.move(offerId, later)
    const worker = openAsRole(store.db, 'worker')
    await forgetLeftovers(worker, takenAtMs + UNSOLD_PHOTO_KEEP_MS)
    expect(await listTaken(later)).toEqual(['front'])
    await forgetLeftovers(worker, takenAtMs + 6 * DAY_MS + UNSOLD_PHOTO_KEEP_MS)
    expect(await listTaken(later)).toEqual([])
    store.clock.nowMs = takenAtMs
  })
})
