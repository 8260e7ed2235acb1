import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { DESK_ORIGIN } from '../../support/desk.ts'
import { commit, createReceived, start } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingDraft,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { PHONE_JPEG } from '../../support/example-photos.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

async function startInspection(): Promise<ItemKey> {
  const key = await createReceived(work)
  await start(anna, key)
  return key
}

/** A code on Anna's screen, in a browser of its own. */
async function showCode(key: ItemKey) {
  const cookie = await anna.startSession()
  const shown = await work.desk.send('POST', buildItemApiPath(key, '/camera-codes'), { cookie, json: {} })
  return { cookie, ...shown.json(), token: new URL(shown.json().url).hash.slice(1) }
}

const open = (token: string) => work.desk.send('POST', '/desk/api/camera/pairing', { json: { token } })

interface TestCamera {
  readonly cookie: string
  /** The device that it shows. */
  readonly number: string
}

/** What a phone sends: its cookie, the device's number and a picture, and nothing of a sign-in. */
const takePhoto = ({ cookie, number }: TestCamera, bytes = PHONE_JPEG) =>
  work.desk.app.inject({
    method: 'POST',
    url: `/desk/api/camera/photos?number=${number}`,
    payload: bytes,
    headers: { host: 'desk.test', origin: DESK_ORIGIN, cookie, 'content-type': 'image/jpeg' },
  })

const readCookie = (header: unknown): string => String(header).split(';')[0] ?? ''

async function pair(key: ItemKey): Promise<{ camera: TestCamera; cookie: string }> {
  const { token, cookie } = await showCode(key)
  const opened = await open(token)
  const { number } = opened.json()
  return { camera: { cookie: readCookie(opened.headers['set-cookie']), number }, cookie }
}

const listPhotos = async (key: ItemKey) =>
  (await anna.get(buildItemApiPath(key, '/inspection'))).json().work.photos

describe('a phone as a camera', () => {
  it('is paired by a code that works once, and whose secret the database doesn’t have', async () => {
    const key = await startInspection()
    const { token, url, svg } = await showCode(key)
    expect(url).toBe(`${DESK_ORIGIN}/desk/camera#${token}`)
    expect({ isDrawn: svg.startsWith('<svg'), length: token.length }).toEqual({ isDrawn: true, length: 43 })
    const opened = await open(token)
    expect({ statusCode: opened.statusCode, number: opened.json().number }).toEqual({
      statusCode: 200,
      number: `${buildItemApiPath(key).split('/').at(-2)}-1`,
    })
    expect(opened.headers['set-cookie']).toMatch(
      /^desk_camera=[\w-]{43}; Path=\/desk\/api\/camera; Max-Age=1800; HttpOnly; SameSite=Strict/,
    )
    const again = await open(token)
    expect({ statusCode: again.statusCode, id: again.json().id }).toEqual({
      statusCode: 410,
      id: 'PAIRING_OVER',
    })
    const { rows } = await work.desk.db.$client.query(
      'select camera_pairing::text as row from camera_pairing',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('goes to one of two phones that scan the same code', async () => {
    const { token } = await showCode(await startInspection())
    const opened = await Promise.all([open(token), open(token)])
    expect(opened.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  })

  it('opens a page without a sign-in and without data', async () => {
    const { statusCode, body } = await work.desk.send('GET', '/desk/camera')
    expect({ statusCode, hasName: body.includes(anna.name) }).toEqual({ statusCode: 200, hasName: false })
  })

  it('sends photos to its inspection, as the operator’s own, to the first exception without one', async () => {
    const key = await startInspection()
    await anna.put(
      buildItemApiPath(key, '/findings-draft'),
      buildMatchingDraft({ answers: { PH_GLASS: ['FRONT'] }, at: 'PH_GLASS' }),
    )
    const { camera } = await pair(key)
    await work.desk.takeAudit()
    const first = await takePhoto(camera)
    expect({ statusCode: first.statusCode, proves: first.json().proves }).toEqual({
      statusCode: 201,
      proves: ['PH_GLASS'],
    })
    expect((await takePhoto(camera)).json().proves).toEqual(['STORAGE', 'CONDITION'])
    expect(await listPhotos(key)).toHaveLength(2)
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'SAVE_PHOTOS', operator_id: anna.id, data: { isFromPhone: true } },
      { action: 'SAVE_PHOTOS' },
    ])
    const refused = await takePhoto(camera, Buffer.from('no photo'))
    expect({ statusCode: refused.statusCode, id: refused.json().id }).toEqual({
      statusCode: 422,
      id: 'PHOTO_REFUSED',
    })
  })

  it('sends nothing from a page that shows another device than the phone was paired with last', async () => {
    const first = await pair(await startInspection())
    const key = await startInspection()
    const { camera } = await pair(key)
    const fromOldTab = await takePhoto({ ...first.camera, cookie: camera.cookie })
    expect({ id: fromOldTab.json().id, photos: await listPhotos(key) }).toEqual({
      id: 'PAIRING_OVER',
      photos: [],
    })
  })

  it('ends with the inspection, with the sign-in, and after its time', async () => {
    const locked = await startInspection()
    const { camera: ofLocked } = await pair(locked)
    await commit(anna, locked, buildMatchingFindings())
    expect((await takePhoto(ofLocked)).json().id).toBe('INSPECTION_OVER')

    const key = await startInspection()
    const { camera, cookie } = await pair(key)
    await work.desk.send('POST', '/desk/sign-out', { cookie })
    expect((await takePhoto(camera)).json().id).toBe('PAIRING_OVER')

    const { token } = await showCode(key)
    const { camera: late } = await pair(key)
    work.desk.clock.nowMs += 2 * 60_000
    expect((await open(token)).json().id).toBe('PAIRING_OVER')
    expect((await takePhoto(late)).statusCode).toBe(201)
    work.desk.clock.nowMs += 29 * 60_000
    expect((await takePhoto(late)).json().id).toBe('PAIRING_OVER')
  })

  it('opens nothing else: neither a guessed code, nor the desk, nor another site’s page', async () => {
    const key = await startInspection()
    expect((await open('x'.repeat(43))).statusCode).toBe(410)
    expect((await takePhoto({ cookie: '', number: '' })).json().id).toBe('PAIRING_OVER')
    const { camera } = await pair(key)
    expect((await work.desk.send('GET', '/desk/api/me', { cookie: camera.cookie })).statusCode).toBe(401)
    const foreign = await work.desk.send('POST', '/desk/api/camera/pairing', {
      origin: 'https://evil.example',
      json: { token: (await showCode(key)).token },
    })
    expect(foreign.json().id).toBe('FORBIDDEN_ORIGIN')
  })

  it('needs an inspection of one’s own', async () => {
    const ben = await work.hire('inspector')
    const key = await startInspection()
    const refused = await ben.post(buildItemApiPath(key, '/camera-codes'))
    expect(refused.json().id).toBe('INSPECTION_OVER')
  })
})
