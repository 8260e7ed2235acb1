import { z } from 'zod'
import {
  ADDED_OPERATOR,
  CHANGED_ROLES,
  CREATED_TOKEN,
  NEW_OPERATOR,
  NEW_TOKEN,
} from '#contracts/desk/operators.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Rights } from '#server/desk/access/check-rights.ts'
import {
  disableForGood,
  lockOperators,
  replacePassword,
  replaceRoles,
} from '#server/desk/operators/change-operator.ts'
import { lockAccess } from '#server/desk/operators/lock-access.ts'
import {
  hasOneOfRoles,
  isOperatorName,
  isOperatorRole,
  normaliseOperatorName,
  type Operator,
  type OperatorRole,
} from '#server/desk/operators/operator.ts'
import { createOperatorPassword } from '#server/desk/operators/operator-password.ts'
import { startMachineSession } from '#server/desk/operators/operator-sessions.ts'
import {
  insertOperator,
  lockOperator,
  type StoredOperator,
} from '#server/desk/operators/operators.repository.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'

const ROLES = ['administration'] as const satisfies readonly OperatorRole[]

const NAME_PARAMS = z.object({ name: z.string().max(40) })

const NAMED = z.object({ name: z.string() })

const hashing = createPasswordHashing()

/** Hashing is slow on purpose, so it is done before any lock is taken. */
async function preparePassword() {
  const password = createOperatorPassword()
  return { password, passwordHash: await hashing.hash(password) }
}

/**
 * Another operator who may still sign in, locked. Administrators don't change themselves: so the last one stays, also when two
 * of them act against each other at the same moment.
 */
async function requireOther(tx: Transaction, operator: Operator, name: string): Promise<StoredOperator> {
  await lockOperators(tx)
  const own = await lockOperator(tx, operator.name)
  if (!own || own.disabledAt || !hasOneOfRoles(own, ROLES))
    throw new HttpError(403, 'FORBIDDEN', 'You’re no longer an administrator.')
  const other = await lockOperator(tx, name)
  if (!other) throw new HttpError(404, 'NOT_FOUND', 'There’s no operator with this name.')
  if (other.disabledAt) throw new HttpError(409, 'NOT_POSSIBLE', 'This operator has been disabled for good.')
  if (other.id === operator.id)
    throw new HttpError(409, 'NOT_POSSIBLE', 'Only another administrator can change your own access.')
  await lockAccess(tx, other.id)
  return other
}

/** Actions of an operator for which a person shows a second factor: a token has to name them. */
export const listActionScopes = (rights: readonly Rights[], operator: Operator): readonly string[] => [
  ...new Set(
    rights
      .filter(({ needsRecentFactor, roles }) => needsRecentFactor && hasOneOfRoles(operator, roles))
      .map(({ action }) => action),
  ),
]

/** A token never does more than its operator, so it isn't offered more either. */
function requireScopes(scopes: readonly string[], rights: readonly Rights[], operator: Operator): void {
  const actions = rights.filter(({ roles }) => hasOneOfRoles(operator, roles)).map(({ action }) => action)
  const isKnown = (scope: string) =>
    isOperatorRole(scope) ? operator.roles.includes(scope) : actions.includes(scope)
  const unknown = scopes.findIndex((scope) => !isKnown(scope))
  if (unknown >= 0) throw createInvalidFieldsError([{ field: `scopes.${unknown}`, key: 'SCOPE_UNKNOWN' }])
}

/** What administrators change of other people's access; `npm run operators` does the same on the server. */
export const MANAGE_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/operators',
    roles: ROLES,
    action: 'ADD_OPERATOR',
    needsRecentFactor: true,
    summary: 'Adds an operator and returns their password, once.',
    schema: { body: NEW_OPERATOR, response: { 201: ADDED_OPERATOR } },
    prepare: preparePassword,
    handler: async ({ tx, body, prepared, audit, now }) => {
      const name = normaliseOperatorName(body.name)
      if (!isOperatorName(name)) throw createInvalidFieldsError([{ field: 'name', key: 'NAME_FORMAT' }])
      const { password, passwordHash } = prepared
      const createdAt = new Date(now())
      const operatorId = await insertOperator(tx, { name, roles: body.roles, passwordHash, createdAt })
      if (operatorId === null) throw createInvalidFieldsError([{ field: 'name', key: 'NAME_TAKEN' }])
      return audit({ data: { operatorId, roles: body.roles } }, { name, password })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/operators/:name/roles',
    roles: ROLES,
    action: 'CHANGE_ROLES',
    needsRecentFactor: true,
    summary: 'Replaces the roles of another operator, effective at once.',
    schema: { params: NAME_PARAMS, body: CHANGED_ROLES, response: { 200: NAMED } },
    handler: async ({ tx, operator, params, body, audit }) => {
      const other = await requireOther(tx, operator, params.name)
      await replaceRoles(tx, other.id, body.roles)
      const data = { operatorId: other.id, roles: body.roles, before: other.roles }
      return audit({ data }, { name: other.name })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/operators/:name/password',
    roles: ROLES,
    action: 'RENEW_PASSWORD',
    needsRecentFactor: true,
    summary: 'Sets a new password of another operator, returns it once, and ends their sign-ins and tokens.',
    schema: { params: NAME_PARAMS, response: { 200: ADDED_OPERATOR } },
    prepare: preparePassword,
    handler: async ({ tx, operator, params, prepared, audit }) => {
      const other = await requireOther(tx, operator, params.name)
      await replacePassword(tx, other, prepared.passwordHash)
      return audit({ data: { operatorId: other.id } }, { name: other.name, password: prepared.password })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/operators/:name/disabling',
    roles: ROLES,
    action: 'DISABLE_OPERATOR',
    needsRecentFactor: true,
    summary: 'Disables another operator for good, and ends their sign-ins and tokens.',
    schema: { params: NAME_PARAMS, response: { 200: NAMED } },
    handler: async ({ tx, operator, params, audit, now }) => {
      const other = await requireOther(tx, operator, params.name)
      await disableForGood(tx, other.id, new Date(now()))
      return audit({ data: { operatorId: other.id } }, { name: other.name })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/operators/:name/tokens',
    roles: ROLES,
    action: 'CREATE_TOKEN',
    needsRecentFactor: true,
    summary: 'Creates a token by which a machine calls the API as another operator, and returns it once.',
    schema: { params: NAME_PARAMS, body: NEW_TOKEN, response: { 201: CREATED_TOKEN } },
    handler: async ({ tx, operator, params, body, audit, now, rights }) => {
      const other = await requireOther(tx, operator, params.name)
      const { scopes, days } = body
      requireScopes(scopes, rights, other)
      const session = { operatorId: other.id, nowMs: now(), lifetimeMs: days * DAY_MS }
      const { token, expiresAt } = await startMachineSession(tx, session, scopes)
      const data = { operatorId: other.id, days, scopes }
      return audit({ data }, { token, expiresAt: toTimeJson(expiresAt.getTime()) })
    },
  }),
]
