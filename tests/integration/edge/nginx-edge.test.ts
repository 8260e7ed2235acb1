import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_COOKIE } from '#domain/markets/shop-constants.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { LOCALE_HEADER } from '#server/http/stored-locale.ts'
import { hasNginx, startNginx } from '../../support/nginx.ts'
import { askPort, startTestShop } from '../../support/test-shop.ts'

/** Not the home page: it may be sent without figures that take too long, and is not kept then. */
const CONTACT = buildPath(MARKETS.de, 'contact')
const POLISH_CONTACT = buildPath(MARKETS.pl, 'contact')

/** The settings, and the host that each of them is for. */
const EDGES = [
  { file: 'nginx/rivendo.conf', host: 'www.sell-de.example' },
  { file: 'compose/edge.conf', host: 'localhost:8080' },
]

function loadHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-hosts-'))
  const file = join(folder, 'hosts.json')
  const hosts = EDGES.map(({ host }) => ({ host, shopMode: 'default', lang: 'de' }))
  writeFileSync(file, JSON.stringify({ hosts }))
  const config = loadHostConfig(parseEnvironment({ HOSTS_FILE: file }))
  rmSync(folder, { recursive: true })
  return config
}

interface Edge {
  ask(path: string, headers?: Record<string, string>): Promise<{ cache: unknown; language: unknown }>
  close(): Promise<void>
}

/** A shop whose pages may be kept for some seconds, behind nginx. */
async function openEdge({ file, host }: (typeof EDGES)[number], edgeCacheSeconds: number): Promise<Edge> {
  const shop = await startTestShop({ hosts: loadHosts(), trustedProxies: ['127.0.0.1'], edgeCacheSeconds })
  const edge = await startNginx(file, shop.port).catch(async (error) => {
    await shop.close()
    throw error
  })
  return {
    async ask(path, headers = {}) {
      const { headers: answered, text } = await askPort(edge.port, host, path, { headers })
      return { cache: answered['x-cache'], language: /<html[^>]* lang="(\w+)/.exec(text)?.[1] }
    },
    async close() {
      await edge.stop()
      await shop.close()
    },
  }
}

describe.skipIf(!hasNginx).each(EDGES)('nginx with $file', (settings) => {
  let edge: Edge | undefined

  beforeAll(async () => {
    edge = await openEdge(settings, 300)
  })

  afterAll(async () => edge?.close())

  const ask: Edge['ask'] = async (path, headers) => {
    if (!edge) throw new Error('nginx has not started')
    return edge.ask(path, headers)
  }

  const withChoice = (locale: string) => ({ cookie: `${LOCALE_COOKIE.name}=${locale}` })

  it('keeps a page for all who have chosen no language', async () => {
    const [first, second] = [await ask(CONTACT), await ask(CONTACT)]
    expect([first, second]).toEqual([
      { cache: 'MISS', language: 'de' },
      { cache: 'HIT', language: 'de' },
    ])
  })

  it('keeps another one for those who have chosen Polish', async () => {
    const [first, second] = [
      await ask(POLISH_CONTACT, withChoice('pl')),
      await ask(POLISH_CONTACT, withChoice('pl')),
    ]
    expect([first, second]).toEqual([
      { cache: 'MISS', language: 'pl' },
      { cache: 'HIT', language: 'pl' },
    ])
  })

  it('gives those without a choice the page of the host after that', async () => {
    await ask('/', withChoice('pl'))
    expect(await ask('/')).toMatchObject({ language: 'de' })
  })

  it('hands on no language that a visitor writes into the header', async () => {
    expect(await ask('/fairness', { [LOCALE_HEADER]: 'pl' })).toEqual({ cache: 'MISS', language: 'de' })
  })

  it('keeps no answer to an invalid choice', async () => {
    const [first, second] = [await ask(CONTACT, withChoice('xx')), await ask(CONTACT, withChoice('xx'))]
    expect([first.cache, second.cache]).toEqual(['MISS', 'MISS'])
  })

  it('asks again once a page has grown old, and hands out no older one', async () => {
    const short = await openEdge(settings, 1)
    try {
      expect(await short.ask(CONTACT)).toMatchObject({ cache: 'MISS' })
      await expect.poll(async () => (await short.ask(CONTACT)).cache, { timeout: 20_000 }).toBe('EXPIRED')
    } finally {
      await short.close()
    }
  })

  it('keeps nothing of the API', async () => {
    const answers = [await ask('/api/openapi.json'), await ask('/api/openapi.json')]
    expect(answers.map(({ cache }) => cache)).toEqual([undefined, undefined])
  })
})
