import { randomUUID } from 'node:crypto'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type AppFactor, insertUnconfirmedApp, listApps, takeStep } from './factors.repository.ts'
import { createTotpKey, findTotpStep } from './totp.ts'

/** Binds a sealed key to its row. */
export const buildAppContext = (factorId: string): string => `desk-app:${factorId}`

export const openAppKey = (secret: ShopSecret, { id, sealedKey }: AppFactor): Uint8Array =>
  Buffer.from(secret.open(sealedKey, buildAppContext(id)), 'base64url')

export interface AppOwner {
  readonly operatorId: string
  /** The sign-in that sets it up. */
  readonly sessionId: string
  readonly label: string
  readonly nowMs: number
}

/** Creates the key of an app. It counts once a code of it was right. */
export async function startApp(db: Connection, secret: ShopSecret, owner: AppOwner): Promise<void> {
  const id = randomUUID()
  const key = Buffer.from(createTotpKey()).toString('base64url')
  await insertUnconfirmedApp(db, { ...owner, id, sealedKey: secret.seal(key, buildAppContext(id)) })
}

/** Codes are often typed in two groups of three. */
const normaliseCode = (typed: string): string => typed.replace(/[\s-]/g, '')

export interface TypedAppCode {
  readonly code: string
  readonly nowMs: number
}

/** Uses up an app's code; false for a wrong or used one. */
export async function takeAppCode(
  db: Connection,
  secret: ShopSecret,
  { app, code, nowMs }: TypedAppCode & { readonly app: AppFactor },
): Promise<boolean> {
  const typed = { code: normaliseCode(code), nowMs, lastStep: app.lastStep }
  const step = findTotpStep(openAppKey(secret, app), typed)
  return step !== null && takeStep(db, { id: app.id, step, nowMs })
}

/** Uses up a code of one of an operator's apps; false for a wrong or used one. */
export async function takeCodeOfOperator(
  db: Connection,
  secret: ShopSecret,
  { operatorId, ...typed }: TypedAppCode & { readonly operatorId: string },
): Promise<boolean> {
  for (const app of await listApps(db, operatorId))
    if (await takeAppCode(db, secret, { ...typed, app })) return true
  return false
}
