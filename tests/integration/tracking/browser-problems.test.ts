import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ERROR_BODY } from '#contracts/errors.ts'
import { BROWSER_PROBLEMS_PATH } from '#contracts/paths/browser-problems.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { BROWSER_PROBLEMS } from '#domain/pages/browser-problem.ts'
import { BROWSER_PROBLEM_LIMIT } from '#server/http/rate-limit.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const TOKEN = 'a-token-of-this-test'

let shop: TestShop
let nowMs = Date.parse('2026-11-15T12:00:00Z')
let visitors = 0

beforeAll(async () => {
  shop = await startTestShop({
    metricsToken: TOKEN,
    now: () => nowMs,
    trustedProxies: ['127.0.0.1'],
  })
})

afterAll(() => shop.close())

beforeEach(() => {
  visitors += 1
  nowMs += HOUR_MS
  shop.logs.length = 0
})

const sendText = (body: string, host: string = MARKET_HOSTS.de, headers: Record<string, string> = {}) =>
  shop.send(host, BROWSER_PROBLEMS_PATH, {
    method: 'POST',
    // Every test is another visitor, so that the rate limit doesn't interfere.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitors}`, ...headers },
    body,
  })

const send = (report: unknown, host?: string) => sendText(JSON.stringify(report), host)

const listLogged = () => shop.logs.filter(({ source }) => source === 'browser')

describe('a problem that a browser has caught', () => {
  it.each(BROWSER_PROBLEMS)('is logged in its own words: %s', async (problem) => {
    const { status, headers } = await send({ problem })
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 204,
      cacheControl: 'no-store',
    })
    expect(listLogged()).toMatchObject([{ level: 40, msg: problem, market: 'de', shopMode: 'default' }])
  })

  it('is not taken from the page of someone else', async () => {
    const { status } = await sendText(JSON.stringify({ problem: 'screen failed' }), MARKET_HOSTS.de, {
      'sec-fetch-site': 'cross-site',
    })
    expect({ status, logged: listLogged() }).toEqual({ status: 403, logged: [] })
  })

  it('names its shop and nothing about the visitor', async () => {
    await sendText(JSON.stringify({ problem: 'screen failed' }), WIDGET_HOST, {
      referer: 'https://shop.example/clarification/secret-token/1',
      'user-agent': 'Secret Browser',
    })
    const [line] = listLogged()
    expect(line).toMatchObject({ shopMode: 'b2bWidget', market: 'de' })
    expect(JSON.stringify(line)).not.toMatch(/secret|192\.0\.2/i)
  })

  it('is counted', async () => {
    await send({ problem: 'payload failed' })
    const { text } = await shop.get('any', '/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(text).toMatch(/browser_problems_total\{problem="payload failed"\} \d/)
  })

  it('of one network takes a few lines of the log, so that those of others have room', async () => {
    for (let count = 0; count < 40; count += 1) await send({ problem: 'screen failed' })
    await sendText(JSON.stringify({ problem: 'screen failed' }), MARKET_HOSTS.de, {
      'x-forwarded-for': '198.51.100.1',
    })
    expect(listLogged()).toHaveLength(4)
  })

  it('does not fill the log, and leaves room for other problems and markets', async () => {
    for (let count = 0; count < 40; count += 1)
      await sendText(JSON.stringify({ problem: 'screen failed' }), MARKET_HOSTS.de, {
        'x-forwarded-for': `198.51.100.${count}`,
      })
    await send({ problem: 'payload failed' })
    await send({ problem: 'screen failed' }, MARKET_HOSTS.pl)
    const counts = Map.groupBy(listLogged(), ({ msg, market }) => `${msg} ${market}`)
    expect(Object.fromEntries([...counts].map(([topic, lines]) => [topic, lines.length]))).toEqual({
      'screen failed de': 20,
      'payload failed de': 1,
      'screen failed pl': 1,
    })
  })
})

describe('nothing is logged of', () => {
  it.each<[string, unknown]>([
    ['free text', { problem: 'zofia@example.org could not sign in' }],
    ['a field beside it', { problem: 'screen failed', email: 'zofia@example.org' }],
    ['no problem', {}],
    ['a list', []],
  ])('%s', async (_, report) => {
    const { status, text } = await send(report)
    expect({ status, id: ERROR_BODY.parse(JSON.parse(text)).id }).toEqual({
      status: 400,
      id: 'INVALID_REQUEST',
    })
    expect(JSON.stringify(shop.logs)).not.toContain('zofia')
    expect(listLogged()).toEqual([])
  })

  it('a body beyond its limit', async () => {
    expect((await send({ problem: 'x'.repeat(1_000) })).status).toBe(413)
    expect(listLogged()).toEqual([])
  })

  it('more than a page can send', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= BROWSER_PROBLEM_LIMIT.max; count += 1)
      statuses.push((await send({ problem: 'screen failed' })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
