import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import type { CacheScope } from './cache-scope.ts'

const pageOf = (bytes: number, overrides: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  etag: '"x"',
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(bytes) },
  headers: { br: [], gzip: [], identity: [] },
  scopes: ['content'],
  expiresAtMs: 1_000,
  ...overrides,
})

const CATALOGUE_PAGE = { scopes: ['catalogue'] } as const

const createCache = (maxBytes = 100, now = () => 0) => new HtmlCache({ maxBytes, now })

const keep = (cache: HtmlCache, key: string, page: CachedPage) => cache.render(key, async () => page)

const keptOf = (cache: HtmlCache, keys: readonly string[]) => keys.filter((key) => cache.find(key))

describe('pages in memory', () => {
  it('are returned byte for byte', async () => {
    const cache = createCache()
    const page = pageOf(10)
    expect(cache.find('a')).toBeUndefined()
    expect(await keep(cache, 'a', page)).toBe(page)
    expect(cache.find('a')).toBe(page)
  })

  it('are not kept if something was missing while they were made', async () => {
    const cache = createCache()
    await keep(cache, 'a', pageOf(10, { isOnce: true }))
    expect(cache.find('a')).toBeUndefined()
  })

  it('count the bytes of all three encodings', async () => {
    const cache = createCache()
    const bodies = { br: Buffer.alloc(1), gzip: Buffer.alloc(20), identity: Buffer.alloc(30) }
    await keep(cache, 'a', pageOf(0, { bodies }))
    expect(cache.size).toEqual({ pages: 1, bytes: 51 })
  })

  it('count shared bytes only once', async () => {
    const cache = createCache()
    const bytes = Buffer.alloc(30)
    await keep(cache, 'a', pageOf(0, { bodies: { br: bytes, gzip: bytes, identity: bytes } }))
    expect(cache.size).toEqual({ pages: 1, bytes: 30 })
  })

  it('are evicted in the order of their last use', async () => {
    const cache = createCache(100)
    for (const key of ['a', 'b', 'c']) await keep(cache, key, pageOf(30))
    cache.find('a')
    await keep(cache, 'd', pageOf(30))
    expect(keptOf(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
    expect(cache.size).toEqual({ pages: 3, bytes: 90 })
  })

  it('with changed prices are dropped: those of their parts of the catalogue, and those that may show any', async () => {
    const cache = createCache(100)
    await keep(cache, 'other scope', pageOf(1))
    await keep(cache, 'any price', pageOf(1, CATALOGUE_PAGE))
    await keep(cache, 'no price', pageOf(1, { ...CATALOGUE_PAGE, parts: [] }))
    await keep(cache, 'series', pageOf(1, { ...CATALOGUE_PAGE, parts: ['series:1'] }))
    await keep(cache, 'other series', pageOf(1, { ...CATALOGUE_PAGE, parts: ['series:2'] }))
    await keep(cache, 'category', pageOf(1, { ...CATALOGUE_PAGE, parts: ['category:phones'] }))
    cache.dropParts(['series:1', 'category:phones'])
    const keys = ['other scope', 'any price', 'no price', 'series', 'other series', 'category']
    expect(keptOf(cache, keys)).toEqual(['other scope', 'no price', 'other series'])
  })

  it('replace their own older bytes', async () => {
    const cache = createCache(100)
    await keep(cache, 'a', pageOf(60))
    await keep(cache, 'a', pageOf(70))
    expect(cache.size).toEqual({ pages: 1, bytes: 70 })
  })

  it('that exceed the whole cache are sent but not cached', async () => {
    const cache = createCache(100)
    const page = pageOf(101)
    expect(await keep(cache, 'a', page)).toBe(page)
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  it('are stale from the moment they expire', () => {
    let nowMs = 999
    const cache = createCache(100, () => nowMs)
    const page = pageOf(1, { expiresAtMs: 1_000 })
    expect(cache.isStale(page)).toBe(false)
    nowMs = 1_000
    expect(cache.isStale(page)).toBe(true)
  })

  it('are still served when stale, until a new render has finished', async () => {
    const cache = createCache(100, () => 5_000)
    const old = pageOf(1)
    await keep(cache, 'a', old)
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const rendering = cache.render('a', () => promise)
    expect(cache.find('a')).toBe(old)
    const fresh = pageOf(2)
    resolve(fresh)
    await rendering
    expect(cache.find('a')).toBe(fresh)
  })

  it('never exceed the limit, and recently used ones stay', async () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      bytes: fc.integer({ min: 0, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const cache = createCache(100)
        let model: { key: string; bytes: number }[] = []
        for (const { key, bytes } of steps) {
          await keep(cache, key, pageOf(bytes))
          model = [...model.filter((entry) => entry.key !== key), { key, bytes }]
          while (model.reduce((sum, entry) => sum + entry.bytes, 0) > 100) model.shift()
          expect(cache.size).toEqual({
            pages: model.length,
            bytes: model.reduce((sum, entry) => sum + entry.bytes, 0),
          })
        }
        expect(keptOf(cache, ['a', 'b', 'c', 'd', 'e'])).toEqual(model.map(({ key }) => key).toSorted())
      }),
    )
  })
})

describe('renders', () => {
  it('of one page run once, however many visitors wait', async () => {
    const cache = createCache()
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    let renders = 0
    const produce = () => {
      renders += 1
      return promise
    }
    const waiting = [cache.render('a', produce), cache.render('a', produce), cache.render('a', produce)]
    const page = pageOf(1)
    resolve(page)
    expect(await Promise.all(waiting)).toEqual([page, page, page])
    expect(renders).toBe(1)
    await cache.render('a', produce)
    expect(renders).toBe(2)
  })

  it('of different pages do not wait for each other', async () => {
    const cache = createCache()
    const { promise } = Promise.withResolvers<CachedPage>()
    void cache.render('slow', () => promise)
    await keep(cache, 'fast', pageOf(1))
    expect(keptOf(cache, ['slow', 'fast'])).toEqual(['fast'])
  })

  it('that fail reject for everyone waiting, and are retried', async () => {
    const cache = createCache()
    const failing = () => Promise.reject(new Error('no database'))
    const results = await Promise.allSettled([cache.render('a', failing), cache.render('a', failing)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
    await keep(cache, 'a', pageOf(1))
    expect(keptOf(cache, ['a'])).toEqual(['a'])
  })

  it('run for every visitor if the cache has no room at all', async () => {
    const cache = createCache(0)
    let renders = 0
    const produce = async () => {
      renders += 1
      return pageOf(0)
    }
    await Promise.all([cache.render('a', produce), cache.render('a', produce)])
    expect(renders).toBe(2)
    expect(cache.find('a')).toBeUndefined()
  })
})

describe('changed content', () => {
  const PAGES: readonly [string, readonly CacheScope[]][] = [
    ['content', ['content']],
    ['catalogue', ['catalogue']],
    ['both', ['content', 'catalogue']],
    ['neither', []],
  ]

  it.each([
    ['content', ['catalogue', 'neither']],
    ['catalogue', ['content', 'neither']],
    ['all', []],
  ] as const)('of kind %s leaves only %j', async (scope, expected) => {
    const cache = createCache()
    for (const [key, scopes] of PAGES) await keep(cache, key, pageOf(10, { scopes }))
    cache.drop(scope)
    expect(keptOf(cache, ['content', 'catalogue', 'both', 'neither'])).toEqual(expected)
    expect(cache.size.bytes).toBe(expected.length * 10)
  })

  it('is missing from a render in progress, which is sent but not cached', async () => {
    const cache = createCache()
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const rendering = cache.render('a', () => promise)
    cache.drop('content')
    const old = pageOf(1)
    resolve(old)
    expect(await rendering).toBe(old)
    expect(cache.find('a')).toBeUndefined()
  })

  it('is in the next visitor’s page, even if the old content was read before and is rendered only now', async () => {
    const cache = createCache()
    const { generation } = cache
    cache.drop('content')
    void cache.render('a', async () => pageOf(1), generation)
    const page = pageOf(2)
    expect(await keep(cache, 'a', page)).toBe(page)
    expect(cache.find('a')).toBe(page)
  })

  it('is in the next visitor’s page, even while the old render is running', async () => {
    const cache = createCache()
    const old = Promise.withResolvers<CachedPage>()
    const first = cache.render('a', () => old.promise)
    cache.drop('content')
    const fresh = Promise.withResolvers<CachedPage>()
    const second = cache.render('a', () => fresh.promise)
    old.resolve(pageOf(1))
    await first
    const joined = cache.render('a', () => Promise.reject(new Error('a third render')))
    const page = pageOf(2)
    fresh.resolve(page)
    expect(await second).toBe(page)
    expect(await joined).toBe(page)
    expect(cache.find('a')).toBe(page)
  })
})
