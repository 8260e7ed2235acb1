import type { Database } from '#server/db/database.ts'
import { openAppKey, startApp, takeAppCode } from '#server/desk/factors/app-codes.ts'
import { findUnconfirmedApp } from '#server/desk/factors/factors.repository.ts'
import { computeTotp, computeTotpStep } from '#server/desk/factors/totp.ts'
import {
  endOperatorSession,
  findOperatorSession,
  type OperatorSession,
  startBrowserSession,
} from '#server/desk/operators/operator-sessions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** An authenticator app in a test's hands. */
export interface TestApp {
  /** The code that it shows at a moment. */
  showCode(atMs: number): string
}

const HALF_MINUTE_MS = 30_000

export const createTestApp = (key: Uint8Array): TestApp => ({
  showCode: (atMs) => computeTotp(key, computeTotpStep(atMs)),
})

/** A key as apps read it from the page. */
export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((digit) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export interface AppOwner {
  readonly db: Database
  readonly secret: ShopSecret
  readonly operatorId: string
  readonly nowMs: number
}

/** The sign-in that sets up an app. */
async function startSetup(db: Database, operatorId: string, nowMs: number): Promise<OperatorSession> {
  const proven = { passwordAtMs: nowMs, factorAtMs: null }
  const place = { address: '198.51.100.7', browser: 'Firefox on Linux', deviceId: null }
  const times = { nowMs, lifetimeMs: HALF_MINUTE_MS }
  const { token } = await startBrowserSession(db, { operatorId, ...times }, { ...proven, ...place })
  const clock = { nowMs, idleMs: HALF_MINUTE_MS }
  const session = await findOperatorSession(db, { token, kind: 'browser' }, clock)
  if (!session) throw new Error('The sign-in was not stored')
  return session
}

/** Sets up an app as the pages do, with the code of half a minute ago, so that the current one is still unused. */
export async function giveApp({ db, secret, operatorId, nowMs }: AppOwner): Promise<TestApp> {
  const session = await startSetup(db, operatorId, nowMs)
  await startApp(db, secret, { operatorId, sessionId: session.id, label: 'Phone', nowMs })
  const app = await findUnconfirmedApp(db, session.id)
  if (!app) throw new Error('The app was not stored')
  const shown = createTestApp(openAppKey(secret, app))
  const code = shown.showCode(nowMs - HALF_MINUTE_MS)
  if (!(await takeAppCode(db, secret, { app, code, nowMs }))) throw new Error('The app was not confirmed')
  await endOperatorSession(db, session.tokenHash)
  return shown
}
