import type { Transaction } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '#server/desk/factors/recovery-codes.ts'
import {
  confirmSession,
  endOperatorSession,
  type OperatorSession,
} from '#server/desk/operators/operator-sessions.ts'
import { type DeskAnswer, seeOther } from '#server/desk/pages/desk-answer.ts'
import { startSignIn } from '#server/desk/sign-in/start-sign-in.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { presentRecoveryCodes } from './setup.presenter.ts'

export interface AddedFactor {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly session: OperatorSession
  readonly client: DeskClient
  readonly nowMs: number
}

/** A new factor counts as shown. A sign-in that waited for it is complete, under a new token. */
async function confirmWithNewFactor({ tx, secret, session, client, nowMs }: AddedFactor): Promise<string[]> {
  if (session.stage === 'complete') {
    await confirmSession(tx, session, { factorAtMs: nowMs })
    return []
  }
  await endOperatorSession(tx, session.tokenHash)
  return startSignIn(tx, secret, {
    operatorId: session.operator.id,
    stage: 'complete',
    passwordAtMs: session.passwordAtMs,
    factorAtMs: nowMs,
    client,
    nowMs,
  })
}

/** What follows a new factor: with the first one, the operator gets recovery codes. */
export async function finishSetup(added: AddedFactor): Promise<DeskAnswer> {
  const { tx, session, nowMs } = added
  const { id: operatorId } = session.operator
  const cookies = await confirmWithNewFactor(added)
  const headers: Record<string, string[]> = {}
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if ((await countRecoveryCodes(tx, operatorId)) > 0) return seeOther('/desk/security?notice=added', headers)
  return presentRecoveryCodes({ codes: await renewRecoveryCodes(tx, { operatorId, nowMs }), headers })
}
