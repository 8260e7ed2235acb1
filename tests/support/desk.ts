import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createLogger } from '#server/config/create-logger.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { buildDesk, type DeskOptions } from '#server/desk/build-desk.ts'
import { DESK_ROUTES } from '#server/desk/desk-routes.ts'
import { addOperator, createToken, type ManageOptions } from '#server/desk/operators/manage-operators.ts'
import { needsFactor, OPERATOR_ROLES, type OperatorRole } from '#server/desk/operators/operator.ts'
import { SIGN_IN_LIFETIME_MS, startBrowserSession } from '#server/desk/operators/operator-sessions.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import { createShopSecret, type ShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from './blobs.ts'
import { createTestDatabase, openAsRole } from './database.ts'
import { giveApp, type TestApp } from './desk-factors.ts'

const DESK_HOST = 'desk.test'
export const DESK_ORIGIN = `http://${DESK_HOST}`

const DESK_PORT = 8110

const DAYS = 30

/** Of the operators' passwords. Checking one costs what its hash says, and every test signs someone in. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 }

/** How a caller authenticates, and what it sends. */
export interface DeskCall {
  readonly cookie?: string
  readonly bearer?: string
  readonly form?: Readonly<Record<string, string>>
  readonly json?: unknown
  /** Defaults to the desk's own; null sends none. */
  readonly origin?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

export interface TestOperator {
  readonly id: string
  readonly name: string
  readonly password: string
  /** The operator's authenticator app. It is set up at once if the roles need one, otherwise when it is asked for. */
  app(): Promise<TestApp>
  /** The cookie of a new session, without signing in; its second factor was shown just now. */
  startSession(): Promise<string>
  /** A token for all roles and actions, or for the given scopes. */
  createToken(scopes?: readonly string[]): Promise<string>
}

export interface AuditRow {
  readonly operator_id: string | null
  readonly action: string
  readonly data: unknown
  readonly transaction_id: string | null
}

/** A desk with its own database and clock. */
export interface TestDesk {
  readonly app: FastifyInstance
  readonly db: Database
  readonly secret: ShopSecret
  readonly manage: ManageOptions
  readonly logs: Record<string, unknown>[]
  /** Only moves when a test sets it. */
  readonly clock: { nowMs: number }
  hire(...roles: OperatorRole[]): Promise<TestOperator>
  send(method: string, path: string, call?: DeskCall): Promise<LightMyRequestResponse>
  signIn(name: string, password: string, call?: DeskCall): Promise<LightMyRequestResponse>
  /** Entries about changes since the last call. */
  takeAudit(): Promise<AuditRow[]>
  /** All entries about views of personal data. */
  readViews(): Promise<AuditRow[]>
  close(): Promise<void>
}

export const buildCookie = (token: string): string => `desk_session=${token}`

/** The cookie that a response sets, as a browser sends it back. */
export const readCookie = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie']).split(';', 1)[0] ?? ''

function buildBody({ form, json }: DeskCall): { headers: Record<string, string>; payload?: string } {
  if (form)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    }
  if (json === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) }
}

function send(app: FastifyInstance, method: string, path: string, call: DeskCall) {
  const { cookie, bearer, origin = DESK_ORIGIN, address = '198.51.100.7' } = call
  const { headers, payload } = buildBody(call)
  return app.inject({
    // Fastify types the methods it knows.
    method: method as 'GET',
    url: path,
    remoteAddress: address,
    headers: {
      host: DESK_HOST,
      ...headers,
      ...(origin !== null && { origin }),
      ...(cookie !== undefined && { cookie }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...call.headers,
    },
    ...(payload !== undefined && { payload }),
  })
}

function requireDone<Result>(managed: { kind: 'done'; result: Result } | { kind: string }): Result {
  if (!('result' in managed)) throw new Error(`Not done: ${managed.kind}`)
  return managed.result
}

let hired = 0

/** Roles aren't enough for the most dangerous actions. */
const ALL_SCOPES: readonly string[] = [
  ...OPERATOR_ROLES,
  ...DESK_ROUTES.filter(({ needsRecentFactor }) => needsRecentFactor).map(({ action }) => action),
]

async function hire(
  { secret, ...manage }: ManageOptions & { readonly secret: ShopSecret },
  roles: readonly OperatorRole[],
): Promise<TestOperator> {
  const { db, now } = manage
  hired += 1
  // Of one length, so that lists by name are in the order of hiring, however many tests came before.
  const name = `operator-${String(hired).padStart(5, '0')}`
  const password = requireDone(await addOperator(manage, { name, roles }))
  const { rows } = await db.$client.query<{ id: string }>('select id from operator where name = $1', [name])
  const id = rows[0]?.id ?? ''
  let given: Promise<TestApp> | null = null
  const app = () => {
    given ??= giveApp({ db, secret, operatorId: id, nowMs: now() })
    return given
  }
  if (needsFactor({ id, name, roles })) await app()
  return {
    id,
    name,
    password,
    app,
    async startSession() {
      await app()
      const nowMs = now()
      const session = { operatorId: id, lifetimeMs: SIGN_IN_LIFETIME_MS, nowMs }
      const proven = { passwordAtMs: nowMs, factorAtMs: nowMs }
      const place = { address: '198.51.100.7', browser: 'Firefox on Linux', deviceId: null }
      return buildCookie((await startBrowserSession(db, session, { ...proven, ...place })).token)
    },
    createToken: async (scopes = ALL_SCOPES) =>
      requireDone(await createToken(manage, { name, days: DAYS, scopes })).token,
  }
}

/** Builds the desk as in production, except for what a test overrides. */
export async function startTestDesk(overrides: Partial<DeskOptions> = {}): Promise<TestDesk> {
  const db =
    overrides.db ??
    openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
  const clock = { nowMs: Date.parse('2026-11-15T12:00:00Z') }
  const now = () => clock.nowMs
  const secret = overrides.secret ?? createShopSecret(Buffer.from('a secret of this desk'))
  const logs: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line: string) => void logs.push(JSON.parse(line)) })
  const deskDb = openAsRole(db, 'desk')
  const app = await buildDesk({
    blobs: createTestBlobs(deskDb),
    logger,
    now,
    secret,
    origin: DESK_ORIGIN,
    port: DESK_PORT,
    trustedProxies: [],
    ...overrides,
    db: deskDb,
  })
  const manage = { db, now, hashing: createPasswordHashing({ cost: CHEAP }) }
  let seen = 0
  return {
    app,
    db,
    secret,
    manage,
    logs,
    clock,
    hire: (...roles) => hire({ ...manage, secret }, roles),
    send: (method, path, call = {}) => send(app, method, path, call),
    signIn: (name, password, call = {}) =>
      send(app, 'POST', '/desk/sign-in', { form: { name, password }, ...call }),
    async readViews() {
      const { rows } = await db.execute<AuditRow & Record<string, unknown>>(sql`
        select operator_id, action, data, transaction_id from audit_log where is_view order by id`)
      return rows
    },
    async takeAudit() {
      const statement = 'select * from audit_log where id > $1 and not is_view order by id'
      const { rows } = await db.$client.query<AuditRow & { id: string }>(statement, [seen])
      seen = Number(rows.at(-1)?.id ?? seen)
      return rows.map(({ operator_id, action, data, transaction_id }) => ({
        operator_id,
        action,
        data,
        transaction_id,
      }))
    },
    async close() {
      await app.close()
      if (!overrides.db) await db.$client.end()
    },
  }
}
