import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DeskOrigin, isSecureOrigin } from '#server/desk/access/desk-origin.ts'
import { endedSessionCookie, startedSessionCookie } from '#server/desk/access/session-cookie.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { endOperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { seeOther } from '#server/desk/routing/desk-answer.ts'
import { deskRoute } from '#server/desk/routing/desk-route.ts'
import { sendPage } from '#server/desk/routing/send-answer.ts'
import { clientAddress, type IsTrustedProxy } from '#server/http/client-address.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { presentSignIn } from './sign-in.presenter.ts'
import { type SignInOptions, signIn } from './sign-in.service.ts'

export const SIGN_IN_PATH = '/desk/sign-in'

/** A whole shift may sign in behind one address; against guessing there is also the guard. */
const SIGN_IN_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

const BODY_LIMIT_BYTES = 8_192

// A path of the desk and nothing else: the field comes from the address, and a browser is sent there.
const isDeskPath = (path: string): boolean => /^\/desk(?:[/?][\w./?=&%:+-]*)?$/.test(path)

const NEXT = z.string().max(2_000).catch('')

const QUERY = z.object({ next: NEXT.default('') })

const FORM = z.object({
  name: z.string().max(200),
  password: z.string().max(1_000),
  next: NEXT.default(''),
})

export interface SignInRoutesOptions extends SignInOptions {
  readonly originOf: DeskOrigin
  readonly isTrustedProxy: IsTrustedProxy
}

/** The door: the only pages that are open to everybody. */
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
  const { originOf, isTrustedProxy } = options
  const { name, password, next } = form
  const token = await signIn(options, {
    name,
    password,
    address: clientAddress(request.raw, isTrustedProxy),
  })
  if (token === null) return sendPage(request, reply, presentSignIn({ name, next, hasFailed: true }))
  return reply
    .header('set-cookie', startedSessionCookie(token, isSecureOrigin(originOf(request.raw))))
    .redirect(isDeskPath(next) ? next : '/desk', 303)
}

export const SIGN_OUT_ROUTE = deskRoute({
  method: 'POST',
  url: '/desk/sign-out',
  roles: OPERATOR_ROLES,
  action: 'SIGN_OUT',
  handler: async ({ tx, audit, session }) => {
    await endOperatorSession(tx, session.tokenHash)
    // An ended cookie without `Secure` also replaces one with it where the connection is encrypted.
    return audit({}, seeOther(SIGN_IN_PATH, { 'set-cookie': endedSessionCookie(false) }))
  },
})
