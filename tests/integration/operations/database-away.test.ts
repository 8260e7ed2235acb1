import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#server/config/create-logger.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { buildDesk } from '#server/desk/build-desk.ts'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase, toRoleUrl, withClient } from '../../support/database.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { createGate } from '../../support/gate.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type Answer, startTestShop, type TestShop } from '../../support/test-shop.ts'

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

const HOST = MARKET_HOSTS.de

let url: string
let gate: Awaited<ReturnType<typeof createGate>>
let db: Database
let shop: TestShop
let calls: readonly Call[]

/** Every call of the public API, with the examples of its description. */
async function listApiCalls(): Promise<Call[]> {
  const { paths } = JSON.parse((await shop.get(HOST, OPENAPI_PATH)).text) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const exampleOf = (name: string) =>
        String(parameters.find((given) => given.name === name)?.example ?? 1)
      const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)))
      const query = parameters
        .filter((given) => given.in === 'query' && given.example !== undefined)
        .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
      const body = requestBody?.content['application/json']?.example
      const called = {
        method: method.toUpperCase(),
        path: [path, ...query].join(query.length > 0 ? '?' : ''),
      }
      return body === undefined ? called : { ...called, body }
    }),
  )
}

/** Pages that nobody has asked for, and files that are made from the database. */
const listUncached = (): Call[] =>
  [
    ...listExamplePaths('de').map(({ path }) => path),
    ...listExamplePaths('de').map(({ path }) => `${path === '/' ? '' : path}/_payload.json`),
    '/clarification/Zm9vYmFyYmF6cXV4MTIzNA/100042',
    '/sitemap.xml',
    '/sitemap-overviews.xml',
    '/sitemap-devices-1.xml',
    '/pictures/0123456789abcdef.svg',
    '/.well-known/signed-offer-keys.json',
  ].map((path) => ({ method: 'GET', path }))

const send = ({ method, path, body }: Call): Promise<Answer> =>
  shop.send(HOST, path, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** What a caller must never get: an error of ours, or one that doesn't say when to come back. */
async function findWrong(call: Call): Promise<string[]> {
  const { status, headers, text } = await send(call)
  const isJson = String(headers['content-type']).includes('json')
  const isRight =
    status < 500 || (status === 503 && 'retry-after' in headers && (!isJson || 'id' in JSON.parse(text)))
  return isRight ? [] : [`${call.method} ${call.path} ${status}`]
}

const findAllWrong = async () => (await Promise.all(calls.map(findWrong))).flat()

beforeAll(async () => {
  url = await createTestDatabase()
  gate = await createGate(new URL(url).host)
  const gated = new URL(toRoleUrl(url, 'web'))
  gated.host = gate.host
  db = openDatabase({ url: gated.href, silenceMs: 500, onError: () => undefined })
  // A proxy that does nothing: the shop gets this pool and no other.
  shop = await startTestShop({ db: new Proxy(db, {}) })
  calls = [...(await listApiCalls()), ...listUncached()]
  await shop.app.drop('all')
  await shop.get(HOST, '/')
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
  await gate.shut()
})

async function expectAway(): Promise<void> {
  const offer = { deviceId: 1, storageGb: 128, conditionId: 4, answers: [] }
  const [kept, page, call] = await Promise.all([
    shop.get(HOST, '/'),
    shop.get(HOST, '/fairness'),
    send({ method: 'POST', path: '/api/offers', body: offer }),
  ])
  expect({ kept: kept.status, page: page.status, call: call.status }).toEqual({
    kept: 200,
    page: 503,
    call: 503,
  })
  expect(JSON.parse(call.text).id).toBe('UNAVAILABLE')
}

describe('a database that is away', () => {
  it('because nothing listens is a 503 with Retry-After for every page and call that needs it', async () => {
    await gate.shut()
    expect(await findAllWrong()).toEqual([])
    await expectAway()
    await gate.open()
  })

  it('because it takes no more connections is the same', async () => {
    const { pathname } = new URL(url)
    const limit = (count: number) =>
      withClient(url, (client) =>
        client.query(`alter database ${pathname.slice(1)} connection limit ${count};
          select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`),
      )
    await limit(0)
    expect(await findAllWrong()).toEqual([])
    await expectAway()
    await limit(-1)
  })

  it('because it says nothing is the same', async () => {
    await send({ method: 'GET', path: '/fairness/_payload.json' })
    gate.mute()
    await expectAway()
    gate.unmute()
  })

  it('is forgotten once it is back', async () => {
    await expect.poll(async () => (await shop.get(HOST, '/fairness')).status).toBe(200)
  })

  it('is what the metrics say', async () => {
    const readMetric = async () => {
      const { text } = await shop.get('localhost:9', '/metrics', { connection: 'keep-alive' })
      return /^database_reachable\{process="web"\} (.*)$/m.exec(text)?.[1]
    }
    await expect.poll(readMetric).toBe('1')
    await gate.shut()
    await expect.poll(readMetric).toBe('0')
    await gate.open()
  })

  it('is a 503 with Retry-After for operators, too', async () => {
    await gate.shut()
    const secret = createShopSecret(Buffer.from('a secret that only the tests know'))
    const logger = createLogger('silent')
    const blobs = createTestBlobs(db)
    const desk = await buildDesk({
      db,
      blobs,
      logger,
      secret,
      origin: undefined,
      port: 80,
      trustedProxies: [],
    })
    const headers = { host: 'localhost', cookie: 'desk_session=Zm9vYmFyYmF6cXV4MTIzNGZvb2JhcmJhenF1eDEyMzQ' }
    for (const path of ['/desk/operators', '/desk/api/identity']) {
      const { statusCode, headers: given } = await desk.inject({ url: path, headers })
      expect({ path, statusCode, hasRetryAfter: 'retry-after' in given }).toEqual({
        path,
        statusCode: 503,
        hasRetryAfter: true,
      })
    }
    await desk.close()
    await gate.open()
  })
})
