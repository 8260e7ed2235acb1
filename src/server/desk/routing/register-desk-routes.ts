import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { auditRefusal } from '#server/desk/access/check-access.ts'
import { isOperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { LinkedList } from '#server/desk/pages/desk-frame.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { auditedResult, createAudit } from './audit.ts'
import { type AnyCall, DESK_API, type DeskAction, type DeskRoute, type DeskTools } from './desk-route.ts'
import { sendAnswer } from './send-answer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The work lists of all routes, for menu and start page. */
    deskLists: readonly LinkedList[]
  }
}

export interface RoutingOptions {
  readonly db: Database
  readonly tools: DeskTools
}

const isApi = ({ url }: DeskRoute): boolean => url.startsWith(`${DESK_API}/`)

/** What the types cannot hold; a mistake stops the start, not a request. */
function requireSound(route: DeskRoute): void {
  const { method, url, roles, action, summary, list } = route
  const faults = [
    (roles ?? []).length === 0 && 'has no role',
    !(roles ?? []).every(isOperatorRole) && 'has an unknown role',
    !/^[A-Z][A-Z_]*$/.test(action) && 'has no action in capital letters',
    isApi(route) && !summary && 'has no summary',
    list && (method !== 'GET' || url.includes(':') || isApi(route)) && 'cannot be a list',
    list && !/^[a-z1-9]$/.test(list.key) && 'has no access key',
  ]
  const fault = faults.find((found) => found !== false && found !== undefined)
  if (fault) throw new Error(`${method} ${url} ${fault}`)
}

export function linkedLists(routes: readonly DeskRoute[]): LinkedList[] {
  const lists = routes.flatMap(({ list, url, roles }) => (list ? [{ ...list, url, roles }] : []))
  // Q signs out, S sends the form of a page.
  const keys = ['q', 's', ...lists.map(({ key }) => key)]
  if (new Set(keys).size < keys.length) throw new Error(`Two lists of the desk share an access key: ${keys}`)
  return lists
}

/** The access check has let the request through, so there is one. */
function sessionOf({ deskSession }: FastifyRequest): OperatorSession {
  if (!deskSession) throw new Error('A route of the desk ran without a session')
  return deskSession
}

/** Whether somebody can put it right in the form; everything else has become impossible. */
const isAboutInput = ({ statusCode }: HttpError): boolean => statusCode === 404 || statusCode === 422

/** The change and its entry in the log, both or neither. What a rule refuses stands in the log, too. */
async function runAction(
  { handler, action, formAgain }: DeskAction,
  request: FastifyRequest,
  { call, db }: { readonly call: AnyCall; readonly db: Database },
): Promise<unknown> {
  const { now, operator } = call
  try {
    return await db.transaction(async (tx) => {
      const audit = createAudit(tx, { operatorId: operator.id, action, happenedAtMs: now() })
      return auditedResult(await handler({ ...call, tx, audit, body: request.body }))
    })
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error
    await auditRefusal({ db, now }, { request, action, error })
    if (!formAgain || !isAboutInput(error)) throw error
    const shown = await formAgain({ ...call, db, body: request.body, refusal: error })
    return { ...shown, status: error.statusCode }
  }
}

const successStatus = ({ schema }: DeskRoute): number => Number(Object.keys(schema?.response ?? {})[0] ?? 200)

function registerRoute(app: FastifyInstance, route: DeskRoute, { db, tools }: RoutingOptions): void {
  requireSound(route)
  const { method, url, roles, action, summary, schema, bodyLimit } = route
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: { ...schema, ...(summary && { summary, description: `Open to: ${roles.join(', ')}.` }) },
    config: { access: { roles, action } },
    handler: async (request, reply) => {
      const session = sessionOf(request)
      const { params, query } = request
      const call: AnyCall = { ...tools, session, operator: session.operator, params, query }
      const answer =
        route.method === 'GET'
          ? await route.handler({ ...call, db })
          : await runAction(route, request, { call, db })
      return sendAnswer(request, reply.status(successStatus(route)), answer)
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
