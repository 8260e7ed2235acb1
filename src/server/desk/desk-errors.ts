import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contracts/errors.ts'
import { addRetryAfter, HttpError, sendError, toErrorBody } from '#server/http/error-handler.ts'
import { toFieldErrors } from '#server/http/to-field-errors.ts'
import { isApiRequest, readPath } from './access/check-access.ts'
import { CONFIRM_PATH, readSendingPath, SECURITY_PATH, SIGN_IN_PATH } from './access/desk-path.ts'
import { errorPage } from './pages/error-page.ts'
import { sendPage, sendShell } from './routing/send-answer.ts'

/** The page that an operator returns to: the one that was asked for, or the one whose form was sent. */
const findReturnPath = ({ method, url, headers }: FastifyRequest): string =>
  method === 'GET' ? url : readSendingPath(headers.referer, headers.origin ?? '')

/** What leads an operator out of a refusal: to the sign-in, the second factor or its setup, and from there back. */
function findWayOut(error: ErrorBody, request: FastifyRequest): string | null {
  const next = `next=${encodeURIComponent(findReturnPath(request))}`
  if (error.statusCode === 401 && request.method === 'GET') return `${SIGN_IN_PATH}?${next}`
  if (error.id === 'FACTOR_REQUIRED') return `${CONFIRM_PATH}?${next}`
  if (error.id === 'FACTOR_SETUP_REQUIRED') return `${SECURITY_PATH}?notice=needed`
  if (error.id !== 'STEP_UP_REQUIRED') return null
  return `${CONFIRM_PATH}?${error.errors?.length ? 'need=password&' : ''}${next}`
}

/** The part of a request that its schema refused, as sent. */
const findRefusedPart = ({ validationContext }: FastifyError, request: FastifyRequest): unknown =>
  validationContext === 'querystring' ? request.query : request[validationContext ?? 'body']

function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error, toFieldErrors(error, findRefusedPart(error, request)))
  const wayOut = findWayOut(body, request)
  if (wayOut !== null) return reply.redirect(wayOut, 303)
  if (body.statusCode >= 500) reply.log.error({ err: error }, 'request failed')
  addRetryAfter(error, body, reply)
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

const isScreenRequest = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !isApiRequest(request) && request.deskSession?.stage === 'complete'

export function registerDeskErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendDeskError)
  app.setNotFoundHandler((request, reply) => {
    // The application has a page for it, with the menu. Others learn nothing about which addresses exist.
    if (isScreenRequest(request)) return sendShell(request, reply.status(404))
    throw new HttpError(404, 'NOT_FOUND', `There’s no page at ${readPath(request)}.`)
  })
}
