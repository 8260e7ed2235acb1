import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { shareBuild } from '#server/modules/builds/share-build.ts'
import { createTestDatabase, withClient } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const SCRIPT = `export const answer = ${JSON.stringify('of another build '.repeat(200))}\n`
const NOW_MS = Date.now()

let folder: string
let url: string
let db: Database
let shop: TestShop

const share = (nowMs: number) => withClient(url, (client) => shareBuild(client, { folder, nowMs }))

const get = (name: string, headers: Record<string, string> = {}) =>
  shop.get(MARKET_HOSTS.de, `/assets/${name}`, headers)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'art'))
  await writeFile(join(folder, 'part-Abc123.js'), SCRIPT)
  await writeFile(join(folder, 'part-Abc123.js.br'), 'a compressed copy')
  await writeFile(join(folder, 'art', 'box.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'letters.woff2'), Buffer.from([0, 255, 1, 254]))
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 2, onError: () => undefined })
  // An earlier release that nobody has open any more.
  await share(NOW_MS - 40 * DAY_MS)
  await writeFile(join(folder, 'newer-Def456.js'), 'export {}\n')
  await rm(join(folder, 'letters.woff2'))
  await share(NOW_MS)
  let nowMs = NOW_MS
  // Names are listed at most every other second.
  shop = await startTestShop({ db, now: () => (nowMs += 5_000) })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
  await rm(folder, { recursive: true })
})

describe('a file that another build has shared', () => {
  it('is served with its type, for ever', async () => {
    const { status, text, headers } = await get('part-Abc123.js')
    expect({ status, text, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
      status: 200,
      text: SCRIPT,
      type: 'text/javascript; charset=utf-8',
      caching: 'public, max-age=31536000, immutable',
    })
  })

  it('is compressed for whoever asks', async () => {
    const { text, headers } = await get('part-Abc123.js', { 'accept-encoding': 'br' })
    expect({ text, encoding: headers['content-encoding'] }).toEqual({ text: SCRIPT, encoding: 'br' })
  })

  it('may lie in a folder', async () => {
    expect((await get('art/box.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  })

  it('is forgotten a month after its last release', async () => {
    expect((await get('letters.woff2')).status).toBe(404)
  })

  it('is stored without its compressed copies', async () => {
    const { rows } = await db.$client.query('select name from build_file order by name')
    expect(rows.map(({ name }) => name)).toEqual(['art/box.svg', 'newer-Def456.js', 'part-Abc123.js'])
  })
})

describe('a file that no build has', () => {
  it.each([
    ['made-up.js', 404],
    ['art/', 404],
    ['../build.json', 403],
    ['%2e%2e/build.json', 403],
    ['part-Abc123.js%00', 400],
  ])('%s is refused with %i', async (name, status) => {
    expect((await get(name)).status).toBe(status)
  })
})
