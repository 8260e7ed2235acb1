import type pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { MAX_PHOTO_BYTES } from '#server/uploads/reencode-photo.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { createPng, insertSegment, JPEG, PLACE } from '../../support/example-photos.ts'
import { importRows } from '../../support/operator-catalogue.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let desk: TestDesk
let shop: TestShop
let cookie: string

beforeAll(async () => {
  desk = await startTestDesk()
  shop = await startTestShop({ db: desk.db })
  cookie = await (await desk.hire('catalogue')).startSession()
})

afterAll(async () => {
  await shop.close()
  await desk.close()
})

async function findId(name: string): Promise<number> {
  const { rows } = await desk.db.$client.query<{ id: number }>(
    `select device_id as id from device_text where language = 'en' and name = $1`,
    [name],
  )
  return rows[0]?.id ?? 0
}

const readPicture = async (id: number): Promise<DevicePicture> =>
  (await desk.send('GET', `/desk/api/catalogue/${id}/picture`, { cookie })).json()

const draw = (id: number, form: object, previousKey: string) =>
  desk.send('PUT', `/desk/api/catalogue/${id}/drawing`, { cookie, json: { form, previousKey } })

/** Draws a device with some other values. */
async function change(id: number, changed: object): Promise<DevicePicture> {
  const { drawing } = await readPicture(id)
  return (await draw(id, { ...drawing.form, ...changed }, drawing.key)).json()
}

const upload = (id: number, bytes: Buffer, mediaType = 'image/png') =>
  desk.app.inject({
    method: 'PUT',
    url: `/desk/api/catalogue/${id}/photo`,
    remoteAddress: '198.51.100.7',
    headers: { host: 'desk.test', origin: 'http://desk.test', cookie, 'content-type': mediaType },
    payload: bytes,
  })

const remove = (id: number) => desk.send('DELETE', `/desk/api/catalogue/${id}/photo`, { cookie })

/** The address of a device's picture, as lists and pages get it. */
async function findImage(id: number): Promise<string | undefined> {
  const { devices } = await readSearchDocuments(desk.db, 'de')
  return devices.find((device) => device.id === id)?.image
}

const getFromShop = (path: string) => shop.get(MARKET_HOSTS.de, path)

const readBlobStates = async (): Promise<readonly string[]> => {
  const { rows } = await desk.db.$client.query<{ state: string }>(
    'select state from blob order by created_at',
  )
  return rows.map(({ state }) => state)
}

describe('the drawing of a device', () => {
  it('is shown by its values', async () => {
    const picture = await readPicture(await findId('Apple iPhone 13 mini'))
    expect(picture).toMatchObject({
      name: 'Apple iPhone 13 mini',
      photoKey: null,
      drawing: { key: expect.stringMatching(/^phone-/), form: { kind: 'phone' } },
    })
  })

  it('gets another address with other values, so that no cache shows the old one', async () => {
    const id = await findId('Apple iPhone 13 mini')
    const before = await findImage(id)
    const { drawing } = await change(id, { back: '#123456' })
    const image = await findImage(id)
    expect(image).toBe(`/pictures/${drawing.key}.svg`)
    expect(image).not.toBe(before)
  })

  it('is drawn by the shop', async () => {
    const id = await findId('Apple iPhone 13 mini')
    const { drawing } = await change(id, { back: '#654321' })
    expect((await getFromShop(`/pictures/${drawing.key}.svg`)).text).toContain('#654321')
  })

  it('is taken over by every process, with the series of the device alone', async () => {
    const id = await findId('Apple iPhone 13 mini')
    await change(id, { back: '#aa0011' })
    const { rows } = await desk.db.$client.query(
      `select series_ids, is_price_only, array(select series_id from device where id = $1) as own
       from catalogue_change order by version desc limit 1`,
      [id],
    )
    expect(rows).toEqual([{ series_ids: rows[0].own, is_price_only: false, own: rows[0].own }])
  })

  it('is logged with what it was before', async () => {
    const id = await findId('Apple iPhone 12')
    const before = await readPicture(id)
    await desk.takeAudit()
    const { drawing } = await change(id, { back: '#00aa11' })
    expect(await desk.takeAudit()).toMatchObject([
      {
        action: 'DRAW_DEVICE',
        data: { device: id, drawing: drawing.key, previousDrawing: before.drawing.key },
      },
    ])
  })

  it('is saved again without harm', async () => {
    const id = await findId('Apple iPhone 12')
    const { drawing } = await readPicture(id)
    const form = { ...drawing.form, back: '#0000aa' }
    const answers = [await draw(id, form, drawing.key), await draw(id, form, drawing.key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('doesn’t overwrite what someone else has drawn meanwhile', async () => {
    const id = await findId('Apple iPhone 12')
    const { drawing } = await readPicture(id)
    await change(id, { back: '#00bb00' })
    const late = await draw(id, { ...drawing.form, back: '#bb0000' }, drawing.key)
    expect({ status: late.statusCode, id: late.json().id }).toEqual({ status: 409, id: 'DRAFT_CHANGED' })
  })

  it.each([
    [{ width: 2 }, { field: 'width', key: 'QUANTITY_RANGE' }],
    [{ back: '"/><script>' }, { field: 'back', key: 'FIELD_FORMAT' }],
    [{ kind: 'toaster' }, { field: 'kind', key: 'FIELD_FORMAT' }],
  ])('is refused with %j', async (wrong, problem) => {
    const id = await findId('Apple iPhone 12')
    const { drawing } = await readPicture(id)
    const refused = await draw(id, { ...drawing.form, ...wrong }, drawing.key)
    expect(refused.json()).toMatchObject({ id: 'INVALID_FIELDS', errors: [problem] })
  })

  it('is the operator’s from then on: a new release leaves it alone', async () => {
    const id = await findId('Apple iPhone 12')
    await change(id, { back: '#0c0c0c' })
    const { rows } = await desk.db.$client.query('select origin from device where id = $1', [id])
    expect(rows).toEqual([{ origin: 'import' }])
  })
})

describe('a photo of a device', () => {
  it('is shown instead of its drawing', async () => {
    const id = await findId('Apple iPhone 11')
    const { photoKey } = (await upload(id, createPng(400, 300))).json<DevicePicture>()
    expect(await findImage(id)).toBe(`/pictures/${photoKey}.webp`)
  })

  it('is a square like a drawing, so that nothing shifts', async () => {
    const id = await findId('Apple iPhone 11')
    await upload(id, createPng(400, 300))
    const { bytes, headers } = await getFromShop((await findImage(id)) ?? '')
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ type: headers['content-type'], format, width, height }).toEqual({
      type: 'image/webp',
      format: 'webp',
      width: 640,
      height: 640,
    })
  })

  it('has nothing of its file but the pixels', async () => {
    const id = await findId('Apple iPhone 11')
    const large = await sharp(JPEG).resize(600, 500).jpeg().toBuffer()
    await upload(id, insertSegment(large, 0xe1, Buffer.from(`Exif\0\0${PLACE}`)), 'image/jpeg')
    const { bytes } = await getFromShop((await findImage(id)) ?? '')
    expect(bytes.includes(PLACE)).toBe(false)
  })

  it('is shared as PNG, and its device still has drawings of its conditions', async () => {
    const id = await findId('Apple iPhone 11')
    const { photoKey } = (await upload(id, createPng(400, 300))).json<DevicePicture>()
    const shared = await getFromShop(`/pictures/${photoKey}.png`)
    const { width, height } = await sharp(shared.bytes).metadata()
    expect({ width, height }).toEqual({ width: 1_200, height: 630 })
    expect((await getFromShop(`/pictures/${photoKey}/3.svg`)).text).toContain('<svg')
  })

  it.each(['.webp', '.png', '/3.svg'])('is kept for an hour at most by others, as %s', async (name) => {
    const id = await findId('Apple iPhone 11')
    const { photoKey } = (await upload(id, createPng(400, 300))).json<DevicePicture>()
    const { headers } = await getFromShop(`/pictures/${photoKey}${name}`)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('is shown at the desk', async () => {
    const id = await findId('Apple iPhone 11')
    await upload(id, createPng(400, 300))
    const answer = await desk.send('GET', `/desk/api/catalogue/${id}/picture/file`, { cookie })
    expect(answer.headers['content-type']).toBe('image/webp')
  })

  it('gives way to the next one, whose file alone is kept', async () => {
    const id = await findId('Apple iPhone XR')
    const before = (await readBlobStates()).length
    await upload(id, createPng(400, 300))
    await upload(id, createPng(300, 400))
    expect((await readBlobStates()).slice(before)).toEqual(['released', 'kept'])
  })

  it('is removed with its file, and the drawing is back', async () => {
    const id = await findId('Apple iPhone XS')
    const drawn = await findImage(id)
    const before = (await readBlobStates()).length
    await upload(id, createPng(400, 300))
    await remove(id)
    expect(await findImage(id)).toBe(drawn)
    expect((await readBlobStates()).slice(before)).toEqual(['released'])
  })

  it('is removed again without harm', async () => {
    const id = await findId('Apple iPhone XS')
    expect([(await remove(id)).statusCode, (await remove(id)).statusCode]).toEqual([200, 200])
  })

  it('stays when the device is imported again', async () => {
    const id = await findId('Apple iPhone XS Max')
    const { photoKey } = (await upload(id, createPng(400, 300))).json<DevicePicture>()
    const client: pg.PoolClient = await desk.db.$client.connect()
    const { rows } = await client.query(
      `select device.category_id as category, model_pattern as model, series.name_pattern as series
       from device join series on series.id = series_id where device.id = $1`,
      [id],
    )
    const row = { ...rows[0], manufacturer: 'Apple', released: '2018-09', prices: { 64: 100 } }
    const report = await importRows(client as unknown as pg.Client, [row])
    client.release()
    expect(report.bad).toEqual([])
    expect(await findImage(id)).toBe(`/pictures/${photoKey}.webp`)
  })

  it.each([
    ['a file that is no photo', Buffer.from('not a photo'), 'PHOTO_FORMAT'],
    ['a photo that is too small', createPng(120, 100), 'PHOTO_DIMENSIONS'],
    ['a file of more than 5 MB', Buffer.alloc(MAX_PHOTO_BYTES + 1), 'PHOTO_TOO_LARGE'],
  ])('can’t be %s', async (_, bytes, problem) => {
    const refused = await upload(await findId('Apple iPhone XR'), bytes)
    expect(refused.json()).toMatchObject({ id: 'PHOTO_REFUSED', errors: [{ field: 'photo', key: problem }] })
  })

  it('has an address that nobody guesses', async () => {
    expect((await getFromShop('/pictures/photo-000000000000.webp')).status).toBe(404)
  })
})

it.each([
  ['GET', 'picture'],
  ['PUT', 'drawing'],
  ['DELETE', 'photo'],
])('is for catalogue editors only: %s %s', async (method, part) => {
  const own = await (await desk.hire('support')).startSession()
  const call = {
    cookie: own,
    json: method === 'PUT' ? { form: { kind: 'phone' }, previousKey: 'x' } : undefined,
  }
  expect((await desk.send(method, `/desk/api/catalogue/1/${part}`, call)).statusCode).toBe(403)
})
