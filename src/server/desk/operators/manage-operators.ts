import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import type { PasswordHashing } from '#server/modules/account/password-hashing.ts'
import { disableForGood, replacePassword, replaceRoles } from './change-operator.ts'
import { lockAccess } from './lock-access.ts'
import type { OperatorRole } from './operator.ts'
import { createOperatorPassword } from './operator-password.ts'
import { type StartedSession, startMachineSession } from './operator-sessions.ts'
import { insertOperator, lockOperator, type StoredOperator } from './operators.repository.ts'
import { type FactorReset, resetFactor } from './reset-factor.ts'

export interface ManageOptions {
  readonly db: Database
  readonly hashing: PasswordHashing
  readonly now: () => number
}

/** Why nothing was changed. */
export type ManageRefusal = 'TAKEN' | 'UNKNOWN' | 'DISABLED'

export type Managed<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: ManageRefusal }

interface Change<Result> {
  readonly name: string
  /** Its name in the audit log. */
  readonly action: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly run: (tx: Transaction, operator: StoredOperator) => Promise<Result>
}

/** These commands are run on the server, not by an operator. The entry names the operator they changed, by id. */
const writeEntry = (
  tx: Transaction,
  action: string,
  data: Readonly<Record<string, unknown>>,
  nowMs: number,
) => writeAudit(tx, { operatorId: null, action, data, happenedAtMs: nowMs })

/** Changes an operator who isn't disabled, and logs it. */
const changeOperator = <Result>(
  { db, now }: ManageOptions,
  { name, action, data = {}, run }: Change<Result>,
): Promise<Managed<Result>> =>
  db.transaction(async (tx) => {
    const operator = await lockOperator(tx, name)
    if (!operator) return { kind: 'UNKNOWN' }
    if (operator.disabledAt) return { kind: 'DISABLED' }
    await lockAccess(tx, operator.id)
    const result = await run(tx, operator)
    await writeEntry(tx, action, { operatorId: operator.id, ...data }, now())
    return { kind: 'done', result }
  })

/** Adds an operator and returns the password, which is never shown again. */
export async function addOperator(
  { db, hashing, now }: ManageOptions,
  { name, roles }: { readonly name: string; readonly roles: readonly OperatorRole[] },
): Promise<Managed<string>> {
  const password = createOperatorPassword()
  const passwordHash = await hashing.hash(password)
  return db.transaction(async (tx) => {
    const createdAt = new Date(now())
    const operatorId = await insertOperator(tx, { name, roles, passwordHash, createdAt })
    if (operatorId === null) return { kind: 'TAKEN' }
    await writeEntry(tx, 'ADD_OPERATOR', { operatorId, roles }, createdAt.getTime())
    return { kind: 'done', result: password }
  })
}

/** Replaces an operator's roles, effective from the next request. */
export const changeRoles = (
  options: ManageOptions,
  { name, roles }: { readonly name: string; readonly roles: readonly OperatorRole[] },
): Promise<Managed<void>> =>
  changeOperator(options, {
    name,
    action: 'CHANGE_ROLES',
    data: { roles },
    run: (tx, { id }) => replaceRoles(tx, id, roles),
  })

/** Sets a new password, ends all sessions and tokens, and clears the wait after wrong guesses. */
export async function renewPassword(options: ManageOptions, name: string): Promise<Managed<string>> {
  const password = createOperatorPassword()
  const passwordHash = await options.hashing.hash(password)
  return changeOperator(options, {
    name,
    action: 'RENEW_PASSWORD',
    async run(tx, operator) {
      await replacePassword(tx, operator, passwordHash)
      return password
    },
  })
}

/** Disables an operator for good. Past actions stay in the log under that name. */
export const disableOperator = (options: ManageOptions, name: string): Promise<Managed<void>> =>
  changeOperator(options, {
    name,
    action: 'DISABLE_OPERATOR',
    run: (tx, { id }) => disableForGood(tx, id, new Date(options.now())),
  })

/** Removes an operator's second factors, for someone who has lost them all. */
export const resetOperatorFactor = (options: ManageOptions, name: string): Promise<Managed<FactorReset>> =>
  changeOperator(options, {
    name,
    action: 'RESET_FACTOR',
    run: (tx, { id }) => resetFactor(tx, id),
  })

export interface NewToken {
  readonly name: string
  readonly days: number
  /** Roles, and actions that a role isn't enough for. */
  readonly scopes: readonly string[]
}

/** Creates a token for a machine to call the API as this operator, within its scopes. */
export const createToken = (
  options: ManageOptions,
  { name, days, scopes }: NewToken,
): Promise<Managed<StartedSession>> =>
  changeOperator(options, {
    name,
    action: 'CREATE_TOKEN',
    data: { days, scopes },
    run: (tx, { id: operatorId }) =>
      startMachineSession(tx, { operatorId, nowMs: options.now(), lifetimeMs: days * DAY_MS }, scopes),
  })
