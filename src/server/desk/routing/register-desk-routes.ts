import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { auditRefusal } from '#server/desk/access/check-access.ts'
import { isApiPath } from '#server/desk/access/desk-api.ts'
import type { ReadDeskClient } from '#server/desk/access/desk-client.ts'
import { createAudit, requireAudited } from '#server/desk/audit/audit.ts'
import { logViews } from '#server/desk/audit/log-views.ts'
import { isOperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { LinkedList } from '#server/desk/pages/desk-list.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { AnyCall, DeskAction, DeskRoute, DeskTools, DeskView } from './desk-route.ts'
import { sendAnswer } from './send-answer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The work lists of all routes, for the menu and the start page. */
    deskLists: readonly LinkedList[]
  }
}

export interface RoutingOptions {
  readonly db: Database
  readonly tools: DeskTools
  readonly readClient: ReadDeskClient
}

/** Checks what the types can't. A mistake stops the start, not a request. */
function requireValidRoute(route: DeskRoute): void {
  const { method, url, roles, action, summary, list } = route
  const faults = [
    (roles ?? []).length === 0 && 'has no role',
    !(roles ?? []).every(isOperatorRole) && 'has an unknown role',
    !/^[A-Z][A-Z_]*$/.test(action) && 'has no action in capital letters',
    isApiPath(url) && !summary && 'has no summary',
    list && (method !== 'GET' || url.includes(':') || isApiPath(url)) && 'cannot be a list',
    list && !/^[a-z0-9]$/.test(list.key) && 'has no access key',
  ]
  const fault = faults.find((found) => found !== false && found !== undefined)
  if (fault) throw new Error(`${method} ${url} ${fault}`)
}

/** Collects the work lists of all routes. */
export function collectLists(routes: readonly DeskRoute[]): LinkedList[] {
  const lists = routes.flatMap(({ list, url, roles }) => (list ? [{ ...list, url, roles }] : []))
  // Q signs out, S submits the page's form.
  const keys = ['q', 's', ...lists.map(({ key }) => key)]
  if (new Set(keys).size < keys.length) throw new Error(`Two lists share an access key: ${keys}`)
  return lists
}

/** The access check let the request through, so there is a session. */
export function requireSession({ deskSession }: FastifyRequest): OperatorSession {
  if (!deskSession) throw new Error('A desk route ran without a session')
  return deskSession
}

/** Whether the operator can correct it in the form. Anything else has become impossible. */
const isAboutInput = ({ statusCode }: HttpError): boolean => statusCode === 404 || statusCode === 422

/** Runs an action with its log entry: both are written or neither. Refusals are logged, too. */
async function runAction(
  route: DeskAction,
  request: FastifyRequest,
  { call, db }: { readonly call: AnyCall; readonly db: Database },
): Promise<unknown> {
  const { handler, prepare, action, formAgain } = route
  const { now, operator } = call
  try {
    const prepared = await prepare?.(request.body, { ...call, db })
    const done = await db.transaction(async (tx) => {
      const audit = createAudit(tx, { operatorId: operator.id, action, happenedAtMs: now() })
      return requireAudited(await handler({ ...call, tx, audit, prepared, body: request.body }))
    })
    // Only now can others read what has changed.
    if (route.announces) call.live.announce(route.announces(call.params))
    return done
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error
    await auditRefusal({ db, now }, { request, action, error })
    if (!formAgain || !isAboutInput(error)) throw error
    const entry = { operatorId: operator.id, action, happenedAtMs: now() }
    const shown = await logViews(db, { rules: route, entry }, (see) =>
      formAgain({ ...call, db, see, body: request.body, refusal: error }),
    )
    return { ...shown, status: error.statusCode }
  }
}

/** Runs a read, and logs what it shows of a person. */
function runView(
  route: DeskView,
  { call, db }: { readonly call: AnyCall; readonly db: Database },
): Promise<unknown> {
  const entry = { operatorId: call.operator.id, action: route.action, happenedAtMs: call.now() }
  return logViews(db, { rules: route, entry }, (see) => route.handler({ ...call, db, see }))
}

const findSuccessStatus = ({ schema }: DeskRoute): number =>
  Number(Object.keys(schema?.response ?? {})[0] ?? 200)

/** Everything about a route that callers have to know besides its schema. */
const describeRights = ({ roles, views }: DeskRoute): string =>
  `The operator needs one of these roles: ${roles.join(', ')}.${views ? ' Every call is recorded in the audit log.' : ''}`

function registerRoute(
  app: FastifyInstance,
  route: DeskRoute,
  { db, tools, readClient }: RoutingOptions,
): void {
  requireValidRoute(route)
  const { method, url, roles, action, summary, schema, bodyLimit } = route
  const { stages, needsRecentFactor, needsRecentPassword } = route
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      ...schema,
      ...(summary && { summary, description: describeRights(route) }),
    },
    config: { access: { roles, action, stages, needsRecentFactor, needsRecentPassword } },
    handler: async (request, reply) => {
      const session = requireSession(request)
      const { params, query } = request
      const client = readClient(request)
      const call: AnyCall = { ...tools, session, client, operator: session.operator, params, query }
      const answer =
        route.method === 'GET'
          ? await runView(route, { call, db })
          : await runAction(route, request, { call, db })
      return sendAnswer(request, reply.status(findSuccessStatus(route)), answer)
    },
  })
}

export function registerDeskRoutes(
  app: FastifyInstance,
  routes: readonly DeskRoute[],
  options: RoutingOptions,
): void {
  for (const route of routes) registerRoute(app, route, options)
}
