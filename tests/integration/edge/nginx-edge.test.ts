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
import { askPort, startTestShop, type TestShop } from '../../support/test-shop.ts'

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

describe.skipIf(!hasNginx).each(EDGES)('nginx with $file', ({ file, host }) => {
  let shop: TestShop
  let edge: Awaited<ReturnType<typeof startNginx>>

  beforeAll(async () => {
    shop = await startTestShop({
      hosts: loadHosts(),
      trustedProxies: ['127.0.0.1'],
      edgeCacheSeconds: 300,
    })
    edge = await startNginx(file, shop.port)
  })

  afterAll(async () => {
    await edge.stop()
    await shop.close()
  })

  async function ask(path: string, headers: Record<string, string> = {}) {
    const { headers: answered, text } = await askPort(edge.port, host, path, { headers })
    return { cache: answered['x-cache'], language: /<html[^>]* lang="(\w+)/.exec(text)?.[1] }
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
    expect(await ask(CONTACT, { [LOCALE_HEADER]: 'pl' })).toMatchObject({ language: 'de' })
  })

  it('keeps no answer to an invalid choice', async () => {
    const [first, second] = [await ask(CONTACT, withChoice('xx')), await ask(CONTACT, withChoice('xx'))]
    expect([first.cache, second.cache]).toEqual(['MISS', 'MISS'])
  })

  it('keeps nothing of the API', async () => {
    const answers = [await ask('/api/openapi.json'), await ask('/api/openapi.json')]
    expect(answers.map(({ cache }) => cache)).toEqual([undefined, undefined])
  })
})
