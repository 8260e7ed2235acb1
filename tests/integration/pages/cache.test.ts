import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const changingCms = () => {
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
  shop = await startTestShop({ cms: changingCms(), now: () => nowMs })
  listener = await listenToCacheVersions({
    url,
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

const about = (headers: Record<string, string> = {}) =>
  shop.get(MARKET_HOSTS.en, '/content/about-us', headers)

const headline = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]

async function publish(): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    heard = resolve
  })
  await bumpCacheVersion(db, 'content')
  await changed
}

describe('a kept page', () => {
  it('is answered from memory until its content has a new version', async () => {
    expect(headline((await about()).text)).toBe('First title')
    title = 'Second title'
    expect(headline((await about()).text)).toBe('First title')
    await publish()
    expect(headline((await about()).text)).toBe('Second title')
  })

  it('is rendered once for many who ask at the same time', async () => {
    loads = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => about()))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    // One read per market: every page knows its address in the others.
    expect(loads).toBeLessThanOrEqual(7)
  })

  it('that is past its time is still answered while a new one is made', async () => {
    await about()
    title = 'Later title'
    nowMs += 10 * 60_000
    shop.app.content.refresh()
    expect(headline((await about()).text)).toBe('First title')
    await expect.poll(async () => headline((await about()).text)).toBe('Later title')
  })

  it('that was made of content which changed meanwhile is sent, but not kept', async () => {
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const asked = about()
    await expect.poll(() => isHolding).toBe(true)
    title = 'Second title'
    await publish()
    release()
    expect(headline((await asked).text)).toBe('First title')
    expect(headline((await about()).text)).toBe('Second title')
  })

  it('whose address has lost its page is not answered for ever', async () => {
    await about()
    isRemoved = true
    shop.app.content.refresh()
    nowMs += 10 * 60_000
    await expect.poll(async () => (await about()).status).toBe(404)
    isRemoved = false
  })

  it('has the same bytes in every encoding', async () => {
    const plain = await about()
    const gzip = await about({ 'accept-encoding': 'gzip' })
    const brotli = await about({ 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br'])
    expect(gzip.text).toBe(plain.text)
    expect(brotli.text).toBe(plain.text)
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3)
    expect(plain.headers.vary).toBe('accept-encoding, cookie')
  })

  it('is not sent again to a browser that has it', async () => {
    const first = await about()
    const again = await about({ 'if-none-match': first.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect((await about({ 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('has another tag when its content is another', async () => {
    const first = await about()
    title = 'Second title'
    await publish()
    expect((await about()).headers.etag).not.toBe(first.headers.etag)
  })
})
