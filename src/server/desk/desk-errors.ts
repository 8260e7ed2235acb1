import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlockedError, HttpError, sendError, toErrorBody } from '#server/http/error-handler.ts'
import { toFieldErrors } from '#server/http/field-errors.ts'
import { isApiRequest, pathOf } from './access/check-access.ts'
import { errorPage } from './pages/error-page.ts'
import { sendPage } from './routing/send-answer.ts'
import { SIGN_IN_PATH } from './sign-in/sign-in.routes.ts'

/** A page that needs somebody leads to the door and, behind it, back to where it was. */
const toSignIn = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`${SIGN_IN_PATH}?next=${encodeURIComponent(url)}`, 303)

/** The part of a request that its schema has refused, as it was sent. */
const refusedPart = ({ validationContext }: FastifyError, request: FastifyRequest): unknown =>
  validationContext === 'querystring' ? request.query : request[validationContext ?? 'body']

function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error, toFieldErrors(error, refusedPart(error, request)))
  if (body.statusCode === 401 && request.method === 'GET') return toSignIn(request, reply)
  if (body.statusCode >= 500) reply.log.error({ err: error }, 'request failed')
  if (error instanceof BlockedError) reply.header('retry-after', error.retryAfterSeconds)
  return sendPage(request, reply, errorPage(body))
}

/** JSON for machines, a page for people. */
export function sendDeskError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isApiRequest(request)) return sendErrorPage(error, request, reply)
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  return sendError(error, reply)
}

export function registerDeskErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendDeskError)
  app.setNotFoundHandler((request) => {
    throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathOf(request)}`)
  })
}
