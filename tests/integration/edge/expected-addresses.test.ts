import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ metricsToken: 'a-token-of-this-test' })
})

afterAll(() => shop.close())

const readMetrics = async () =>
  (await shop.get('any', '/metrics', { authorization: 'Bearer a-token-of-this-test' })).text

describe('addresses that every trusted site has', () => {
  it('security.txt names a contact and when to read it again', async () => {
    const { status, headers, text } = await shop.get(MARKET_HOSTS.de, '/.well-known/security.txt')
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
    })
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expiresAtMs = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expiresAtMs).toBeGreaterThan(Date.now())
  })

  it.each([
    ['de', '/account/management'],
    ['it', '/account/management'],
  ] as const)('change-password leads to the page of %s', async (market, location) => {
    const { status, headers } = await shop.get(MARKET_HOSTS[market], '/.well-known/change-password')
    expect({ status, location: headers.location }).toEqual({ status: 302, location })
    expect((await shop.get(MARKET_HOSTS[market], location)).status).toBe(200)
  })
})

describe('reports about the content security policy', () => {
  const send = (body: string, contentType = 'application/csp-report') =>
    shop.send(MARKET_HOSTS.de, '/csp-reports', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    })

  const REPORT = JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost:8106/clarification/secret-token/1',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?secret',
    },
  })

  it('are asked for by every page', async () => {
    const { headers } = await shop.get(MARKET_HOSTS.de, '/')
    expect(headers['content-security-policy']).toContain('report-to csp; report-uri /csp-reports')
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  })

  it('are counted, and logged without anything about the visitor', async () => {
    expect((await send(REPORT)).status).toBe(204)
    expect(await readMetrics()).toContain('csp_reports_total{directive="script-src-elem"} 1')
    const lines = shop.logs.filter(({ msg }) => msg === 'content policy violated')
    expect(lines).toMatchObject([{ directive: 'script-src-elem', blocked: 'evil.example' }])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it('do not fill the log', async () => {
    for (let count = 0; count < 40; count += 1) await send(REPORT)
    expect(shop.logs.filter(({ msg }) => msg === 'content policy violated')).toHaveLength(20)
  })

  it.each([
    ['{', 400],
    [`"${'a'.repeat(20_000)}"`, 413],
    ['[1, null, {"type":"csp-violation","body":7}]', 204],
  ])('may be nonsense: %.20s', async (body, status) => {
    expect((await send(body, 'application/reports+json')).status).toBe(status)
  })
})

describe('forwarded headers from a peer that is not trusted', () => {
  it('are counted and reported once, so that all visitors behind it are not silently one', async () => {
    for (let count = 0; count < 3; count += 1)
      await shop.get(MARKET_HOSTS.de, '/', { 'x-forwarded-for': '203.0.113.9' })
    expect(await readMetrics()).toContain('untrusted_forwarded_total 3')
    const warnings = shop.logs.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'))
    expect(warnings).toMatchObject([{ level: 40, peer: '127.0.0.1' }])
  })
})
