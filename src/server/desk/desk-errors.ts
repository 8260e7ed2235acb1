import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlockedError, HttpError, sendError, toErrorBody } from '#server/http/error-handler.ts'
import { toFieldErrors } from '#server/http/to-field-errors.ts'
import { isApiRequest, readPath } from './access/check-access.ts'
import { errorPage } from './pages/error-page.ts'
import { sendPage } from './routing/send-answer.ts'
import { SIGN_IN_PATH } from './sign-in/sign-in.routes.ts'

/** A page that needs a session redirects to the sign-in and from there back. */
const redirectToSignIn = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`${SIGN_IN_PATH}?next=${encodeURIComponent(url)}`, 303)

/** The part of a request that its schema refused, as sent. */
const findRefusedPart = ({ validationContext }: FastifyError, request: FastifyRequest): unknown =>
  validationContext === 'querystring' ? request.query : request[validationContext ?? 'body']

function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error, toFieldErrors(error, findRefusedPart(error, request)))
  if (body.statusCode === 401 && request.method === 'GET') return redirectToSignIn(request, reply)
  if (body.statusCode >= 500) reply.log.error({ err: error }, 'request failed')
  if (error instanceof BlockedError) reply.header('retry-after', error.retryAfterSeconds)
  return sendPage(request, reply, errorPage(body))
}

/** Sends JSON to machines and a page to people. */
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
    throw new HttpError(404, 'NOT_FOUND', `Page not found: ${readPath(request)}`)
  })
}
