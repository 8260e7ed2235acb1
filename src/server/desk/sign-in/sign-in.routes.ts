import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DeskOrigin, isSecureOrigin } from '#server/desk/access/desk-origin.ts'
import { buildExpiredSessionCookie, buildSessionCookie } from '#server/desk/access/session-cookie.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { endOperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { deskRoute } from '#server/desk/routing/desk-route.ts'
import { sendPage } from '#server/desk/routing/send-answer.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { presentSignIn } from './sign-in.presenter.ts'
import { type SignInOptions, signIn } from './sign-in.service.ts'

export const SIGN_IN_PATH = '/desk/sign-in'

/** A whole shift may sign in from one address. Password guessing is up to the login guard. */
const SIGN_IN_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

const BODY_LIMIT_BYTES = 8_192

// Only paths of the desk: the value comes from the URL, and the browser is redirected to it.
const isDeskPath = (path: string): boolean => /^\/desk(?:[/?][\w./?=&%:+-]*)?$/.test(path)

const NEXT = z.string().max(2_000).catch('')

const QUERY = z.object({ next: NEXT.default('') })

const FORM = z.object({
  name: z.string().max(200),
  password: z.string().max(1_000),
  next: NEXT.default(''),
})

export interface SignInRoutesOptions extends SignInOptions {
  readonly readOrigin: DeskOrigin
  readonly isTrustedProxy: IsTrustedProxy
}

/** The only pages that don't need a session. */
export async function signInRoutes(app: FastifyInstance, options: SignInRoutesOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: SIGN_IN_PATH,
    schema: { querystring: QUERY },
    config: { access: 'open' },
    handler: (request, reply) => {
      const form = presentSignIn({ name: '', next: request.query.next, hasFailed: false })
      return sendPage(request, reply, form)
    },
  })
  routes.route({
    method: 'POST',
    url: SIGN_IN_PATH,
    schema: { body: FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'open', rateLimit: SIGN_IN_LIMIT },
    handler: (request, reply) => answerSignIn(request, reply, { ...options, form: request.body }),
  })
}

async function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, ...options }: SignInRoutesOptions & { readonly form: z.output<typeof FORM> },
): Promise<FastifyReply> {
  const { readOrigin, isTrustedProxy } = options
  const { name, password, next } = form
  const token = await signIn(options, {
    name,
    password,
    address: readClientAddress(request.raw, isTrustedProxy),
  })
  if (token === null) return sendPage(request, reply, presentSignIn({ name, next, hasFailed: true }))
  return reply
    .header('set-cookie', buildSessionCookie(token, isSecureOrigin(readOrigin(request.raw))))
    .redirect(isDeskPath(next) ? next : '/desk', 303)
}

export const SIGN_OUT_ROUTE = deskRoute({
  method: 'POST',
  url: '/desk/sign-out',
  roles: OPERATOR_ROLES,
  action: 'SIGN_OUT',
  handler: async ({ tx, audit, session }) => {
    await endOperatorSession(tx, session.tokenHash)
    // On an encrypted connection, a cookie without `Secure` also replaces one that has it.
    return audit({}, seeOther(SIGN_IN_PATH, { 'set-cookie': buildExpiredSessionCookie(false) }))
  },
})
