import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Rights } from '#server/desk/access/check-rights.ts'
import { CONFIRM_PATH, readNextPath, SECURITY_PATH } from '#server/desk/access/desk-path.ts'
import { listFactors } from '#server/desk/factors/factors.repository.ts'
import { askForPasskey } from '#server/desk/factors/passkeys.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { requireSession } from '#server/desk/routing/register-desk-routes.ts'
import { sendPage } from '#server/desk/routing/send-answer.ts'
import type { SharedLimit } from '#server/http/rate-limit.ts'
import { presentConfirm, presentPasswordConfirm } from './confirm.presenter.ts'
import {
  buildConfirmSubject,
  type Confirmed,
  confirmWithCode,
  confirmWithPasskey,
  confirmWithPassword,
} from './confirm.service.ts'
import type { SignInRoutesOptions } from './sign-in.routes.ts'

const CONFIRM_LIMIT: SharedLimit = { isShared: true, max: 60, timeWindow: MINUTE_MS }

const BODY_LIMIT_BYTES = 65_536

const NEXT = z.string().max(2_000).catch('').default('')

const QUERY = z.object({ next: NEXT, need: z.enum(['password', 'factor']).catch('factor').default('factor') })
const CODE_FORM = z.object({ code: z.string().max(100), next: NEXT })
const PASSKEY_FORM = z.object({ answer: z.string().max(50_000), next: NEXT })
const PASSWORD_FORM = z.object({ password: z.string().max(1_000), next: NEXT })

/** With a right password, or in the middle of work. */
const FACTOR_RIGHTS: Rights = {
  roles: OPERATOR_ROLES,
  action: 'CONFIRM_FACTOR',
  stages: ['factorMissing', 'complete'],
}

/** Not before the second factor: a password doesn't prove more by being typed twice. */
const PASSWORD_RIGHTS: Rights = {
  roles: OPERATOR_ROLES,
  action: 'CONFIRM_PASSWORD',
  stages: ['setupMissing', 'complete'],
}

const ANY_RIGHTS: Rights = {
  ...FACTOR_RIGHTS,
  stages: ['factorMissing', 'setupMissing', 'complete'],
}

/** Whoever has used a recovery code has something to replace. */
const findNextPage = ({ factor }: Confirmed, next: string): string =>
  factor === 'recoveryCode' ? `${SECURITY_PATH}?notice=recovered` : readNextPath(next)

const sendConfirmed = (reply: FastifyReply, confirmed: Confirmed, next: string): FastifyReply => {
  if (confirmed.cookies.length > 0) reply.header('set-cookie', confirmed.cookies)
  return reply.redirect(findNextPage(confirmed, next), 303)
}

/**
 * Where operators show a factor: as the second step of a sign-in, and again before what is most dangerous. The login guard
 * counts outside of transactions, so these aren't routes of the usual kind.
 */
export async function confirmRoutes(app: FastifyInstance, options: SignInRoutesOptions): Promise<void> {
  const { db, secret, now, readClient } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const readConfirming = (request: FastifyRequest) => ({
    session: requireSession(request),
    client: readClient(request),
  })
  const sendForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { next, hasFailed }: { readonly next: string; readonly hasFailed: boolean },
  ) => {
    const { session, client } = readConfirming(request)
    const { id: operatorId } = session.operator
    const context = { secret, subject: buildConfirmSubject(session), origin: client.origin, nowMs: now() }
    const form = presentConfirm({
      isSigningIn: session.stage === 'factorMissing',
      kinds: new Set((await listFactors(db, operatorId)).map(({ kind }) => kind)),
      passkeyOptions: await askForPasskey(db, context, operatorId),
      next,
      hasFailed,
    })
    return sendPage(request, reply, form)
  }
  routes.route({
    method: 'GET',
    url: CONFIRM_PATH,
    schema: { querystring: QUERY },
    config: { access: ANY_RIGHTS },
    handler: async (request, reply) => {
      const { next, need } = request.query
      const { stage, hasFactor } = requireSession(request)
      if (need === 'password' && stage !== 'factorMissing')
        return sendPage(request, reply, presentPasswordConfirm({ next, hasFailed: false }))
      if (!hasFactor) return reply.redirect(`${SECURITY_PATH}?notice=needed`, 303)
      return sendForm(request, reply, { next, hasFailed: false })
    },
  })
  routes.route({
    method: 'POST',
    url: `${CONFIRM_PATH}/code`,
    schema: { body: CODE_FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: FACTOR_RIGHTS, rateLimit: CONFIRM_LIMIT },
    handler: async (request, reply) => {
      const { code, next } = request.body
      const confirmed = await confirmWithCode(options, { ...readConfirming(request), code })
      return confirmed
        ? sendConfirmed(reply, confirmed, next)
        : sendForm(request, reply, { next, hasFailed: true })
    },
  })
  routes.route({
    method: 'POST',
    url: `${CONFIRM_PATH}/passkey`,
    schema: { body: PASSKEY_FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: FACTOR_RIGHTS, rateLimit: CONFIRM_LIMIT },
    handler: async (request, reply) => {
      const { answer, next } = request.body
      const confirmed = await confirmWithPasskey(options, { ...readConfirming(request), answer })
      return confirmed
        ? sendConfirmed(reply, confirmed, next)
        : sendForm(request, reply, { next, hasFailed: true })
    },
  })
  routes.route({
    method: 'POST',
    url: `${CONFIRM_PATH}/password`,
    schema: { body: PASSWORD_FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: PASSWORD_RIGHTS, rateLimit: CONFIRM_LIMIT },
    handler: async (request, reply) => {
      const { password, next } = request.body
      const isRight = await confirmWithPassword(options, { ...readConfirming(request), password })
      return isRight
        ? reply.redirect(readNextPath(next), 303)
        : sendPage(request, reply, presentPasswordConfirm({ next, hasFailed: true }))
    },
  })
}
