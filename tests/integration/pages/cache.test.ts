import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Market } from '#domain/markets/market.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import {
  bumpCacheVersion,
  type CacheVersionListener,
  listenToCacheVersions,
} from '#server/db/cache-versions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let db: Database
let shop: TestShop
let listener: CacheVersionListener
let heard: () => void
let title = 'First title'
let loads = 0
let nowMs = 0
let isRemoved = false
let isHolding = false
let hold: Promise<void> | null = null

/** The delivered content with a title that the test can change, and a count of how often it is read. */
const createChangingCms = () => {
  const files = createFileCms(DATA_FOLDER)
  return {
    ...files,
    async getContentPages(market: Market) {
      loads += 1
      const current = title
      if (hold && market.id === 'en') {
        isHolding = true
        await hold
        hold = null
      }
      const pages = await files.getContentPages(market)
      const listed = isRemoved ? pages.filter((page) => page.id !== 'about') : pages
      return listed.map((page) => (page.id === 'about' ? { ...page, title: current } : page))
    },
  }
}

beforeAll(async () => {
  const url = await createTestDatabase()
  const onError = (error: unknown) => {
    throw error
  }
  db = openDatabase({ url, onError })
  shop = await startTestShop({ cms: createChangingCms(), now: () => nowMs })
  listener = await listenToCacheVersions({
    url,
    db,
    onError,
    onChange: (scope) => {
      shop.app.drop(scope).then(() => heard?.())
    },
  })
})

afterAll(async () => {
  await listener.stop()
  await shop.close()
  await db.$client.end()
})

beforeEach(async () => {
  title = 'First title'
  await shop.app.drop('all')
})

const getAboutPage = (headers: Record<string, string> = {}) =>
  shop.get(MARKET_HOSTS.en, '/content/about-us', headers)

const readHeadline = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]

async function publish(): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    heard = resolve
  })
  await bumpCacheVersion(db, 'content')
  await changed
}

describe('a cached page', () => {
  it('is served from memory until its content has a new version', async () => {
    expect(readHeadline((await getAboutPage()).text)).toBe('First title')
    title = 'Second title'
    expect(readHeadline((await getAboutPage()).text)).toBe('First title')
    await publish()
    expect(readHeadline((await getAboutPage()).text)).toBe('Second title')
  })

  it('is rendered once for simultaneous requests', async () => {
    loads = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => getAboutPage()))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    // One read per market, because every page knows its URL in the others.
    expect(loads).toBeLessThanOrEqual(7)
  })

  it('that has expired is still served while a new one is rendered', async () => {
    await getAboutPage()
    title = 'Later title'
    nowMs += 10 * MINUTE_MS
    shop.app.content.refresh()
    expect(readHeadline((await getAboutPage()).text)).toBe('First title')
    await expect.poll(async () => readHeadline((await getAboutPage()).text)).toBe('Later title')
  })

  it('whose content changes while it is rendered is sent, but not cached', async () => {
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const asked = getAboutPage()
    await expect.poll(() => isHolding).toBe(true)
    title = 'Second title'
    await publish()
    release()
    expect(readHeadline((await asked).text)).toBe('First title')
    expect(readHeadline((await getAboutPage()).text)).toBe('Second title')
  })

  it('stops being served when its page no longer exists', async () => {
    await getAboutPage()
    isRemoved = true
    shop.app.content.refresh()
    nowMs += 10 * MINUTE_MS
    await expect.poll(async () => (await getAboutPage()).status).toBe(404)
    isRemoved = false
  })

  it('has the same bytes in every encoding', async () => {
    const plain = await getAboutPage()
    const gzip = await getAboutPage({ 'accept-encoding': 'gzip' })
    const brotli = await getAboutPage({ 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect({
      contentEncoding: gzip.headers['content-encoding'],
      headersContentEncoding: brotli.headers['content-encoding'],
    }).toEqual({ contentEncoding: 'gzip', headersContentEncoding: 'br' })
    expect(gzip.text).toBe(plain.text)
    expect(brotli.text).toBe(plain.text)
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3)
    expect(plain.headers.vary).toBe('accept-encoding, cookie')
  })

  it('is not sent again to a browser that already has it', async () => {
    const first = await getAboutPage()
    const again = await getAboutPage({ 'if-none-match': first.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect((await getAboutPage({ 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('has a different tag when its content changes', async () => {
    const first = await getAboutPage()
    title = 'Second title'
    await publish()
    expect((await getAboutPage()).headers.etag).not.toBe(first.headers.etag)
  })
})

describe('a notification that was lost', () => {
  let own: Database
  let heardOf: string[]
  let watching: CacheVersionListener

  async function watch(pollMs?: number): Promise<void> {
    const url = await createTestDatabase()
    own = openDatabase({ url, maxConnections: 2, onError: () => undefined })
    heardOf = []
    watching = await listenToCacheVersions({
      url,
      db: own,
      onChange: (scope) => void heardOf.push(scope),
      onError: () => undefined,
      ...(pollMs === undefined ? {} : { pollMs }),
    })
  }

  const silence = () => own.$client.query('alter table cache_version disable trigger cache_version_changed')

  afterEach(async () => {
    await watching.stop()
    await own.$client.end()
  })

  it('is made up for: versions are compared now and then', async () => {
    await watch(20)
    await bumpCacheVersion(own, 'content')
    await expect.poll(() => heardOf).toEqual(['content'])
    await silence()
    await bumpCacheVersion(own, 'catalogue')
    // The first change was announced: it is not heard of twice.
    await expect.poll(() => heardOf).toEqual(['content', 'catalogue'])
  })

  it('with its connection is made up for, too, and what did not change stays', async () => {
    await watch()
    await silence()
    await bumpCacheVersion(own, 'rules')
    await own.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'rivendo-listen'`)
    await expect.poll(() => heardOf, { timeout: 10_000 }).toEqual(['rules'])
  })
})
