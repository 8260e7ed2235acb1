import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { auditRefusal } from '#server/desk/access/check-access.ts'
import { isApiPath } from '#server/desk/access/desk-api.ts'
import { createAudit, requireAudited } from '#server/desk/audit/audit.ts'
import { isOperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { LinkedList } from '#server/desk/pages/desk-list.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { AnyCall, DeskAction, DeskRoute, DeskTools } from './desk-route.ts'
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
    list && !/^[a-z1-9]$/.test(list.key) && 'has no access key',
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
function requireSession({ deskSession }: FastifyRequest): OperatorSession {
  if (!deskSession) throw new Error('A desk route ran without a session')
  return deskSession
}

/** Whether the operator can correct it in the form. Anything else has become impossible. */
const isAboutInput = ({ statusCode }: HttpError): boolean => statusCode === 404 || statusCode === 422

/** Runs an action with its log entry: both are written or neither. Refusals are logged, too. */
async function runAction(
  { handler, action, formAgain }: DeskAction,
  request: FastifyRequest,
  { call, db }: { readonly call: AnyCall; readonly db: Database },
): Promise<unknown> {
  const { now, operator } = call
  try {
    return await db.transaction(async (tx) => {
      const audit = createAudit(tx, { operatorId: operator.id, action, happenedAtMs: now() })
      return requireAudited(await handler({ ...call, tx, audit, body: request.body }))
    })
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error
    await auditRefusal({ db, now }, { request, action, error })
    if (!formAgain || !isAboutInput(error)) throw error
    const shown = await formAgain({ ...call, db, body: request.body, refusal: error })
    return { ...shown, status: error.statusCode }
  }
}

const findSuccessStatus = ({ schema }: DeskRoute): number =>
  Number(Object.keys(schema?.response ?? {})[0] ?? 200)

function registerRoute(app: FastifyInstance, route: DeskRoute, { db, tools }: RoutingOptions): void {
  requireValidRoute(route)
  const { method, url, roles, action, summary, schema, bodyLimit } = route
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      ...schema,
      ...(summary && { summary, description: `Requires one of these roles: ${roles.join(', ')}.` }),
    },
    config: { access: { roles, action } },
    handler: async (request, reply) => {
      const session = requireSession(request)
      const { params, query } = request
      const call: AnyCall = { ...tools, session, operator: session.operator, params, query }
      const answer =
        route.method === 'GET'
          ? await route.handler({ ...call, db })
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
