import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { hasOneOfRoles, type OperatorRole } from '#server/desk/operators/operator.ts'
import { findOperatorSession, type OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { writeAudit } from '#server/desk/routing/audit.ts'
import { DESK_API } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { bearerTokenOf } from '#server/http/session.ts'
import type { DeskOrigin } from './desk-origin.ts'
import { readSessionCookie } from './session-cookie.ts'

/** Who may use a route: everybody, or operators with one of the roles; refusals are logged under the action. */
export type Access = 'open' | { readonly roles: readonly OperatorRole[]; readonly action: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyInstance {
    /** Every route that is registered, and who may use it. */
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
  readonly originOf: DeskOrigin
}

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

export const isApiRequest = (request: FastifyRequest): boolean => pathOf(request).startsWith(`${DESK_API}/`)

/** Machines prove themselves in a header that no browser adds by itself, and only where machines call. */
function findSession(request: FastifyRequest, { db, now }: AccessOptions): Promise<OperatorSession | null> {
  if (isApiRequest(request) && request.headers.authorization !== undefined) {
    // A wrong header is not made good by a cookie: the request would pass for a machine's and skip the origin check.
    return findOperatorSession(db, { token: bearerTokenOf(request) ?? '', kind: 'machine' }, now())
  }
  const token = readSessionCookie(request.headers.cookie)
  return token ? findOperatorSession(db, { token, kind: 'browser' }, now()) : Promise.resolve(null)
}

const changesSomething = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** Browsers say truly which page a form or a script sends from; a strange page must not act in an operator's name. */
const isForged = (request: FastifyRequest, { originOf }: AccessOptions): boolean =>
  changesSomething(request) &&
  request.deskSession?.kind !== 'machine' &&
  request.headers.origin !== originOf(request.raw)

function refusalOf(request: FastifyRequest, access: Access, options: AccessOptions): HttpError | null {
  if (access !== 'open' && !request.deskSession)
    return new HttpError(401, 'UNAUTHENTICATED', 'Sign in to go on: the session or token is missing or over.')
  if (isForged(request, options))
    return new HttpError(403, 'FORBIDDEN_ORIGIN', 'A change must be sent from a page of the desk.')
  if (access !== 'open' && request.deskSession && !hasOneOfRoles(request.deskSession.operator, access.roles))
    return new HttpError(403, 'FORBIDDEN', `This is open to: ${access.roles.join(', ')}.`)
  return null
}

export interface Refusal {
  readonly request: FastifyRequest
  readonly action: string
  readonly error: HttpError
}

/** A refusal in the log, for somebody who is known; whoever is not could fill it. */
export async function auditRefusal(
  { db, now }: Pick<AccessOptions, 'db' | 'now'>,
  { request, action, error }: Refusal,
): Promise<void> {
  if (!request.deskSession) return
  await writeAudit(db, {
    operatorId: request.deskSession.operator.id,
    action,
    data: { refused: error.id, call: `${request.method} ${pathOf(request)}`.slice(0, 300) },
    happenedAtMs: now(),
  })
}

/** Checks every request before its body is read; a route that does not say who may use it cannot be registered. */
export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  app.decorateRequest('deskSession', null)
  const registered: RegisteredRoute[] = []
  app.decorate('deskAccess', registered)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may use it`)
    for (const one of [method].flat()) registered.push({ method: one, url, access: config.access })
  })
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    // A path that does not exist is missing for all; who is signed in gets that page with the menu.
    if (access !== 'open') request.deskSession = await findSession(request, options)
    if (request.is404) return
    if (!access) throw new Error(`${request.method} ${pathOf(request)} does not say who may use it`)
    const error = refusalOf(request, access, options)
    if (!error) return
    if (access !== 'open') await auditRefusal(options, { request, action: access.action, error })
    throw error
  })
}
