import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { buildSessionCookie } from '#server/desk/access/session-cookie.ts'
import { createOperatorDeviceCookie } from '#server/desk/operators/known-device.ts'
import { rememberDevice } from '#server/desk/operators/known-devices.repository.ts'
import {
  FIRST_STEP_LIFETIME_MS,
  forgetEndedSessions,
  SIGN_IN_LIFETIME_MS,
  startBrowserSession,
} from '#server/desk/operators/operator-sessions.ts'
import type { SessionStage } from '#server/desk/operators/session-stage.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findKnownDevice } from './guarded-attempt.ts'

export interface SigningIn {
  readonly operatorId: string
  readonly stage: SessionStage
  readonly passwordAtMs: number | null
  readonly factorAtMs: number | null
  readonly client: DeskClient
  readonly nowMs: number
}

/**
 * Makes the browser known for when it signs in again. It keeps its id, unless that has been revoked: whoever has copied the
 * cookie must not become known again with it.
 */
async function knowDevice(tx: Transaction, secret: ShopSecret, signIn: SigningIn): Promise<string> {
  const { operatorId, client, nowMs } = signIn
  const known = await findKnownDevice({ db: tx, secret, now: () => nowMs }, { operatorId, client })
  const deviceId = known ?? randomUUID()
  await rememberDevice(tx, { operatorId, deviceId }, nowMs)
  return deviceId
}

/**
 * Starts a browser's session and returns its cookies. Before it is complete it only lives long enough for the next step,
 * and the browser doesn't count as known.
 */
export async function startSignIn(tx: Transaction, secret: ShopSecret, signIn: SigningIn): Promise<string[]> {
  const { operatorId, stage, passwordAtMs, factorAtMs, client, nowMs } = signIn
  await forgetEndedSessions(tx, nowMs)
  const lifetimeMs = stage === 'complete' ? SIGN_IN_LIFETIME_MS : FIRST_STEP_LIFETIME_MS
  const deviceId = stage === 'complete' ? await knowDevice(tx, secret, signIn) : null
  const { token } = await startBrowserSession(
    tx,
    { operatorId, nowMs, lifetimeMs },
    { passwordAtMs, factorAtMs, address: client.address, browser: client.browser, deviceId },
  )
  const cookies = [buildSessionCookie(token, client.isSecure)]
  if (deviceId !== null)
    cookies.push(createOperatorDeviceCookie(secret, operatorId).write(deviceId, client.isSecure))
  return cookies
}
