import { randomUUID } from 'node:crypto'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RegisteredRoute, registerAccess } from '#server/desk/access/check-access.ts'
import { buildDesk } from '#server/desk/build-desk.ts'
import { DESK_ROUTES } from '#server/desk/desk-routes.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#server/desk/operators/operator.ts'
import type { DeskRoute } from '#server/desk/routing/desk-route.ts'
import { createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import {
  buildCookie,
  type DeskCall,
  startTestDesk,
  type TestDesk,
  type TestOperator,
} from '../../support/desk.ts'
import { NOTE_ROUTES } from '../../support/desk-notes.ts'

let desk: TestDesk
let operators: Readonly<Record<OperatorRole, TestOperator>>

beforeAll(async () => {
  desk = await startTestDesk({ routes: [...DESK_ROUTES, ...NOTE_ROUTES] })
  // One after the other: only so many passwords are hashed at the same time.
  const hired: [OperatorRole, TestOperator][] = []
  for (const role of OPERATOR_ROLES) hired.push([role, await desk.hire(role)])
  // `fromEntries` forgets the keys' names.
  operators = Object.fromEntries(hired) as Record<OperatorRole, TestOperator>
  await desk.takeAudit()
})

afterAll(() => desk.close())

/** What a response means for the caller. */
function describeOutcome({ statusCode, headers, body }: LightMyRequestResponse): string {
  if (statusCode === 401 || String(headers.location).startsWith('/desk/sign-in?next=')) return 'unknown'
  if (statusCode === 403) return body === '' || body.includes('FORBIDDEN') ? 'refused' : 'unexpected'
  return 'allowed'
}

const listGuardedRoutes = (): RegisteredRoute[] =>
  desk.app.deskAccess.filter(({ access }) => access !== 'open')

/** Calls every route that needs a session. Each call authenticates again, because one of the routes signs out. */
async function tryAll(
  authenticate: (route: RegisteredRoute) => Promise<DeskCall>,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const route of listGuardedRoutes()) {
    const path = route.url.replace(/:\w+/g, 'x')
    const answer = await desk.send(route.method, path, await authenticate(route))
    outcomes[`${route.method} ${route.url}`] = describeOutcome(answer)
  }
  return outcomes
}

const expectOutcomes = (outcome: (roles: readonly OperatorRole[]) => string): Record<string, string> =>
  Object.fromEntries(
    listGuardedRoutes().map(({ method, url, access }) => [
      `${method} ${url}`,
      outcome(access === 'open' ? [] : access.roles),
    ]),
  )

/** Routes for the second factor, which the login guard counts outside of a transaction. */
const CONFIRM_ROUTES = [
  'GET /desk/confirm',
  'POST /desk/confirm/code',
  'POST /desk/confirm/passkey',
  'POST /desk/confirm/password',
]

describe('every route of the desk', () => {
  it('declares who may use it, and few are public', () => {
    const open = desk.app.deskAccess.filter(({ access }) => access === 'open')
    expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
      'GET /',
      'GET /desk/assets/*',
      'GET /desk/camera',
      'GET /desk/icon.svg',
      'GET /desk/sign-in',
      'GET /favicon.ico',
      'GET /healthz',
      'HEAD /',
      'HEAD /desk/assets/*',
      'HEAD /desk/camera',
      'HEAD /desk/icon.svg',
      'HEAD /desk/sign-in',
      'HEAD /favicon.ico',
      'HEAD /healthz',
      'POST /desk/api/camera/pairing',
      'POST /desk/api/camera/photos',
      'POST /desk/sign-in',
      'POST /desk/sign-in/passkey',
    ])
    const declared = [...DESK_ROUTES, ...NOTE_ROUTES].map(({ method, url }) => `${method} ${url}`)
    const registered = listGuardedRoutes().filter(({ method }) => method !== 'HEAD')
    expect(registered.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      [...declared, ...CONFIRM_ROUTES, 'GET /desk/api/openapi.json'].toSorted(),
    )
  })

  it.each([
    ['a visitor without a session', async () => ({})],
    ['a made-up cookie', async () => ({ cookie: buildCookie('A'.repeat(43)) })],
    ['a made-up token', async () => ({ bearer: `desk_${'A'.repeat(43)}` })],
    ['a customer of the shop, by token', async () => ({ bearer: await createCustomerToken() })],
    ['a customer of the shop, by cookie', async () => ({ cookie: buildCookie(await createCustomerToken()) })],
    ['an operator, by the hash in the database', async () => ({ cookie: await readStoredHash() })],
  ])('is closed to %s', async (_, authenticate: () => Promise<DeskCall>) => {
    expect(await tryAll(authenticate)).toEqual(expectOutcomes(() => 'unknown'))
  })

  it('is closed to a disabled operator', async () => {
    const cookie = await startDisabledSession()
    expect(await tryAll(async () => ({ cookie }))).toEqual(expectOutcomes(() => 'unknown'))
  })

  it.each(OPERATOR_ROLES)(
    'is open to %s only where the role is declared, and refusals are logged',
    async (role) => {
      await desk.takeAudit()
      const expected = expectOutcomes((roles) => (roles.includes(role) ? 'allowed' : 'refused'))
      expect(await tryAll(async () => ({ cookie: await operators[role].startSession() }))).toEqual(expected)
      const refusals = (await desk.takeAudit())
        .map(({ operator_id, action, data }) => ({ operator_id, action, ...(data as object) }))
        .filter((entry) => 'refused' in entry && entry.refused === 'FORBIDDEN')
      const refused = listGuardedRoutes().filter(
        ({ access }) => access !== 'open' && !access.roles.includes(role),
      )
      expect(refusals).toEqual(
        refused.map(({ method, url, access }) => ({
          operator_id: operators[role].id,
          action: access === 'open' ? '' : access.action,
          refused: 'FORBIDDEN',
          call: `${method} ${url.replace(/:\w+/g, 'x')}`,
        })),
      )
      expect(refusals.length).toBeGreaterThan(0)
    },
  )

  it.each(OPERATOR_ROLES)('is open to a token of %s only in the API', async (role) => {
    const bearer = await operators[role].createToken()
    const expected = Object.fromEntries(
      listGuardedRoutes().map(({ method, url, access }) => {
        const mayUse = access !== 'open' && access.roles.includes(role)
        const outcome = mayUse ? 'allowed' : 'refused'
        return [`${method} ${url}`, url.startsWith('/desk/api/') ? outcome : 'unknown']
      }),
    )
    expect(await tryAll(async () => ({ bearer, origin: null }))).toEqual(expected)
  })

  it('refuses with the same id as a page and as JSON', async () => {
    const cookie = await operators.payout.startSession()
    const shown = await desk.send('GET', '/desk/audit-log', { cookie })
    expect(shown.body).toContain(
      'You need one of these roles: Support. Ask whoever runs the shop to change yours. (403 FORBIDDEN)',
    )
    const json = await desk.send('GET', '/desk/api/audit-log', { cookie })
    expect(json.json()).toMatchObject({ statusCode: 403, id: 'FORBIDDEN' })
  })
})

const secret = createShopSecret(Buffer.from('a secret of the shop'))

const createCustomerToken = () =>
  createAccessTokens(createSignedTokens(secret, () => desk.clock.nowMs)).sign({
    customerId: randomUUID(),
    customerNumber: 20_000_001,
    familyId: randomUUID(),
  })

async function readStoredHash(): Promise<string> {
  await operators.support.startSession()
  const { rows } = await desk.db.$client.query('select token_hash from operator_session limit 1')
  return buildCookie(rows[0].token_hash.toString('base64url'))
}

async function startDisabledSession(): Promise<string> {
  const operator = await desk.hire(...OPERATOR_ROLES)
  const cookie = await operator.startSession()
  // Not by the command, which would also end the session.
  await desk.db.$client.query('update operator set disabled_at = now() where id = $1', [operator.id])
  return cookie
}

describe('a route that', () => {
  const build = (route: object) =>
    buildDesk({
      db: desk.db,
      blobs: createTestBlobs(desk.db),
      logger: desk.app.log,
      origin: undefined,
      port: 8110,
      trustedProxies: [],
      secret,
      // What the compiler would refuse.
      routes: [{ method: 'GET', action: 'X', handler: async () => null, ...route } as unknown as DeskRoute],
    })

  it.each([
    ['has no role', { url: '/desk/x' }, 'has no role'],
    ['has an empty list of roles', { url: '/desk/x', roles: [] }, 'has no role'],
    ['names an unknown role', { url: '/desk/x', roles: ['boss'] }, 'unknown role'],
    ['has no action', { url: '/desk/x', roles: ['support'], action: '' }, 'no action'],
    ['is in the API without a summary', { url: '/desk/api/x', roles: ['support'] }, 'no summary'],
    [
      'takes the access key of signing out',
      { url: '/desk/x', roles: ['support'], list: { title: 'X', key: 'q' } },
      'share an access key',
    ],
  ])('%s stops the start', async (_, route, reason) => {
    await expect(build(route)).rejects.toThrow(reason)
  })

  it('is registered directly also stops the start', () => {
    const app = Fastify()
    registerAccess(app, { db: desk.db, now: () => 0, idleMs: 1, readOrigin: () => '' })
    expect(() => app.get('/desk/hidden', async () => 'x')).toThrow('GET /desk/hidden has no access rules')
  })
})
