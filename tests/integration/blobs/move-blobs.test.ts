import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { manageBlobs } from '#server/commands/manage-blobs.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createBlobs } from '#server/modules/blobs/blobs.ts'
import { createBlobStorages } from '#server/processes/open-blobs.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { callCommand } from '../../support/commands.ts'
import { createTestDatabase } from '../../support/database.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

const PHOTOS = 600

const folder = mkdtempSync(join(tmpdir(), 'moved-blobs-'))
const bucket = inject('s3Bucket')

let db: Database
let toFolder: Record<string, string>
let toBucket: Record<string, string>

// As a shop of an earlier version has stored them: all bytes are in the database.
const ADD_PHOTOS = `
  insert into photo (transaction_id, purpose, media_type, content, sha256, operator_id, taken_at)
  select photo.transaction_id, 'UNBOXING', 'image/png', made.bytes, sha256(made.bytes), operator_id, taken_at
  from (select * from photo where purpose = 'UNBOXING' limit 1) as photo,
    (select convert_to(repeat('photo ' || number, 400), 'UTF8') as bytes from generate_series(1, $1::int) as number) as made`

beforeAll(async () => {
  const url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 4, onError: () => undefined })
  const secret = createShopSecret(Buffer.from('a secret of this test'))
  await createTradeIn({ db, blobs: createTestBlobs(db), secret, now: Date.now }, 'IN_INSPECTION')
  await db.$client.query(ADD_PHOTOS, [PHOTOS])
  toFolder = { DATABASE_URL: url, BLOB_FOLDER: folder }
  toBucket = bucket
    ? {
        ...toFolder,
        BLOB_URL: `s3://${new URL(bucket.url).host}/${randomUUID()}`,
        BLOB_ENDPOINT: bucket.endpoint,
        BLOB_ACCESS_KEY_ID: bucket.accessKeyId,
        BLOB_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      }
    : {}
})

afterAll(async () => {
  await db.$client.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the move as a process and kills it once it has said that it is under way. */
const moveAndKill = (environment: Record<string, string>) =>
  new Promise<NodeJS.Signals | null>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...environment }
    const child = spawn('node_modules/.bin/node', ['src/server/blob-command.ts', 'move'], { env })
    child.stdout.once('data', () => child.kill('SIGKILL'))
    child.once('exit', (_, signal) => resolve(signal))
  })

/** How many photos the shop shows exactly as they were taken, wherever they are. */
async function countIntact(environment: Record<string, string>): Promise<number> {
  const failures: unknown[] = []
  const blobs = createBlobs({
    db,
    storages: createBlobStorages(parseEnvironment(environment)),
    now: Date.now,
    onFailure: (error) => void failures.push(error),
  })
  const { rows } = await db.$client.query(
    'select content as bytes, blob_key as "blobKey", sha256 from photo where purpose = \'UNBOXING\'',
  )
  const isIntact = async (row: (typeof rows)[number]) => {
    const bytes = await blobs.read(row)
    return bytes && createHash('sha256').update(bytes).digest().equals(row.sha256)
  }
  let intact = 0
  for (let start = 0; start < rows.length; start += 20)
    intact += (await Promise.all(rows.slice(start, start + 20).map(isIntact))).filter(Boolean).length
  return intact
}

async function readPlaces(): Promise<Record<string, number>> {
  const { rows } = await db.$client.query<{ place: string; count: number }>(
    `select coalesce(storage, 'database') as place, count(*)::int as count
     from photo left join blob on blob.key = blob_key where purpose = 'UNBOXING' group by 1`,
  )
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]))
}

describe('moving files from the database to the folder', () => {
  it('leaves every file readable when it is killed half way', async () => {
    expect(await moveAndKill(toFolder)).toBe('SIGKILL')
    const { database = 0, folder: moved = 0 } = await readPlaces()
    expect({ isHalf: database > 0 && moved > 0, intact: await countIntact(toFolder) }).toEqual({
      isHalf: true,
      intact: PHOTOS + 1,
    })
  })

  it('goes on with the next run, and leaves no bytes in the database', async () => {
    const { code, lines } = await callCommand(manageBlobs, ['move'], toFolder)
    expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: 'All files are in the folder.' })
    expect(await readPlaces()).toEqual({ folder: PHOTOS + 1 })
    expect(await countIntact(toFolder)).toBe(PHOTOS + 1)
  })

  it('has nothing left to do then', async () => {
    expect(await callCommand(manageBlobs, ['move'], toFolder)).toMatchObject({
      code: 0,
      lines: ['All files are in the folder.'],
    })
  })
})

// Only in the project that has a bucket: the other one has nothing to skip.
if (bucket)
  describe('moving files from the folder to a bucket', () => {
    it('leaves every file readable when it is killed half way', async () => {
      expect(await moveAndKill(toBucket)).toBe('SIGKILL')
      const { folder: left = 0, s3 = 0 } = await readPlaces()
      expect({ isHalf: left > 0 && s3 > 0, intact: await countIntact(toBucket) }).toEqual({
        isHalf: true,
        intact: PHOTOS + 1,
      })
    })

    it('goes on with the next run, and leaves no file in the folder', async () => {
      const { code, lines } = await callCommand(manageBlobs, ['move'], toBucket)
      expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: 'All files are in the bucket.' })
      const left: string[] = []
      for await (const key of createBlobStorages(parseEnvironment(toFolder)).folder.list()) left.push(key)
      expect({ places: await readPlaces(), left }).toEqual({ places: { s3: PHOTOS + 1 }, left: [] })
      expect(await countIntact(toBucket)).toBe(PHOTOS + 1)
    })
  })

describe('a move to a storage that is away', () => {
  it('stops, says so and changes nothing', async () => {
    await db.$client.query(ADD_PHOTOS, [1])
    const away = {
      ...toFolder,
      BLOB_URL: 's3://away',
      BLOB_ENDPOINT: 'http://127.0.0.1:9',
      BLOB_ACCESS_KEY_ID: 'x',
      BLOB_SECRET_ACCESS_KEY: 'x',
    }
    const { code, lines } = await callCommand(manageBlobs, ['move'], away)
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 1,
      last: expect.stringMatching(/^Stopped\. Run this again/),
    })
    expect(await readPlaces()).toMatchObject({ database: 1 })
  })
})
