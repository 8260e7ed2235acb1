import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuildInfo } from '#server/render/build-info.ts'
import { writeLoaderScript } from '#server/render/loader-script.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop
let isDatabaseUp = true
let isAccepting = true
let silence: Promise<void> | null = null
let checks = 0

beforeAll(async () => {
  shop = await startTestShop({
    async checkDatabase() {
      checks += 1
      await silence
      if (!isDatabaseUp) throw new Error('connection refused')
    },
    isAccepting: () => isAccepting,
  })
})

afterAll(() => shop.close())

describe('health', () => {
  it('is ok as long as the process answers', async () => {
    expect(JSON.parse((await shop.get('any', '/healthz')).text)).toEqual({ status: 'ok' })
  })

  const readReadiness = async () => {
    const { status, text } = await shop.get('any', '/readyz')
    return { status, body: JSON.parse(text) }
  }

  it('is ready without a database, too: kept pages are served', async () => {
    expect(await readReadiness()).toEqual({ status: 200, body: { status: 'ready', database: 'ok' } })
    isDatabaseUp = false
    expect(await readReadiness()).toEqual({ status: 200, body: { status: 'ready', database: 'away' } })
    isDatabaseUp = true
  })

  it('is ready in time while a database is silent, and asks it only once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    silence = promise
    const asked = checks
    const answers = [await readReadiness(), await readReadiness()]
    expect(answers.map(({ body }) => body.database)).toEqual(['away', 'away'])
    expect(checks - asked).toBe(1)
    silence = null
    resolve()
  })

  it('is not ready while it is stopping', async () => {
    isAccepting = false
    const { status, headers } = await shop.get('any', '/readyz')
    expect({ status, hasRetryAfter: 'retry-after' in headers }).toEqual({ status: 503, hasRetryAfter: true })
    isAccepting = true
  })
})

describe('metrics', () => {
  it('count answered requests by source', async () => {
    await shop.get(MARKET_HOSTS.de, '/')
    await shop.get(MARKET_HOSTS.de, '/')
    const { text } = await shop.get('localhost:9', '/metrics', { connection: 'keep-alive' })
    expect(text).toMatch(/http_requests_total\{status="200",source="cache"\} [1-9]/)
    expect(text).toMatch(/http_requests_total\{status="200",source="server"\} [1-9]/)
    expect(text).toContain('page_render_seconds_count')
  })

  it('are hidden from requests through a proxy', async () => {
    expect((await shop.get('localhost:9', '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  })

  it('are hidden from a proxy on the same machine that forwards the public host', async () => {
    expect((await shop.get('www.sell-de.example', '/metrics')).status).toBe(404)
  })

  it('require the token if one is set', async () => {
    const guarded = await startTestShop({ metricsToken: 'a-token-of-some-length' })
    expect((await guarded.get('any', '/metrics')).status).toBe(404)
    const headers = { authorization: 'Bearer a-token-of-some-length' }
    expect((await guarded.get('any', '/metrics', headers)).status).toBe(200)
    await guarded.close()
  })
})

describe('builds', () => {
  it('say which build is served, never from a cache', async () => {
    const { headers, text } = await shop.get(MARKET_HOSTS.de, '/builds/latest.json?1794708370482')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual({ id: readBuildInfo().id, timestamp: readBuildInfo().timestamp })
  })

  it('list the route rules of that build', async () => {
    const { text } = await shop.get(MARKET_HOSTS.es, `/builds/meta/${readBuildInfo().id}.json`)
    const redirect = { to: 'https://www.buy-es.example/', external: true }
    expect(JSON.parse(text)).toMatchObject({ id: readBuildInfo().id, rules: [{ path: '/shop', redirect }] })
  })

  it('do not find another build', async () => {
    expect((await shop.get(MARKET_HOSTS.de, '/builds/meta/other.json')).status).toBe(404)
  })
})

describe('security headers', () => {
  it('allow exactly the inline script of the page, by its hash', async () => {
    const { headers, text } = await shop.get(MARKET_HOSTS.de, '/')
    const policy = String(headers['content-security-policy'])
    const script = writeLoaderScript(readBuildInfo().entry)
    expect(text.split('<script>').length).toBe(2)
    expect(text.includes(`<script>${script}</script>`)).toBe(true)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy).not.toContain('unsafe')
  })

  it('let only partners embed the widget, and no one the shop', async () => {
    const fetchPolicy = async (host: string) =>
      String((await shop.get(host, '/')).headers['content-security-policy'])
    expect(await fetchPolicy(MARKET_HOSTS.de)).toContain("frame-ancestors 'none'")
    expect(await fetchPolicy(PARTNER_HOST)).toContain("frame-ancestors 'none'")
    const widget = await fetchPolicy(WIDGET_HOST)
    expect(widget).toMatch(/frame-ancestors( https:\/\/\w+\.(first|second)-retailer\.example){6}/)
  })

  it('are on every kind of response', async () => {
    for (const path of ['/', '/gibt-es-nicht', '/api/x', '/builds/latest.json', readBuildInfo().entry]) {
      const { headers } = await shop.get(MARKET_HOSTS.de, path)
      expect({ path, xContentTypeOptions: headers['x-content-type-options'] }).toEqual({
        path,
        xContentTypeOptions: 'nosniff',
      })
      expect({ path, referrerPolicy: headers['referrer-policy'] }).toEqual({
        path,
        referrerPolicy: 'strict-origin-when-cross-origin',
      })
    }
  })
})

describe('the partner script', () => {
  it('is served by the widget’s hosts, cached for a while or forever, and can be pinned', async () => {
    const { status, headers, text } = await shop.get(WIDGET_HOST, '/widget.js')
    expect({
      status,
      contentType: headers['content-type'],
      accessControlAllowOrigin: headers['access-control-allow-origin'],
    }).toEqual({ status: 200, contentType: 'text/javascript; charset=utf-8', accessControlAllowOrigin: '*' })
    const version = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const pinned = await shop.get(WIDGET_HOST, `/widget/${version}.js`)
    expect({ text: pinned.text, cacheControl: pinned.headers['cache-control'] }).toEqual({
      text,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    const again = await shop.get(WIDGET_HOST, '/widget.js', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(text.length).toBeLessThan(3_000)
    expect(text).not.toMatch(/innerHTML|eval|Function\(|setAttribute\('style'/)
  })

  it('does not exist elsewhere or in other versions', async () => {
    expect((await shop.get(MARKET_HOSTS.de, '/widget.js')).status).toBe(404)
    expect((await shop.get(WIDGET_HOST, '/widget/0123456789abcdef.js')).status).toBe(404)
  })
})

describe('assets', () => {
  it('are precompressed and cacheable for a year', async () => {
    const { headers, status } = await shop.get(MARKET_HOSTS.de, readBuildInfo().entry, {
      'accept-encoding': 'br',
    })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('that do not exist return 404', async () => {
    expect((await shop.get(MARKET_HOSTS.de, '/assets/old-build.js')).status).toBe(404)
  })
})

it('logs contain the path and a request id, never a query, a cookie or an address', async () => {
  shop.logs.length = 0
  await shop.get(MARKET_HOSTS.de, '/kontakt?mail=secret%40person.example', {
    cookie: 'locale=de; other=secret',
  })
  const line = shop.logs.find(({ msg }) => msg === 'answered')
  expect(line).toMatchObject({ method: 'GET', path: '/kontakt', status: 200, reqId: expect.any(String) })
  expect(JSON.stringify(shop.logs)).not.toContain('secret')
})

it('secret links are not logged', async () => {
  shop.logs.length = 0
  const token = 'Zm9vYmFyYmF6cXV4MTIzNA'
  await shop.get(MARKET_HOSTS.de, `/clarification/${token}/100042`)
  await shop.get(MARKET_HOSTS.de, `/clarification/${token}/100042/_payload.json`)
  await shop.get(MARKET_HOSTS.de, `/clarification/${token}/`)
  expect(shop.logs.length).toBeGreaterThan(2)
  expect(JSON.stringify(shop.logs)).not.toContain(token)
})
