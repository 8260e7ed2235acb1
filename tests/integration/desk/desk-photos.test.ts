import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPhoto } from '#server/desk/photos/photos.repository.ts'
import { buildItemApiPath, type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { JPEG } from '../../support/example-photos.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

/** Transactions that wait for something other than the database. */
const countIdleTransactions = async (): Promise<number> => {
  const { rows } = await work.desk.db.$client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'
       and now() - state_change > interval '50 milliseconds'`,
  )
  return rows[0]?.count ?? 0
}

const findBytes = async (photoId: string): Promise<Buffer> => {
  const { db, blobs } = work.hand
  return (await blobs.read(await findPhoto(db, photoId))) ?? Buffer.alloc(0)
}

describe('a photo that takes long to decode', () => {
  it('holds no transaction, and so no lock, while it is decoded', async () => {
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const large = { width: 7_000, height: 7_000, channels: 3, background: 'grey' } as const
    const photo = await sharp({ create: large }).png({ compressionLevel: 1 }).toBuffer()
    const upload = anna.sendBytes(`/desk/api/arrivals/${tradeNumber}/photos`, photo)
    let isDone = false
    const ended = upload.then(() => {
      isDone = true
    })
    let most = 0
    while (!isDone) most = Math.max(most, await countIdleTransactions())
    await ended
    expect((await upload).statusCode).toBe(201)
    expect(most).toBe(0)
  })
})

describe('a file that is more than a photo', () => {
  it.each([
    ['a web page behind the picture', Buffer.from('<script>alert(document.domain)</script>')],
    ['an archive behind the picture', Buffer.from('PK\u0003\u0004 hidden-file.exe')],
    ['a program behind the picture', Buffer.from('MZ\u0090\u0000 hidden program')],
  ])('is stored as the photo alone: %s', async (_, hidden) => {
    const { tradeNumber } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const bytes = Buffer.concat([JPEG, hidden])
    const answer = await anna.sendBytes(`/desk/api/arrivals/${tradeNumber}/photos`, bytes)
    expect(answer.statusCode).toBe(201)
    const stored = await findBytes(answer.json().photoId)
    expect(stored.includes(hidden)).toBe(false)
    expect((await sharp(stored).metadata()).format).toBe('jpeg')
  })
})

describe('a parcel', () => {
  it('has a hundred photos at most', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(work.hand, 'IN_TRANSIT')
    const path = `/desk/api/arrivals/${tradeNumber}/photos`
    await anna.sendBytes(path, JPEG)
    await work.desk.db.$client.query(
      `insert into photo (transaction_id, purpose, media_type, content, sha256, operator_id, taken_at, proves)
       select transaction_id, purpose, media_type, 'x', sha256, operator_id, taken_at, proves
       from photo cross join generate_series(2, 100) where transaction_id = $1`,
      [transactionId],
    )
    const { statusCode, body } = await anna.sendBytes(path, JPEG)
    expect({ statusCode, id: JSON.parse(body).id }).toEqual({ statusCode: 409, id: 'TOO_MANY_PHOTOS' })
  })
})

it('a receiver sees photos of parcels, not those of findings', async () => {
  const rosa = await work.hire('receiver')
  const { item } = await createTradeIn(work.hand, 'RECEIVED')
  await anna.post(buildItemApiPath(item, '/inspections'))
  const photoId = await anna.photo(buildItemApiPath(item, '/photos'))
  const parcel = await createTradeIn(work.hand, 'IN_TRANSIT')
  const parcelPhotoId = await anna.photo(`/desk/api/arrivals/${parcel.tradeNumber}/photos`)
  const seen = await Promise.all([photoId, parcelPhotoId].map((id) => rosa.get(`/desk/api/photos/${id}`)))
  expect(seen.map(({ statusCode }) => statusCode)).toEqual([403, 200])
})
