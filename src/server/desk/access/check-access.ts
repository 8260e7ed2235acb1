import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { findOperatorSession, type OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findBearerToken } from '#server/http/session.ts'
import { findRightsError, type Rights } from './check-rights.ts'
import { isApiPath } from './desk-api.ts'
import type { DeskOrigin } from './desk-origin.ts'
import { readSessionCookie } from './session-cookie.ts'

/** Who may use a route: anyone, or operators with certain rights. Refusals are logged under the action. */
export type Access = 'open' | Rights

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyInstance {
    /** All registered routes, and who may use them. */
    deskAccess: readonly RegisteredRoute[]
  }
  interface FastifyRequest {
    deskSession: OperatorSession | null
  }
}

export interface RegisteredRoute {
  readonly method: string
  readonly url: string
  readonly access: Access
}

export interface AccessOptions {
  readonly db: Database
  readonly now: () => number
  /** A browser that sends nothing for this long is signed out. */
  readonly idleMs: number
  readonly readOrigin: DeskOrigin
}

export const readPath = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

export const isApiRequest = (request: FastifyRequest): boolean => isApiPath(readPath(request))

/** The header of requests that an open page makes on its own, to stay up to date. */
const UNATTENDED_HEADER = 'desk-unattended'

/** Whether nobody clicked anything: such requests must not keep a browser signed in that its operator has left. */
const isUnattended = ({ headers }: FastifyRequest): boolean =>
  headers[UNATTENDED_HEADER] !== undefined || headers.accept === 'text/event-stream'

/** Machines authenticate with a header that browsers never add on their own, and only on API routes. */
function findSession(
  request: FastifyRequest,
  { db, now, idleMs }: AccessOptions,
): Promise<OperatorSession | null> {
  const clock = { nowMs: now(), idleMs, isUnattended: isUnattended(request) }
  if (isApiRequest(request) && request.headers.authorization !== undefined) {
    // With a wrong header, a cookie must not help: the request would skip the origin check as a machine's.
    return findOperatorSession(db, { token: findBearerToken(request) ?? '', kind: 'machine' }, clock)
  }
  const token = readSessionCookie(request.headers.cookie)
  return token ? findOperatorSession(db, { token, kind: 'browser' }, clock) : Promise.resolve(null)
}

const changesSomething = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** Browsers report truthfully which site a form or script belongs to. Other sites must not act for an operator. */
const isForged = (request: FastifyRequest, { readOrigin }: AccessOptions): boolean =>
  changesSomething(request) &&
  request.deskSession?.kind !== 'machine' &&
  request.headers.origin !== readOrigin(request.raw)

function findRefusal(request: FastifyRequest, access: Access, options: AccessOptions): HttpError | null {
  if (access !== 'open' && !request.deskSession)
    return new HttpError(
      401,
      'UNAUTHENTICATED',
      'You aren’t signed in, or your session or token has expired. Sign in again, or create a new token.',
    )
  if (isForged(request, options))
    return new HttpError(
      403,
      'FORBIDDEN_ORIGIN',
      'This change didn’t come from a page of the desk, so it was refused. Open the desk and try again there.',
    )
  if (access === 'open' || !request.deskSession) return null
  return findRightsError(request.deskSession, access, options.now())
}

export interface Refusal {
  readonly request: FastifyRequest
  readonly action: string
  readonly error: HttpError
}

/** Logs a refusal if the operator is known. Others could flood the log. */
export async function auditRefusal(
  { db, now }: Pick<AccessOptions, 'db' | 'now'>,
  { request, action, error }: Refusal,
): Promise<void> {
  if (!request.deskSession) return
  await writeAudit(db, {
    operatorId: request.deskSession.operator.id,
    action,
    data: { refused: error.id, call: `${request.method} ${readPath(request)}`.slice(0, 300) },
    happenedAtMs: now(),
  })
}

/** Checks every request before its body is read. A route without access rules can't be registered. */
export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  app.decorateRequest('deskSession', null)
  const registered: RegisteredRoute[] = []
  app.decorate('deskAccess', registered)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} has no access rules`)
    for (const verb of [method].flat()) registered.push({ method: verb, url, access: config.access })
  })
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    // An unknown path is 404 for everyone; with a session the error page has the menu.
    if (access !== 'open') request.deskSession = await findSession(request, options)
    if (request.is404) return
    if (!access) throw new Error(`${request.method} ${readPath(request)} has no access rules`)
    const error = findRefusal(request, access, options)
    if (!error) return
    if (access !== 'open') await auditRefusal(options, { request, action: access.action, error })
    throw error
  })
}
