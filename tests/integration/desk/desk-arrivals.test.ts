import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { type DeskWork, itemApi, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { JPEG, PHONE_JPEG, PLACE, pngOf } from '../../support/example-photos.ts'
import { happen, makeTrade, makeTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await work.desk.db.$client.query<Row>(text, values)).rows

const trackingNumberOf = async (transactionId: number): Promise<string> => {
  const [row] = await query<{ n: string }>(
    'select tracking_number as n from shipment where transaction_id = $1',
    transactionId,
  )
  return row?.n ?? ''
}

const arrivalOf = (transactionId: number) =>
  query('select weight_in_grams, operator_id from arrival where transaction_id = $1', transactionId)

describe('a parcel that arrives', () => {
  it.each(['LABEL_ISSUED', 'IN_TRANSIT', 'LOST', 'EXPIRED'] as const)(
    'is booked in from %s, with its weight and a photo',
    async (state) => {
      const { transactionId, tradeNumber, item } = await makeTradeIn(work.hand, state)
      work.desk.clock.nowMs += 60_000
      await work.desk.takeAudit()
      const photoId = await anna.photo(`/desk/api/arrivals/${tradeNumber}/photos`)
      const booked = await anna.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 431 })
      expect([booked.statusCode, booked.json()]).toEqual([201, { tradeNumber, received: [1], missing: [] }])
      expect(await work.stateOf(item)).toBe('RECEIVED')
      expect(await arrivalOf(transactionId)).toEqual([{ weight_in_grams: 431, operator_id: anna.id }])
      expect(await work.desk.takeAudit()).toMatchObject([
        { operator_id: anna.id, action: 'PHOTOGRAPH_PARCEL', data: { photoId } },
        { operator_id: anna.id, action: 'BOOK_IN', data: { received: [1], missing: [], weightInGrams: 431 } },
      ])
    },
  )

  it('is not booked in without a photo, without a weight, with a price, or twice', async () => {
    const { transactionId, tradeNumber, item } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    const path = `/desk/api/arrivals/${tradeNumber}`
    const refused = await anna.post(path, { weightInGrams: 431 })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { id: 'INVALID_FIELDS', errors: [{ field: 'photos', key: 'PHOTO_REQUIRED' }] },
    ])
    await anna.photo(`${path}/photos`)
    const bodies = [{}, { weightInGrams: 0 }, { weightInGrams: 1.5 }, { weightInGrams: 9, priceInCents: 1 }]
    for (const body of bodies) expect((await anna.post(path, body)).statusCode).toBe(400)
    expect(await arrivalOf(transactionId)).toEqual([])
    expect((await anna.post(path, { weightInGrams: 431 })).statusCode).toBe(201)
    const again = await anna.post(path, { weightInGrams: 431 })
    expect([again.statusCode, again.json().id]).toEqual([409, 'NOT_POSSIBLE'])
    expect(await work.stateOf(item)).toBe('RECEIVED')
  })

  it('loses what was not in it, and gets it back with a later parcel that has a photo of its own', async () => {
    const { transactionId, tradeNumber, items } = await makeTrade(work.hand, { deviceCount: 3 })
    await happen(work.hand, { transactionId, itemNumber: 1 }, 'label_issued')
    const path = `/desk/api/arrivals/${tradeNumber}`
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
    expect(await arrivalOf(transactionId)).toEqual([{ weight_in_grams: 900, operator_id: anna.id }])
    const weights = await query<{ weight: string }>(
      `select data ->> 'weightInGrams' as weight from trade_event
       where transaction_id = $1 and event = 'booked_in' and item_number = 2 order by id`,
      transactionId,
    )
    expect(weights.map(({ weight }) => weight)).toEqual(['900', '450'])
  })

  it('is shown again with weight and ticks when a file is no photo', async () => {
    const { transactionId, tradeNumber } = await makeTrade(work.hand, { deviceCount: 2 })
    await happen(work.hand, { transactionId, itemNumber: 1 }, 'label_issued')
    await work.desk.takeAudit()
    const refused = await anna.submit(`/desk/arrivals/${tradeNumber}`, [
      ['weightInGrams', '412'],
      ['missing', '2'],
      ['photos', Buffer.from('no photo')],
    ])
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('A photo is a whole JPEG, PNG or WebP file. (422 PHOTO_REFUSED)')
    expect(refused.body).toContain('name="weightInGrams" value="412"')
    expect(refused.body).toContain('name="missing" value="2" checked')
    expect(refused.body).not.toContain('name="missing" value="1" checked')
    expect(await arrivalOf(transactionId)).toEqual([])
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'BOOK_IN', data: { refused: 'PHOTO_REFUSED' } },
    ])
  })

  it('is booked in once when two people do it at the same time', async () => {
    const ben = await work.hire('inspector')
    const { tradeNumber, items } = await makeTrade(work.hand, { deviceCount: 2 })
    for (const item of items.slice(0, 1)) await happen(work.hand, item, 'label_issued')
    const path = `/desk/api/arrivals/${tradeNumber}`
    await anna.photo(`${path}/photos`)
    const answers = await Promise.all([anna, ben].map((worker) => worker.post(path, { weightInGrams: 500 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('is not one that was never sent or that there is not', async () => {
    const { tradeNumber } = await makeTrade(work.hand)
    await anna.photo(`/desk/api/arrivals/${tradeNumber}/photos`)
    expect((await anna.post(`/desk/api/arrivals/${tradeNumber}`, { weightInGrams: 1 })).statusCode).toBe(409)
    expect((await anna.post('/desk/api/arrivals/0000-0000', { weightInGrams: 1 })).statusCode).toBe(404)
    expect((await anna.sendBytes('/desk/api/arrivals/0000-0000/photos', JPEG)).statusCode).toBe(404)
  })
})

describe('a photo', () => {
  it('is kept without where it was taken, and shown as what it is', async () => {
    const { tradeNumber } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    const path = `/desk/api/arrivals/${tradeNumber}/photos`
    expect(PHONE_JPEG.includes(PLACE)).toBe(true)
    const shown = await anna.get(`/desk/api/photos/${await anna.photo(path)}`)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(shown.rawPayload.includes(PLACE)).toBe(false)
    const png = await anna.photo(path, pngOf())
    expect((await anna.see(`/desk/photos/${png}`)).headers['content-type']).toBe('image/png')
  })

  it.each([
    ['not a picture', Buffer.from('<svg/>'), 'image/png', 422, 'PHOTO_REFUSED'],
    ['too small', pngOf(50, 50), 'image/png', 422, 'PHOTO_REFUSED'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/jpeg', 413, 'INVALID_REQUEST'],
    ['of another kind', JPEG, 'image/gif', 415, 'INVALID_REQUEST'],
    ['JSON', Buffer.from('{}'), 'application/json', 400, 'INVALID_REQUEST'],
  ])('is refused that is %s', async (_, bytes, type, status, id) => {
    const { tradeNumber } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    const answer = await anna.sendBytes(`/desk/api/arrivals/${tradeNumber}/photos`, bytes, type)
    expect([answer.statusCode, answer.json().id]).toEqual([status, id])
  })
})

describe('what is to be booked in', () => {
  it('lists parcels on their way, and finds any parcel by what is typed or scanned', async () => {
    const coming = await makeTradeIn(work.hand, 'IN_TRANSIT')
    const lost = await makeTradeIn(work.hand, 'LOST')
    const listed: { tradeNumber: string }[] = (await anna.get('/desk/api/arrivals')).json()
    const numbers = listed.map(({ tradeNumber }) => tradeNumber)
    expect([numbers.includes(coming.tradeNumber), numbers.includes(lost.tradeNumber)]).toEqual([true, false])
    const tracking = await trackingNumberOf(lost.transactionId)
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
      const page = await anna.see(`/desk/arrivals?code=${encodeURIComponent(code)}`)
      expect([page.statusCode, page.headers.location]).toEqual([303, `/desk/arrivals/${lost.tradeNumber}`])
    }
    expect((await anna.get('/desk/api/parcels?code=nothing')).statusCode).toBe(404)
    const missed = await anna.see('/desk/arrivals?code=%3Cb%3E')
    expect([missed.statusCode, missed.body.includes('&lt;b&gt;')]).toEqual([404, true])
  })

  it('is one form without script: weight, photos, and what is missing', async () => {
    const { transactionId, tradeNumber, items } = await makeTrade(work.hand, { deviceCount: 2 })
    await happen(work.hand, { transactionId, itemNumber: 1 }, 'label_issued')
    const path = `/desk/arrivals/${tradeNumber}`
    const form = await anna.see(path)
    expect(form.body).toContain('enctype="multipart/form-data"')
    expect(form.body).toMatch(/<input name="weightInGrams"[^>]* autofocus>/)
    expect(form.body).not.toContain('<script')
    await work.desk.takeAudit()
    const sent = await anna.submit(path, [
      ['weightInGrams', '700'],
      ['missing', '2'],
      ['photos', PHONE_JPEG],
      ['photos', JPEG],
    ])
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/desk/arrivals?booked=${tradeNumber}`])
    expect(await Promise.all(items.map(work.stateOf))).toEqual(['RECEIVED', 'LOST'])
    expect((await work.desk.takeAudit()).map(({ data }) => data)).toEqual([
      { received: [1], missing: [2], weightInGrams: 700, photos: 2 },
    ])
    const trade = await anna.see(`/desk/trades/${tradeNumber}`)
    expect(trade.body.match(/<img class="proof"/g)).toHaveLength(2)
    expect(trade.body).toContain('700 g')
    expect((await anna.see(path)).body).toContain('1 of 2 devices expected')
  })

  it.each([
    ['no photo', [['weightInGrams', '700']], 422],
    ['no weight', [['photos', JPEG]], 400],
    [
      'a file that is no photo',
      [
        ['weightInGrams', '700'],
        ['photos', Buffer.from('x')],
      ],
      422,
    ],
    [
      'a price',
      [
        ['weightInGrams', '700'],
        ['photos', JPEG],
        ['price', '1'],
      ],
      400,
    ],
  ] as const)('refuses the form with %s, and nothing stays', async (_, entries, status) => {
    const { tradeNumber, item } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    expect((await anna.submit(`/desk/arrivals/${tradeNumber}`, entries)).statusCode).toBe(status)
    expect(await work.stateOf(item)).toBe('IN_TRANSIT')
    expect((await anna.see(`/desk/trades/${tradeNumber}`)).body).not.toContain('<img')
  })

  it('refuses a form that cannot be read', async () => {
    const { tradeNumber } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    const answer = await work.desk.send('POST', `/desk/arrivals/${tradeNumber}`, {
      cookie: await anna.startSession(),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      json: {},
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a device that is lost', () => {
  it('is paid as quoted when the insurance confirms it', async () => {
    const sofia = await work.hire('support')
    const { item } = await makeTradeIn(work.hand, 'LOST')
    expect((await sofia.get('/desk/api/lost')).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'LOST', itemNumber: 1 })]),
    )
    expect((await sofia.post(itemApi(item, '/insurance'), {})).statusCode).toBe(400)
    await work.desk.takeAudit()
    const confirmed = await sofia.post(itemApi(item, '/insurance'), { claimNumber: 'UPS-77' })
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { state: 'ACCEPTED' }])
    expect(await work.stateOf(item)).toBe('ACCEPTED')
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'CONFIRM_INSURANCE', data: { claimNumber: 'UPS-77' } },
    ])
    expect((await sofia.post(itemApi(item, '/insurance'), { claimNumber: 'UPS-77' })).statusCode).toBe(409)
  })

  it('has a page with one field', async () => {
    const sofia = await work.hire('support')
    const { item, tradeNumber } = await makeTradeIn(work.hand, 'LOST')
    const path = `/desk/lost/${tradeNumber}/1`
    expect((await sofia.see('/desk/lost')).body).toContain(`href="${path}"`)
    expect((await sofia.see(path)).body).toContain('name="claimNumber"')
    const cookie = await sofia.startSession()
    const sent = await work.desk.send('POST', path, { cookie, form: { claimNumber: 'UPS-78' } })
    expect([sent.statusCode, await work.stateOf(item)]).toEqual([303, 'ACCEPTED'])
  })
})
