import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorId, FieldError } from '#contracts/errors.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { toFieldErrors } from './field-errors.ts'

/** An error that the caller is told about, with its stable id. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number
  readonly id: ErrorId
  readonly errors: readonly FieldError[]

  constructor(statusCode: number, id: ErrorId, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.statusCode = statusCode
    this.id = id
    this.errors = errors
  }
}

/** The caller has to wait; the answer says how long. */
export class BlockedError extends HttpError {
  override name = 'BlockedError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(429, 'TOO_MANY_REQUESTS', `Too many attempts. Try again in ${retryAfterSeconds} seconds.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const IDS_BY_STATUS: Readonly<Record<number, ErrorId>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  413: 'INVALID_REQUEST',
  415: 'INVALID_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

const listed = (errors: readonly FieldError[]): Pick<ErrorBody, 'errors'> =>
  errors.length > 0 ? { errors: [...errors] } : {}

/** The part of a request that its schema has refused, as it was sent. */
const refusedPart = ({ validationContext }: FastifyError, request: FastifyRequest): unknown =>
  validationContext === 'querystring' ? request.query : request[validationContext ?? 'body']

/** What leaves the server about an error: never the text of a failure that is not the caller's. */
export function toErrorBody(
  error: FastifyError | HttpError,
  fieldErrors: readonly FieldError[] = [],
): ErrorBody {
  if (error instanceof HttpError) {
    const { statusCode, id, message, errors } = error
    return { statusCode, id, message, ...listed(errors) }
  }
  const statusCode = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500)
  const id =
    IDS_BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'INVALID_REQUEST' : undefined)
  if (statusCode < 500 && id) return { statusCode, id, message: error.message, ...listed(fieldErrors) }
  return {
    statusCode: statusCode === 503 ? 503 : 500,
    id: id ?? 'INTERNAL',
    message: 'The request could not be answered.',
  }
}

export function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error, toFieldErrors(error, refusedPart(error, reply.request)))
  if (body.statusCode >= 500) reply.log.error({ err: error }, 'request failed')
  if (error instanceof BlockedError) reply.header('retry-after', error.retryAfterSeconds)
  return reply.status(body.statusCode).send(body)
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _: FastifyRequest, reply: FastifyReply) =>
    sendError(error, reply),
  )
}
