import { z } from 'zod'
import type { Connection, Transaction } from '#server/db/database.ts'
import { SIGN_IN_PATH } from '#server/desk/access/desk-path.ts'
import { buildExpiredSessionCookie } from '#server/desk/access/session-cookie.ts'
import { deleteFactor, listFactors } from '#server/desk/factors/factors.repository.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  renewRecoveryCodes,
} from '#server/desk/factors/recovery-codes.ts'
import { replacePassword } from '#server/desk/operators/change-operator.ts'
import { lockAccess } from '#server/desk/operators/lock-access.ts'
import {
  endSessionById,
  endSignIns,
  listOpenSessions,
} from '#server/desk/operators/open-sessions.repository.ts'
import { needsFactor, OPERATOR_ROLES, type Operator } from '#server/desk/operators/operator.ts'
import { createOperatorPassword } from '#server/desk/operators/operator-password.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { type DeskPage, seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import { presentNewPassword, presentSecurity, type SecurityNotice } from './security.presenter.ts'
import { presentRecoveryCodes } from './setup.presenter.ts'

const NOTICE = z.enum(['needed', 'recovered', 'added', 'removed', 'ended'])

const hashing = createPasswordHashing()

const ID_PARAMS = z.object({ id: z.uuid() })

interface SecurityCall {
  readonly db: Connection
  readonly operator: Operator
  readonly session: OperatorSession
  readonly now: () => number
  readonly idleMs: number
}

async function showSecurity(
  { db, operator, session, now, idleMs }: SecurityCall,
  said: { readonly notice?: SecurityNotice | undefined; readonly problem?: string },
): Promise<DeskPage> {
  return presentSecurity({
    factors: await listFactors(db, operator.id),
    recoveryCodesLeft: await countRecoveryCodes(db, operator.id),
    sessions: await listOpenSessions(db, operator.id, { nowMs: now(), idleMs }),
    ownId: session.id,
    isSetup: session.stage === 'setupMissing',
    notice: said.notice ?? null,
    problem: said.problem ?? null,
  })
}

/**
 * An operator whose roles need a factor keeps at least one, of two that are removed at the same moment as well; the last one
 * takes the recovery codes with it.
 */
async function removeFactor(tx: Transaction, operator: Operator, id: string): Promise<string> {
  await lockAccess(tx, operator.id)
  const kind = await deleteFactor(tx, operator.id, id)
  if (kind === null) throw new HttpError(404, 'NOT_FOUND', 'This second factor has already been removed.')
  const left = await listFactors(tx, operator.id)
  if (left.length > 0) return kind
  if (needsFactor((await findOperator(tx, operator.name)) ?? operator))
    throw new HttpError(
      422,
      'STEP_REFUSED',
      'Your roles need a second factor. Add another one before you remove this one.',
    )
  await deleteRecoveryCodes(tx, operator.id)
  return kind
}

/** What operators see and change of their own sign-in. */
export const SECURITY_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/security',
    roles: OPERATOR_ROLES,
    action: 'READ_SECURITY',
    stages: ['setupMissing', 'complete'],
    schema: { querystring: z.object({ notice: NOTICE.optional().catch(undefined) }) },
    handler: (call) => showSecurity(call, { notice: call.query.notice }),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/security/factors/:id/remove',
    roles: OPERATOR_ROLES,
    action: 'REMOVE_FACTOR',
    needsRecentFactor: true,
    schema: { params: ID_PARAMS },
    handler: async ({ tx, audit, operator, params }) => {
      const kind = await removeFactor(tx, operator, params.id)
      return audit({ data: { kind } }, seeOther('/desk/security?notice=removed'))
    },
    formAgain: ({ refusal, ...call }) => showSecurity(call, { problem: refusal.message }),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/security/recovery-codes',
    roles: OPERATOR_ROLES,
    action: 'RENEW_RECOVERY_CODES',
    needsRecentFactor: true,
    handler: async ({ tx, audit, operator, now }) => {
      const codes = await renewRecoveryCodes(tx, { operatorId: operator.id, nowMs: now() })
      return audit({}, presentRecoveryCodes({ codes }))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/security/password',
    roles: OPERATOR_ROLES,
    action: 'RENEW_PASSWORD',
    needsRecentPassword: true,
    async prepare() {
      const password = createOperatorPassword()
      return { password, passwordHash: await hashing.hash(password) }
    },
    handler: async ({ tx, audit, operator, client, prepared }) => {
      await lockAccess(tx, operator.id)
      await replacePassword(tx, operator, prepared.passwordHash)
      const headers = { 'set-cookie': buildExpiredSessionCookie(client.isSecure) }
      return audit({}, presentNewPassword({ password: prepared.password, headers }))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/security/sign-ins/:id/end',
    roles: OPERATOR_ROLES,
    action: 'END_SIGN_IN',
    schema: { params: ID_PARAMS },
    handler: async ({ tx, audit, operator, params }) => {
      await endSessionById(tx, operator.id, params.id)
      return audit({ data: { signIn: params.id } }, seeOther('/desk/security?notice=ended'))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/security/sign-ins/end-all',
    roles: OPERATOR_ROLES,
    action: 'END_SIGN_INS',
    handler: async ({ tx, audit, operator, client }) => {
      const ended = await endSignIns(tx, operator.id)
      const cookie = buildExpiredSessionCookie(client.isSecure)
      return audit({ data: { ended } }, seeOther(SIGN_IN_PATH, { 'set-cookie': cookie }))
    },
  }),
]
