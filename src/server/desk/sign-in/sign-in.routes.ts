import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { ReadDeskClient } from '#server/desk/access/desk-client.ts'
import { CONFIRM_PATH, readNextPath, SECURITY_PATH, SIGN_IN_PATH } from '#server/desk/access/desk-path.ts'
import { buildExpiredSessionCookie } from '#server/desk/access/session-cookie.ts'
import { askForPasskey } from '#server/desk/factors/passkeys.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { endOperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { deskRoute } from '#server/desk/routing/desk-route.ts'
import { sendPage } from '#server/desk/routing/send-answer.ts'
import type { SharedLimit } from '#server/http/rate-limit.ts'
import { presentSignIn, type SignInForm } from './sign-in.presenter.ts'
import {
  SIGN_IN_SUBJECT,
  type SignedIn,
  type SignInOptions,
  signIn,
  signInWithPasskey,
} from './sign-in.service.ts'

/** A whole shift may sign in from one address. Password guessing is up to the login guard. */
const SIGN_IN_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS }

const BODY_LIMIT_BYTES = 8_192
const PASSKEY_LIMIT_BYTES = 65_536

const NEXT = z.string().max(2_000).catch('')

const QUERY = z.object({ next: NEXT.default('') })

const FORM = z.object({
  name: z.string().max(200),
  password: z.string().max(1_000),
  next: NEXT.default(''),
})

const PASSKEY_FORM = z.object({ answer: z.string().max(50_000), next: NEXT.default('') })

export interface SignInRoutesOptions extends SignInOptions {
  readonly readClient: ReadDeskClient
}

/** The page after the first step: the second one, or what the operator asked for. */
function findNextPage({ stage }: SignedIn, next: string): string {
  const path = readNextPath(next)
  if (stage === 'factorMissing') return `${CONFIRM_PATH}?next=${encodeURIComponent(path)}`
  return stage === 'setupMissing' ? `${SECURITY_PATH}?notice=needed` : path
}

const sendSignedIn = (reply: FastifyReply, signedIn: SignedIn, next: string): FastifyReply =>
  reply.header('set-cookie', signedIn.cookies).redirect(findNextPage(signedIn, next), 303)

/** The only pages that don't need a session. */
export async function signInRoutes(app: FastifyInstance, options: SignInRoutesOptions): Promise<void> {
  const { db, secret, now, readClient } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const sendForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: Omit<SignInForm, 'passkeyOptions'>,
  ) => {
    const { origin } = readClient(request)
    const context = { secret, subject: SIGN_IN_SUBJECT, origin, nowMs: now() }
    const passkeyOptions = await askForPasskey(db, context)
    return sendPage(request, reply, presentSignIn({ ...form, passkeyOptions }))
  }
  routes.route({
    method: 'GET',
    url: SIGN_IN_PATH,
    schema: { querystring: QUERY },
    config: { access: 'open' },
    handler: (request, reply) =>
      sendForm(request, reply, { name: '', next: request.query.next, failed: null }),
  })
  routes.route({
    method: 'POST',
    url: SIGN_IN_PATH,
    schema: { body: FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'open', rateLimit: SIGN_IN_LIMIT },
    handler: async (request, reply) => {
      const { name, password, next } = request.body
      const signedIn = await signIn(options, { name, password, client: readClient(request) })
      if (signedIn) return sendSignedIn(reply, signedIn, next)
      return sendForm(request, reply, { name, next, failed: 'password' })
    },
  })
  routes.route({
    method: 'POST',
    url: `${SIGN_IN_PATH}/passkey`,
    schema: { body: PASSKEY_FORM },
    bodyLimit: PASSKEY_LIMIT_BYTES,
    config: { access: 'open', rateLimit: SIGN_IN_LIMIT },
    handler: async (request, reply) => {
      const { answer, next } = request.body
      const signedIn = await signInWithPasskey(options, { answer, client: readClient(request) })
      if (signedIn) return sendSignedIn(reply, signedIn, next)
      return sendForm(request, reply, { name: '', next, failed: 'passkey' })
    },
  })
}

export const SIGN_OUT_ROUTE = deskRoute({
  method: 'POST',
  url: '/desk/sign-out',
  roles: OPERATOR_ROLES,
  action: 'SIGN_OUT',
  stages: ['factorMissing', 'setupMissing', 'complete'],
  handler: async ({ tx, audit, session, client }) => {
    await endOperatorSession(tx, session.tokenHash)
    return audit({}, seeOther(SIGN_IN_PATH, { 'set-cookie': buildExpiredSessionCookie(client.isSecure) }))
  },
})
