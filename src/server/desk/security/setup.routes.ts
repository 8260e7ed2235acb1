import { z } from 'zod'
import { getBrand } from '#server/config/operator.ts'
import type { Connection } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { openAppKey, startApp, takeAppCode } from '#server/desk/factors/app-codes.ts'
import { findUnconfirmedApp } from '#server/desk/factors/factors.repository.ts'
import { askForNewPasskey, registerPasskey } from '#server/desk/factors/passkeys.ts'
import { buildTotpUri, encodeBase32 } from '#server/desk/factors/totp.ts'
import { OPERATOR_ROLES, type Operator } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { type DeskPage, seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { finishSetup } from './add-factor.ts'
import { requireStage } from './require-stage.ts'
import { presentAppSetup, presentPasskeySetup } from './setup.presenter.ts'

/** Setting up a factor is all that some may do; and nobody does it with a browser that was left open. */
const SETUP = {
  roles: OPERATOR_ROLES,
  action: 'ADD_FACTOR',
  stages: ['setupMissing', 'complete'],
  needsRecentPassword: true,
} as const

interface SetupCall {
  readonly db: Connection
  readonly secret: ShopSecret
  readonly operator: Operator
  readonly session: OperatorSession
  readonly client: DeskClient
  readonly now: () => number
}

async function showApp(
  { db, secret, operator, session }: SetupCall,
  refusal: HttpError | null,
): Promise<DeskPage | null> {
  const app = await findUnconfirmedApp(db, session.id)
  if (!app) return null
  const key = openAppKey(secret, app)
  const uri = buildTotpUri(key, { issuer: `${getBrand().name} desk`, name: operator.name })
  return presentAppSetup({ uri, key: encodeBase32(key), refusal })
}

const noApp = () => new HttpError(404, 'NOT_FOUND', 'This setup has expired. Start again under Security.')

const buildSubject = ({ id }: OperatorSession): string => `create:${id}`

const buildContext = ({ secret, session, client, now }: Omit<SetupCall, 'db' | 'operator'>) => ({
  secret,
  subject: buildSubject(session),
  origin: client.origin,
  nowMs: now(),
})

async function showPasskey(call: SetupCall, label: string, refusal: HttpError | null): Promise<DeskPage> {
  const { db, operator } = call
  const owner = { operatorId: operator.id, name: operator.name }
  const options = await askForNewPasskey(db, buildContext(call), owner)
  return presentPasskeySetup({ options, label, refusal })
}

const PASSKEY_FORM = z.object({
  answer: z.string().max(50_000),
  label: z.string().trim().min(1).max(60),
  next: z.string().max(2_000).optional(),
})

/** Adds an authenticator app or a passkey. */
export const SETUP_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    ...SETUP,
    method: 'POST',
    url: '/desk/security/app',
    action: 'START_FACTOR',
    handler: async ({ tx, audit, secret, operator, session, now }) => {
      const owner = { operatorId: operator.id, sessionId: session.id }
      await startApp(tx, secret, { ...owner, label: 'App', nowMs: now() })
      return audit({ data: { kind: 'app' } }, seeOther('/desk/security/app'))
    },
  }),
  deskRoute({
    ...SETUP,
    method: 'GET',
    url: '/desk/security/app',
    handler: async (call) => (await showApp(call, null)) ?? seeOther('/desk/security'),
  }),
  deskRoute({
    ...SETUP,
    method: 'POST',
    url: '/desk/security/app/code',
    schema: { body: z.object({ code: z.string().max(20) }) },
    handler: async ({ tx, audit, secret, session, client, now, body }) => {
      await requireStage(tx, session)
      const nowMs = now()
      const app = await findUnconfirmedApp(tx, session.id)
      if (!app) throw noApp()
      if (!(await takeAppCode(tx, secret, { app, code: body.code, nowMs })))
        throw new HttpError(
          422,
          'FACTOR_FAILED',
          'That code isn’t right. Enter the one the app shows now, and check that your phone’s clock is correct.',
        )
      const answer = await finishSetup({ tx, secret, session, client, nowMs })
      return audit({ data: { kind: 'app' } }, answer)
    },
    formAgain: async ({ refusal, ...call }) => {
      const shown = await showApp(call, refusal)
      if (!shown) throw refusal
      return shown
    },
  }),
  deskRoute({
    ...SETUP,
    method: 'GET',
    url: '/desk/security/passkey',
    handler: (call) => showPasskey(call, call.client.browser, null),
  }),
  deskRoute({
    ...SETUP,
    method: 'POST',
    url: '/desk/security/passkey',
    schema: { body: PASSKEY_FORM },
    handler: async ({ tx, audit, secret, operator, session, client, now, body }) => {
      await requireStage(tx, session)
      const context = buildContext({ secret, session, client, now })
      const { answer, label } = body
      if (!(await registerPasskey(tx, context, { operatorId: operator.id, label, answer })))
        throw new HttpError(422, 'FACTOR_FAILED', 'The passkey wasn’t created. Try again.')
      const finished = await finishSetup({ tx, secret, session, client, nowMs: context.nowMs })
      return audit({ data: { kind: 'passkey' } }, finished)
    },
    formAgain: ({ refusal, body, ...call }) => showPasskey(call, body.label, refusal),
  }),
]
