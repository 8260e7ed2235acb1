import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { buildSessionCookie } from '#server/desk/access/session-cookie.ts'
import { createOperatorDeviceCookie } from '#server/desk/operators/known-device.ts'
import {
  FIRST_STEP_LIFETIME_MS,
  forgetEndedSessions,
  SIGN_IN_LIFETIME_MS,
  startBrowserSession,
} from '#server/desk/operators/operator-sessions.ts'
import type { SessionStage } from '#server/desk/operators/session-stage.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface SigningIn {
  readonly operatorId: string
  readonly stage: SessionStage
  readonly passwordAtMs: number | null
  readonly factorAtMs: number | null
  readonly client: DeskClient
  readonly nowMs: number
}

/** The cookie by which the browser is known when it signs in again. It keeps the one it has. */
function buildDeviceCookie(secret: ShopSecret, { operatorId, client }: SigningIn): string {
  const cookie = createOperatorDeviceCookie(secret, operatorId)
  return cookie.write(cookie.read(client.cookies) ?? randomUUID(), client.isSecure)
}

/**
 * Starts a browser's session and returns its cookies. Before it is complete it only lives long enough for the next step,
 * and the browser doesn't count as known.
 */
export async function startSignIn(tx: Transaction, secret: ShopSecret, signIn: SigningIn): Promise<string[]> {
  const { operatorId, stage, passwordAtMs, factorAtMs, client, nowMs } = signIn
  await forgetEndedSessions(tx, nowMs)
  const lifetimeMs = stage === 'complete' ? SIGN_IN_LIFETIME_MS : FIRST_STEP_LIFETIME_MS
  const { token } = await startBrowserSession(
    tx,
    { operatorId, nowMs, lifetimeMs },
    { passwordAtMs, factorAtMs, address: client.address, browser: client.browser },
  )
  const cookies = [buildSessionCookie(token, client.isSecure)]
  if (stage === 'complete') cookies.push(buildDeviceCookie(secret, signIn))
  return cookies
}
