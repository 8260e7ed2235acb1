import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { deriveSaleKey, FIRST_KEY_VERSION } from '#server/modules/trades/trade-link.ts'
import { buildClarificationPath, openLink } from '../../support/clarification-seller.ts'
import { commit, createReceived, decide, start } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { JPEG } from '../../support/example-photos.ts'
import { findLatestClarification, triggerEvent } from '../../support/inspected-trades.ts'
import { storeSellerPhoto } from '../../support/photo-seller.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let work: DeskWork
let anna: Worker
let ben: Worker

beforeAll(async () => {
  work = await startDeskWork()
  ;[anna, ben] = [await work.hire('inspector'), await work.hire('inspector')]
})

afterAll(() => work.close())

/** A device that is worse than described, whose seller has photographed its front. */
async function lockWorse(...sides: readonly ('front' | 'back')[]): Promise<ItemKey> {
  const key = await createReceived(work)
  for (const side of sides) await storeSellerPhoto(work.hand, key, side)
  await start(anna, key)
  const { statusCode, body } = await commit(anna, key, buildMatchingFindings({ conditionId: 1 }))
  if (statusCode !== 201) throw new Error(body)
  return key
}

const addSide = (worker: Worker, key: ItemKey, side: string) =>
  worker.sendBytes(buildItemApiPath(key, `/sides/${side}`), JPEG)

const readSides = async (key: ItemKey) => (await anna.get(buildItemApiPath(key, '/outcome'))).json().sides

describe('a side that the seller has photographed', () => {
  it('needs our photo of the same side before a new offer', async () => {
    const key = await lockWorse('front', 'back')
    await addSide(anna, key, 'back')
    const refused = await decide(anna, key, { decision: 'deviation' })
    expect({ status: refused.statusCode, ...refused.json() }).toMatchObject({
      status: 422,
      id: 'SIDE_PHOTO_MISSING',
      errors: [{ field: 'front', key: 'SIDE_PHOTO_MISSING' }],
    })
    await addSide(anna, key, 'front')
    expect((await decide(anna, key, { decision: 'deviation' })).statusCode).toBe(200)
  })

  it('is named by the outcome, with our photo once there is one', async () => {
    const key = await lockWorse('front')
    expect(await readSides(key)).toEqual([{ side: 'front', ourPhotoId: null, isMissing: true }])
    const { photoId } = (await addSide(anna, key, 'front')).json()
    expect(await readSides(key)).toEqual([{ side: 'front', ourPhotoId: photoId, isMissing: false }])
  })

  it('needs nothing where the device is as described', async () => {
    const key = await createReceived(work)
    await storeSellerPhoto(work.hand, key, 'front')
    await start(anna, key)
    await commit(anna, key, buildMatchingFindings())
    expect((await decide(anna, key, { decision: 'match_or_better' })).statusCode).toBe(200)
  })

  it('needs nothing where the seller has photographed nothing', async () => {
    const key = await lockWorse()
    expect((await decide(anna, key, { decision: 'deviation' })).statusCode).toBe(200)
  })
})

describe('the photo of a seller', () => {
  const see = (worker: Worker, key: ItemKey) => worker.get(buildItemApiPath(key, '/seller-photos/front'))

  it('is hidden until the inspector’s own findings are locked', async () => {
    const key = await createReceived(work)
    await storeSellerPhoto(work.hand, key, 'front')
    await start(anna, key)
    expect((await see(anna, key)).json().id).toBe('DECLARED_SEALED')
    await commit(anna, key, buildMatchingFindings())
    expect((await see(anna, key)).statusCode).toBe(200)
    expect((await see(ben, key)).json().id).toBe('DECLARED_SEALED')
  })

  it('is shown to support, and to nobody without a role for it', async () => {
    const key = await lockWorse('front')
    const [support, receiver] = [await work.hire('support'), await work.hire('receiver')]
    expect([(await see(support, key)).statusCode, (await see(receiver, key)).statusCode]).toEqual([200, 403])
  })
})

describe('our photo of a side', () => {
  it('is taken once findings are locked', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    expect((await addSide(anna, key, 'front')).json().id).toBe('FINDINGS_OPEN')
  })

  it('is still taken once the seller has done what we asked', async () => {
    const key = await lockWorse('front')
    await decide(anna, key, { decision: 'customer_action_needed', reason: 'LOCK_APPLE' })
    expect((await addSide(anna, key, 'front')).json().id).toBe('INSPECTION_OVER')
    await triggerEvent(work.hand, key, 'customer_done')
    expect((await decide(anna, key, { decision: 'deviation' })).json().id).toBe('SIDE_PHOTO_MISSING')
    expect((await addSide(anna, key, 'front')).statusCode).toBe(201)
    expect((await decide(anna, key, { decision: 'deviation' })).statusCode).toBe(200)
  })

  it('is taken by the inspector of the device only', async () => {
    const key = await lockWorse('front')
    expect((await addSide(ben, key, 'front')).json().id).toBe('INSPECTION_OVER')
  })

  it('changes no findings: their hash stays', async () => {
    const key = await lockWorse('front')
    const readHash = async () => (await anna.get(buildItemApiPath(key, '/outcome'))).json().commitment
    const before = await readHash()
    await addSide(anna, key, 'front')
    expect(await readHash()).toBe(before)
  })
})

describe('the seller', () => {
  let shop: TestShop

  beforeAll(async () => {
    const { db, secret, clock } = work.desk
    shop = await startTestShop({ db, secret, now: () => clock.nowMs })
  })

  afterAll(() => shop.close())

  it('sees both photos of a side with the new offer', async () => {
    const key = await lockWorse('front', 'back')
    for (const side of ['front', 'back']) await addSide(anna, key, side)
    await decide(anna, key, { decision: 'deviation' })
    const path = buildClarificationPath(await findLatestClarification(work.hand, key))
    const { text } = await openLink({ shop }, MARKET_HOSTS.de, `${path}/_payload.json`)
    const { comparedPhotos } = (JSON.parse(text) as PagePayload<'clarification'>).data.view
    expect(comparedPhotos.map(({ side }) => side)).toEqual(['front', 'back'])
  })

  it('has our photo of a side in the trade file once we have decided', async () => {
    const key = await lockWorse('front')
    const { photoId } = (await addSide(anna, key, 'front')).json()
    const { transactionId } = key
    const saleKey = deriveSaleKey(work.desk.secret, { transactionId, keyVersion: FIRST_KEY_VERSION }, 'act')
    const isInFile = async () => {
      const path = buildSaleProofPath(formatTradeNumber(transactionId))
      const { text } = await shop.get(MARKET_HOSTS.de, path, { [SALE_KEY_HEADER]: saleKey })
      const { records } = JSON.parse(text) as ProofFile
      return records.some(({ statement }) => statement.kind === 'photo' && statement.photoId === photoId)
    }
    const whileOpen = await isInFile()
    await decide(anna, key, { decision: 'deviation' })
    expect([whileOpen, await isInFile()]).toEqual([false, true])
  })
})
