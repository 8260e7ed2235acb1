import type { Connection, Database } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { createOperatorDeviceCookie } from '#server/desk/operators/known-device.ts'
import { isKnownDevice } from '#server/desk/operators/known-devices.repository.ts'
import { toLoginGuardKey } from '#server/desk/operators/login-guard-key.ts'
import { findNetwork } from '#server/http/client-address.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import type { Attempt, LoginGuard } from '#server/modules/login-guard/login-guard.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type Failure, logFailure } from './log-failure.ts'

export interface GuardOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly guard: LoginGuard
}

export interface Guessing {
  /** What is being guessed: an operator's password or code. */
  readonly subject: string
  /** Null if there is no such operator. */
  readonly operatorId: string | null
  readonly client: DeskClient
}

/** The id of a browser with which the operator has signed in before; null for any other. */
export async function findKnownDevice(
  { db, secret, now }: Pick<GuardOptions, 'now' | 'secret'> & { readonly db: Connection },
  { operatorId, client }: Pick<Guessing, 'client'> & { readonly operatorId: string },
): Promise<string | null> {
  const deviceId = createOperatorDeviceCookie(secret, operatorId).read(client.cookies)
  if (deviceId === null) return null
  return (await isKnownDevice(db, { operatorId, deviceId }, now())) ? deviceId : null
}

/**
 * How the login guard counts an attempt at the desk. A browser with which the operator has signed in before has a budget of
 * its own, so that strangers who guess keep nobody out.
 */
export async function buildAttempt(options: GuardOptions, guessing: Guessing): Promise<Attempt> {
  const { subject, operatorId, client } = guessing
  const deviceId = operatorId && (await findKnownDevice(options, { operatorId, client }))
  return {
    email: toLoginGuardKey(subject),
    // The network has its own key, so customers who mistype from the same address don't lock the desk.
    address: toLoginGuardKey(findNetwork(client.address)),
    trusted: deviceId ? `desk-device:${deviceId}` : null,
  }
}

/** Runs a guess if the login guard lets it, and logs it if it was wrong or had to wait. */
export async function guess<Result>(
  options: GuardOptions,
  { attempt, failure }: { readonly attempt: Attempt; readonly failure: Failure },
  trial: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    const result = await options.guard.attempt(attempt, trial)
    if (result === null) await logFailure(options, failure)
    return result
  } catch (error) {
    if (error instanceof BlockedError) await logFailure(options, { ...failure, refused: error.id })
    throw error
  }
}
