import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parcel } from '#contracts/desk/arrivals.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { buildItemApiPath, type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createPng, JPEG, PHONE_JPEG, PLACE } from '../../support/example-photos.ts'
import { createTestTrade, createTradeIn, triggerEvent } from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await work.desk.db.$client.query<Row>(text, values)).rows

const readTrackingNumber = async (transactionId: number): Promise<string> => {
  const [row] = await query<{ n: string }>(
    'select tracking_number as n from shipment where transaction_id = $1',
    transactionId,
  )
  return row?.n ?? ''
}

const readArrivals = (transactionId: number) =>
  query('select weight_in_grams, operator_id from arrival where transaction_id = $1', transactionId)

describe('an arriving parcel', () => {
  it.each(['LABEL_ISSUED', 'IN_TRANSIT', 'LOST', 'EXPIRED'] as const)(
    'is booked in from %s, with its weight and a photo',
    async (state) => {
      const { transactionId, tradeNumber, item } = await createTradeIn(work.hand, state)
      work.desk.clock.nowMs += MINUTE_MS
      await work.desk.takeAudit()
      const photoId = await anna.photo(`/desk/api/arrivals/${tradeNumber}/photos`)
      const booked = await anna.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 431 })
      expect({ statusCode: booked.statusCode, booked: booked.json() }).toEqual({
        statusCode: 201,
        booked: { tradeNumber, received: [1], missing: [] },
      })
      expect(await work.stateOf(item)).toBe('RECEIVED')
      expect(await readArrivals(transactionId)).toEqual([{ weight_in_grams: 431, operator_id: anna.id }])
      expect(await work.desk.takeAudit()).toMatchObject([
        { operator_id: anna.id, action: 'PHOTOGRAPH_PARCEL', data: { photoId } },
        { operator_id: anna.id, action: 'BOOK_IN', data: { received: [1], missing: [], weightInGrams: 431 } },
      ])
    },
  )

  it('is booked in by a receiver, who learns neither answers nor price', async () => {
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const rosa = await work.hire('receiver')
    await rosa.photo(`/desk/api/arrivals/${tradeNumber}/photos`)
    const booked = await rosa.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 431 })
    expect(booked.statusCode).toBe(201)
    const sale = (await rosa.get(`/desk/api/sales/${tradeNumber}`)).json()
    expect(sale.devices).toMatchObject([{ declared: null, next: [] }])
  })

  it('isn’t booked in without a photo or a weight, with a price, or twice', async () => {
    const { transactionId, tradeNumber, item } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const path = `/desk/api/arrivals/${tradeNumber}`
    const refused = await anna.post(path, { weightInGrams: 431 })
    expect({ statusCode: refused.statusCode, refused: refused.json() }).toMatchObject({
      statusCode: 422,
      refused: { id: 'INVALID_FIELDS', errors: [{ field: 'photos', key: 'PHOTO_REQUIRED' }] },
    })
    await anna.photo(`${path}/photos`)
    const bodies = [{}, { weightInGrams: 0 }, { weightInGrams: 1.5 }, { weightInGrams: 9, priceInCents: 1 }]
    for (const body of bodies) expect((await anna.post(path, body)).statusCode).toBe(400)
    expect(await readArrivals(transactionId)).toEqual([])
    expect((await anna.post(path, { weightInGrams: 431 })).statusCode).toBe(201)
    const again = await anna.post(path, { weightInGrams: 431 })
    expect({ statusCode: again.statusCode, id: again.json().id }).toEqual({
      statusCode: 409,
      id: 'NOT_POSSIBLE',
    })
    expect(await work.stateOf(item)).toBe('RECEIVED')
  })

  it('makes missing devices lost, until they come with a later parcel that has its own photo', async () => {
    const { transactionId, tradeNumber, items } = await createTestTrade(work.hand, { deviceCount: 3 })
    await triggerEvent(work.hand, { transactionId, itemNumber: 1 }, 'label_issued')
    const path = `/desk/api/arrivals/${tradeNumber}`
    expect((await anna.get(`${path}/labels`)).statusCode).toBe(404)
    await anna.photo(`${path}/photos`)
    const booked = await anna.post(path, { weightInGrams: 900, missing: [2, 3] })
    expect(booked.json()).toEqual({ tradeNumber, received: [1], missing: [2, 3] })
    expect(await Promise.all(items.map(work.stateOf))).toEqual(['RECEIVED', 'LOST', 'LOST'])

    work.desk.clock.nowMs += DAY_MS
    expect((await anna.post(path, { weightInGrams: 450, missing: [3] })).statusCode).toBe(422)
    await anna.photo(`${path}/photos`)
    expect((await anna.post(path, { weightInGrams: 450, missing: [1] })).statusCode).toBe(422)
    expect((await anna.post(path, { weightInGrams: 450, missing: [3] })).json()).toEqual({
      tradeNumber,
      received: [2],
      missing: [3],
    })
    expect(await Promise.all(items.map(work.stateOf))).toEqual(['RECEIVED', 'RECEIVED', 'LOST'])
    const { pages } = await readPdf((await anna.get(`${path}/labels`)).rawPayload)
    expect(pages.map(({ text }) => text.split('\n')[0])).toEqual([`${tradeNumber}-1`, `${tradeNumber}-2`])
    expect(await readArrivals(transactionId)).toEqual([{ weight_in_grams: 900, operator_id: anna.id }])
    const weights = await query<{ weight: string }>(
      `select data ->> 'weightInGrams' as weight from trade_event
       where transaction_id = $1 and event = 'booked_in' and item_number = 2 order by id`,
      transactionId,
    )
    expect(weights.map(({ weight }) => weight)).toEqual(['900', '450'])
  })

  it('is booked in once when two people do it at the same time', async () => {
    const ben = await work.hire('inspector')
    const { tradeNumber, items } = await createTestTrade(work.hand, { deviceCount: 2 })
    for (const item of items.slice(0, 1)) await triggerEvent(work.hand, item, 'label_issued')
    const path = `/desk/api/arrivals/${tradeNumber}`
    await anna.photo(`${path}/photos`)
    const answers = await Promise.all([anna, ben].map((worker) => worker.post(path, { weightInGrams: 500 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('can’t be booked in if it was never sent or doesn’t exist', async () => {
    const { tradeNumber } = await createTestTrade(work.hand)
    await anna.photo(`/desk/api/arrivals/${tradeNumber}/photos`)
    expect((await anna.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 1 })).statusCode).toBe(409)
    expect((await anna.post('/desk/api/arrivals/0000-0000', { weightInGrams: 1 })).statusCode).toBe(404)
    expect((await anna.sendBytes('/desk/api/arrivals/0000-0000/photos', JPEG)).statusCode).toBe(404)
  })
})

describe('a photo', () => {
  it('is stored without its location, and served with its type', async () => {
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const path = `/desk/api/arrivals/${tradeNumber}/photos`
    expect(PHONE_JPEG.includes(PLACE)).toBe(true)
    const shown = await anna.get(`/desk/api/photos/${await anna.photo(path)}`)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(shown.rawPayload.includes(PLACE)).toBe(false)
    const png = await anna.photo(path, createPng())
    expect((await anna.see(`/desk/photos/${png}`)).headers['content-type']).toBe('image/png')
  })

  it.each([
    ['not a picture', Buffer.from('<svg/>'), 'image/png', 422, 'PHOTO_REFUSED'],
    ['too small', createPng(50, 50), 'image/png', 422, 'PHOTO_REFUSED'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/jpeg', 413, 'INVALID_REQUEST'],
    ['of another kind', JPEG, 'image/gif', 415, 'INVALID_REQUEST'],
    ['JSON', Buffer.from('{}'), 'application/json', 400, 'INVALID_REQUEST'],
  ])('is refused if it is %s', async (_, bytes, type, status, id) => {
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const answer = await anna.sendBytes(`/desk/api/arrivals/${tradeNumber}/photos`, bytes, type)
    expect({ statusCode: answer.statusCode, id: answer.json().id }).toEqual({ statusCode: status, id })
  })
})

describe('booking in', () => {
  it('lists parcels in transit, and finds any parcel by a typed or scanned code', async () => {
    const incoming = await createTradeIn(work.hand, 'IN_TRANSIT')
    const lost = await createTradeIn(work.hand, 'LOST')
    const listed: { tradeNumber: string }[] = (await anna.get('/desk/api/arrivals')).json().rows
    const numbers = listed.map(({ tradeNumber }) => tradeNumber)
    expect(numbers.includes(incoming.tradeNumber)).toEqual(true)
    expect(numbers.includes(lost.tradeNumber)).toEqual(false)
    const tracking = await readTrackingNumber(lost.transactionId)
    const codes = [
      lost.tradeNumber,
      lost.tradeNumber.toLowerCase().replace('-', ' '),
      `${lost.tradeNumber}-1`,
      tracking,
      tracking.replace(/(.{4})/g, '$1 '),
      `UPS:${tracking}`,
    ]
    for (const code of codes) {
      const found = await anna.get(`/desk/api/parcels?code=${encodeURIComponent(code)}`)
      expect(found.json()).toMatchObject({ tradeNumber: lost.tradeNumber, items: [{ isExpected: true }] })
    }
    expect((await anna.get('/desk/api/parcels?code=nothing')).statusCode).toBe(404)
  })

  it('names the photos of the parcel at hand, not those of an earlier one', async () => {
    const { transactionId, tradeNumber } = await createTestTrade(work.hand, { deviceCount: 2 })
    await triggerEvent(work.hand, { transactionId, itemNumber: 1 }, 'label_issued')
    const path = `/desk/api/arrivals/${tradeNumber}`
    const listPhotos = async () =>
      (await anna.get(`/desk/api/parcels?code=${tradeNumber}`)).json<Parcel>().photoIds
    const photoId = await anna.photo(`${path}/photos`)
    expect(await listPhotos()).toEqual([photoId])
    await anna.post(path, { weightInGrams: 700, missing: [2] })
    work.desk.clock.nowMs += DAY_MS
    expect(await listPhotos()).toEqual([])
  })

  it('says which devices are still expected', async () => {
    const { tradeNumber } = await createTradeIn(work.hand, 'RECEIVED')
    const parcel = (await anna.get(`/desk/api/parcels?code=${tradeNumber}`)).json<Parcel>()
    expect(parcel.items).toMatchObject([{ itemNumber: 1, isExpected: false }])
  })

  it('is nothing that support does', async () => {
    const sofia = await work.hire('support')
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const refused = await sofia.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 1 })
    expect(refused.json().id).toBe('FORBIDDEN')
  })
})

describe('a lost device', () => {
  it('is paid at the quoted price once the insurer confirms the loss', async () => {
    const sofia = await work.hire('support')
    const { item } = await createTradeIn(work.hand, 'LOST')
    expect((await sofia.get('/desk/api/lost')).json().rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'LOST', itemNumber: 1 })]),
    )
    expect((await sofia.post(buildItemApiPath(item, '/insurance'), {})).statusCode).toBe(400)
    await work.desk.takeAudit()
    const confirmed = await sofia.post(buildItemApiPath(item, '/insurance'), { claimNumber: 'UPS-77' })
    expect({ statusCode: confirmed.statusCode, confirmed: confirmed.json() }).toEqual({
      statusCode: 200,
      confirmed: { state: 'ACCEPTED' },
    })
    expect(await work.stateOf(item)).toBe('ACCEPTED')
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'CONFIRM_INSURANCE', data: { claimNumber: 'UPS-77' } },
    ])
    expect(
      (await sofia.post(buildItemApiPath(item, '/insurance'), { claimNumber: 'UPS-77' })).statusCode,
    ).toBe(409)
  })
})
