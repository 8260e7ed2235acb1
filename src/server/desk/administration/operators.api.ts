import { z } from 'zod'
import {
  ENDED_SIGN_INS,
  LISTED_OPERATOR,
  type ListedOperator,
  OPEN_OPERATOR,
  type OpenOperator,
  RESET_FACTOR,
} from '#contracts/desk/operators.ts'
import type { Connection } from '#server/db/database.ts'
import { formatAction } from '#server/desk/audit/action-labels.ts'
import {
  endSessionById,
  endSignIns,
  listOpenSessions,
  type OpenSession,
} from '#server/desk/operators/open-sessions.repository.ts'
import { needsFactor, type OperatorRole } from '#server/desk/operators/operator.ts'
import type { SessionClock } from '#server/desk/operators/operator-sessions.ts'
import { resetFactor } from '#server/desk/operators/reset-factor.ts'
import { formatScopes } from '#server/desk/operators/role-labels.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { listActionScopes } from './manage.api.ts'
import { findStoredOperator, listAllOperators, type StoredOperator } from './operators.repository.ts'

const ROLES = ['administration'] as const satisfies readonly OperatorRole[]

const NAME_PARAMS = z.object({ name: z.string().max(40) })
const SIGN_IN_PARAMS = NAME_PARAMS.extend({ id: z.uuid() })

async function requireOperator(db: Connection, name: string): Promise<StoredOperator> {
  const operator = await findStoredOperator(db, name)
  if (!operator) throw new HttpError(404, 'NOT_FOUND', 'There’s no operator with this name.')
  return operator
}

function describeFactor(operator: StoredOperator): ListedOperator['factor'] {
  if (operator.factors > 0) return 'SET_UP'
  return needsFactor(operator) ? 'MISSING' : 'NONE'
}

const toOperatorJson = (operator: StoredOperator) => ({
  name: operator.name,
  roles: [...operator.roles],
  disabledAt: toTimeJsonOrNull(operator.disabledAt?.getTime() ?? null),
  factor: describeFactor(operator),
})

const toSessionJson = (session: OpenSession): OpenOperator['sessions'][number] => ({
  id: session.id,
  kind: session.kind,
  createdAt: toTimeJson(session.createdAt.getTime()),
  lastUsedAt: toTimeJson(session.lastUsedAt.getTime()),
  expiresAt: toTimeJson(session.expiresAt.getTime()),
  browser: session.browser,
  address: session.address,
  mayDo: session.scopes && formatScopes(session.scopes),
})

async function listOperators(db: Connection, clock: SessionClock): Promise<ListedOperator[]> {
  const operators = await listAllOperators(db, clock)
  return operators.map((operator) => ({
    ...toOperatorJson(operator),
    signIns: operator.signIns,
    tokens: operator.tokens,
  }))
}

/** What administrators see and end of other people's access. */
export const OPERATOR_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/operators',
    roles: ROLES,
    action: 'READ_OPERATORS',
    list: { title: 'Operators', key: 'u' },
  }),
  deskScreen({ url: '/desk/operators/:name', roles: ROLES, action: 'READ_OPERATORS' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/operators',
    roles: ROLES,
    action: 'READ_OPERATORS',
    summary: 'Lists everyone with access to the desk, by name.',
    schema: { response: { 200: z.array(LISTED_OPERATOR) } },
    handler: async ({ db, now, idleMs }) => listOperators(db, { nowMs: now(), idleMs }),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/operators/:name',
    roles: ROLES,
    action: 'READ_OPERATORS',
    summary: 'Returns an operator with their open sign-ins and tokens.',
    schema: { params: NAME_PARAMS, response: { 200: OPEN_OPERATOR } },
    handler: async ({ db, operator, params, now, idleMs, rights }) => {
      const shown = await requireOperator(db, params.name)
      const sessions = await listOpenSessions(db, shown.id, { nowMs: now(), idleMs })
      return {
        ...toOperatorJson(shown),
        isOwn: shown.id === operator.id,
        sessions: sessions.map(toSessionJson),
        actionScopes: listActionScopes(rights, shown).map((action) => ({
          action,
          label: formatAction(action),
        })),
      }
    },
  }),
  // Ending a stranger's access must not wait for anything, so these two need no recent factor.
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/operators/:name/sign-ins/:id',
    roles: ROLES,
    action: 'END_SIGN_IN',
    summary: 'Ends one of an operator’s sign-ins or tokens. One that’s ended meanwhile is fine, too.',
    schema: { params: SIGN_IN_PARAMS, response: { 200: z.object({ id: z.uuid() }) } },
    handler: async ({ tx, audit, params }) => {
      const shown = await requireOperator(tx, params.name)
      await endSessionById(tx, shown.id, params.id)
      return audit({ data: { operatorId: shown.id, signIn: params.id } }, { id: params.id })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/operators/:name/sign-ins',
    roles: ROLES,
    action: 'END_SIGN_INS',
    summary: 'Ends all sign-ins of an operator, but no tokens, and forgets their browsers.',
    schema: { params: NAME_PARAMS, response: { 200: ENDED_SIGN_INS } },
    handler: async ({ tx, audit, params }) => {
      const shown = await requireOperator(tx, params.name)
      const ended = await endSignIns(tx, shown.id)
      return audit({ data: { operatorId: shown.id, ended } }, { ended })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/operators/:name/factor-reset',
    roles: ROLES,
    action: 'RESET_FACTOR',
    needsRecentFactor: true,
    summary:
      'Removes all second factors and recovery codes of another operator and ends their sign-ins. They set up a new one the next time they sign in.',
    schema: { params: NAME_PARAMS, response: { 200: RESET_FACTOR } },
    handler: async ({ tx, audit, operator, params }) => {
      const shown = await requireOperator(tx, params.name)
      if (shown.id === operator.id)
        throw new HttpError(409, 'NOT_POSSIBLE', 'Only another administrator can reset your second factor.')
      const { factors, signIns } = await resetFactor(tx, shown.id)
      return audit({ data: { operatorId: shown.id, factors, signIns } }, { factors, signIns })
    },
  }),
]
