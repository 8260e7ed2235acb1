import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#server/config/create-logger.ts'
import { buildDesk } from '#server/desk/build-desk.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await startTestDesk()
})

afterAll(() => desk.close())

const quiet = createLogger('silent')

interface Asked {
  readonly host: string
  readonly path?: string
  readonly origin?: string
}

/** Asks a desk that listens on port 8110, with or without a configured origin. */
async function ask({ host, path = '/desk/sign-in', origin }: Asked): Promise<number> {
  const app = await buildDesk({
    db: desk.db,
    blobs: createTestBlobs(desk.db),
    secret: desk.secret,
    logger: quiet,
    origin,
    port: 8110,
    trustedProxies: [],
  })
  const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { host } })
  await app.close()
  return statusCode
}

describe('the desk answers only its own host', () => {
  it.each(['localhost:8110', '127.0.0.1:8110', '[::1]:8110', 'LOCALHOST:8110'])(
    'without a configured origin: %s',
    async (host) => {
      expect(await ask({ host })).toBe(200)
    },
  )

  it.each(['rebound.evil.example:8110', 'localhost', 'localhost:8106', 'localhost:8110.evil.example', ''])(
    'and not %j',
    async (host) => {
      expect(await ask({ host })).toBe(421)
    },
  )

  it.each([
    ['desk.example', 200],
    ['desk.example:8110', 421],
    ['localhost:8110', 421],
    ['evil.example', 421],
  ])('with a configured origin: %s is %i', async (host, expected) => {
    expect(await ask({ host, origin: 'https://desk.example' })).toBe(expected)
  })

  it.each(['/desk', '/desk/api/me', '/desk/icon.svg', '/', '/none'])('at %s as well', async (path) => {
    expect(await ask({ host: 'evil.example', path })).toBe(421)
  })

  it('except for the health check', async () => {
    expect(await ask({ host: '10.0.0.5:8110', path: '/healthz' })).toBe(200)
  })

  it('also when a session or token is sent along', async () => {
    const operator = await desk.hire('inspector')
    const [cookie, bearer] = [await operator.startSession(), await operator.createToken()]
    const headers = { host: 'evil.example' }
    const json = await desk.send('GET', '/desk/api/me', { bearer, headers })
    expect({ statusCode: json.statusCode, id: json.json().id }).toEqual({
      statusCode: 421,
      id: 'UNKNOWN_HOST',
    })
    expect((await desk.send('GET', '/desk', { cookie, headers })).statusCode).toBe(421)
  })
})

describe('the list of networks', () => {
  let listed: TestDesk

  beforeAll(async () => {
    listed = await startTestDesk({
      db: desk.db,
      networks: ['10.1.0.0/16', '2001:db8:7::/48', '192.0.2.9'],
      trustedProxies: ['127.0.0.1'],
    })
  })

  afterAll(() => listed.close())

  it.each([
    ['10.1.200.3', 200],
    ['::ffff:10.1.200.3', 200],
    ['2001:db8:7:1::9', 200],
    ['192.0.2.9', 200],
    ['10.2.0.1', 403],
    ['192.0.2.10', 403],
    ['2001:db8:8::1', 403],
    ['::1', 403],
  ])('decides who may open a page: %s is %i', async (address, expected) => {
    expect((await listed.send('GET', '/desk/sign-in', { address })).statusCode).toBe(expected)
  })

  it('holds for tokens, too', async () => {
    const bearer = await (await listed.hire('inspector')).createToken()
    const askFrom = async (address: string) =>
      (await listed.send('GET', '/desk/api/me', { bearer, origin: null, address })).statusCode
    expect({ inside: await askFrom('10.1.0.1'), outside: await askFrom('198.51.100.7') }).toEqual({
      inside: 200,
      outside: 403,
    })
  })

  it.each([
    ['a trusted proxy that names one inside', '127.0.0.1', '10.1.0.1', 200],
    ['a trusted proxy that names one outside', '127.0.0.1', '198.51.100.7', 403],
    ['a trusted proxy to which someone else said one inside', '127.0.0.1', '10.1.0.1, 198.51.100.7', 403],
    ['a trusted proxy that names nothing readable', '127.0.0.1', 'unknown', 403],
    ['a stranger who claims to be inside', '198.51.100.7', '10.1.0.1', 403],
  ])('goes by the address of the client: %s', async (_, address, forwarded, expected) => {
    const headers = { 'x-forwarded-for': forwarded }
    expect((await listed.send('GET', '/desk/sign-in', { address, headers })).statusCode).toBe(expected)
  })

  it('is closed to a trusted proxy that doesn’t say for whom it asks', async () => {
    const proxied = await startTestDesk({
      db: desk.db,
      networks: ['127.0.0.0/8'],
      trustedProxies: ['127.0.0.1'],
    })
    const { statusCode } = await proxied.send('GET', '/desk/sign-in', { address: '127.0.0.1' })
    await proxied.close()
    expect(statusCode).toBe(403)
  })
})
