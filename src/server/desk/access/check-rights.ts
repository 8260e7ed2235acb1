import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { hasOneOfRoles, type OperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { formatRoles } from '#server/desk/operators/role-labels.ts'
import type { SessionStage } from '#server/desk/operators/session-stage.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** What a route demands of an operator. */
export interface Rights {
  readonly roles: readonly OperatorRole[]
  /** Its name in the audit log. */
  readonly action: string
  /** How far a sign-in must have come; as a rule it is complete. */
  readonly stages?: readonly SessionStage[] | undefined
  /** For the most dangerous actions: a second factor of the last few minutes. */
  readonly needsRecentFactor?: boolean | undefined
  /** For a new second factor: a password of the last few minutes and, if there is a factor, that as well. */
  readonly needsRecentPassword?: boolean | undefined
}

/** How long a password or a factor that was shown counts as shown just now. */
const RECENT_MS = 15 * MINUTE_MS

const isRecent = (atMs: number | null, nowMs: number): boolean => atMs !== null && nowMs - atMs < RECENT_MS

/** Until when no action asks for the second factor again; null if one would now. */
export function findFactorEnd({ factorAtMs }: OperatorSession, nowMs: number): number | null {
  return factorAtMs !== null && isRecent(factorAtMs, nowMs) ? factorAtMs + RECENT_MS : null
}

const STAGE_ERRORS: Readonly<Record<Exclude<SessionStage, 'complete'>, () => HttpError>> = {
  factorMissing: () => new HttpError(403, 'FACTOR_REQUIRED', 'Confirm your second factor first.'),
  setupMissing: () =>
    new HttpError(
      403,
      'FACTOR_SETUP_REQUIRED',
      'Your roles need a second factor. Set one up under Security first.',
    ),
}

function findStageError({ stage }: OperatorSession, { stages = ['complete'] }: Rights): HttpError | null {
  if (stages.includes(stage)) return null
  if (stage !== 'complete') return STAGE_ERRORS[stage]()
  return new HttpError(409, 'NOT_POSSIBLE', 'You’re already signed in.')
}

/**
 * A role in a token's scopes covers what the role may do, except for the most dangerous actions: nobody shows a factor for
 * a machine, so its token has to name them.
 */
const isInScope = (scopes: readonly string[], { roles, action, needsRecentFactor }: Rights): boolean =>
  scopes.includes(action) || (!needsRecentFactor && roles.some((role) => scopes.includes(role)))

function findMachineError({ operator, scopes }: OperatorSession, rights: Rights): HttpError | null {
  const roles = rights.roles.filter((role) => operator.roles.includes(role))
  if (isInScope(scopes ?? [], { ...rights, roles })) return null
  return new HttpError(
    403,
    'SCOPE_MISSING',
    `This token’s scopes don’t include ${rights.action}. Create a token with that scope.`,
  )
}

function findBrowserError(session: OperatorSession, rights: Rights, nowMs: number): HttpError | null {
  const { needsRecentFactor = false, needsRecentPassword = false } = rights
  const isFactorNeeded = needsRecentFactor || (needsRecentPassword && session.hasFactor)
  if (isFactorNeeded && !session.hasFactor)
    return new HttpError(
      403,
      'FACTOR_SETUP_REQUIRED',
      'This needs a second factor. Set one up under Security first.',
    )
  if (isFactorNeeded && !isRecent(session.factorAtMs, nowMs))
    return new HttpError(403, 'STEP_UP_REQUIRED', 'Confirm it’s you with your second factor.')
  if (needsRecentPassword && !isRecent(session.passwordAtMs, nowMs))
    return new HttpError(403, 'STEP_UP_REQUIRED', 'Enter your password again.', [
      { field: 'password', key: 'FIELD_REQUIRED' },
    ])
  return null
}

/** Why an operator can't use a route; null if there is nothing against it. */
export function findRightsError(session: OperatorSession, rights: Rights, nowMs: number): HttpError | null {
  const stageError = findStageError(session, rights)
  if (stageError) return stageError
  if (!hasOneOfRoles(session.operator, rights.roles))
    return new HttpError(
      403,
      'FORBIDDEN',
      `You need one of these roles: ${formatRoles(rights.roles)}. Ask whoever runs the shop to change yours.`,
    )
  return session.kind === 'machine'
    ? findMachineError(session, rights)
    : findBrowserError(session, rights, nowMs)
}
