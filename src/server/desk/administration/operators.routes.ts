import { z } from 'zod'
import type { Connection } from '#server/db/database.ts'
import { listFactors } from '#server/desk/factors/factors.repository.ts'
import {
  endSessionById,
  endSignIns,
  listOpenSessions,
} from '#server/desk/operators/open-sessions.repository.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { resetFactor } from '#server/desk/operators/reset-factor.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { presentOperator, presentOperators } from './operators.presenter.ts'
import { findListedOperator, listAllOperators } from './operators.repository.ts'

const NAME_PARAMS = z.object({ name: z.string().max(40) })
const SIGN_IN_PARAMS = NAME_PARAMS.extend({ id: z.uuid() })

async function requireOperator(db: Connection, name: string): Promise<Operator> {
  const operator = await findListedOperator(db, name)
  if (!operator) throw new HttpError(404, 'NOT_FOUND', 'There’s no operator with this name.')
  return operator
}

const buildPath = ({ name }: Operator): string => `/desk/operators/${name}`

/** What administrators see and end of other people's access. */
export const OPERATOR_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/operators',
    roles: ['administration'],
    action: 'READ_OPERATORS',
    list: { title: 'Operators', key: 'u' },
    handler: async ({ db, now, idleMs }) =>
      presentOperators(await listAllOperators(db, { nowMs: now(), idleMs })),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/operators/:name',
    roles: ['administration'],
    action: 'READ_OPERATORS',
    schema: { params: NAME_PARAMS },
    handler: async ({ db, operator, params, now, idleMs }) => {
      const shown = await requireOperator(db, params.name)
      return presentOperator({
        shown,
        factors: await listFactors(db, shown.id),
        sessions: await listOpenSessions(db, shown.id, { nowMs: now(), idleMs }),
        isOwn: shown.id === operator.id,
      })
    },
  }),
  // Ending a stranger's access must not wait for anything, so these two need no recent factor.
  deskRoute({
    method: 'POST',
    url: '/desk/operators/:name/sign-ins/:id/end',
    roles: ['administration'],
    action: 'END_SIGN_IN',
    schema: { params: SIGN_IN_PARAMS },
    handler: async ({ tx, audit, params }) => {
      const shown = await requireOperator(tx, params.name)
      await endSessionById(tx, shown.id, params.id)
      return audit({ data: { operatorId: shown.id, signIn: params.id } }, seeOther(buildPath(shown)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/operators/:name/sign-ins/end-all',
    roles: ['administration'],
    action: 'END_SIGN_INS',
    schema: { params: NAME_PARAMS },
    handler: async ({ tx, audit, params }) => {
      const shown = await requireOperator(tx, params.name)
      const ended = await endSignIns(tx, shown.id)
      return audit({ data: { operatorId: shown.id, ended } }, seeOther(buildPath(shown)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/operators/:name/reset-factor',
    roles: ['administration'],
    action: 'RESET_FACTOR',
    needsRecentFactor: true,
    schema: { params: NAME_PARAMS },
    handler: async ({ tx, audit, operator, params }) => {
      const shown = await requireOperator(tx, params.name)
      if (shown.id === operator.id)
        throw new HttpError(409, 'NOT_POSSIBLE', 'Only another administrator can reset your second factor.')
      const reset = await resetFactor(tx, shown.id)
      return audit({ data: { operatorId: shown.id, ...reset } }, seeOther(buildPath(shown)))
    },
  }),
]
