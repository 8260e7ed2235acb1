import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorId, FieldError } from '#contracts/errors.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { toFieldErrors } from './to-field-errors.ts'

/** An error that the caller may see, with its stable id. */
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

/** Why a caller has to wait, where the reader learns more than that. */
interface BlockedReason {
  readonly id?: ErrorId
  readonly message?: string
  readonly errors?: readonly FieldError[]
}

/** The caller has to wait. The response says how long. */
export class BlockedError extends HttpError {
  override name = 'BlockedError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, reason: BlockedReason = {}) {
    const { id = 'TOO_MANY_REQUESTS', errors = [] } = reason
    super(429, id, reason.message ?? `Too many attempts. Try again in ${retryAfterSeconds} seconds.`, errors)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Too much work waits already, or something that we need is away. The response says when to come back. */
export class OverloadedError extends HttpError {
  override name = 'OverloadedError'
  readonly retryAfterSeconds: number

  constructor(
    retryAfterSeconds: number,
    message = `The shop is very busy right now. Try again in ${retryAfterSeconds} seconds.`,
  ) {
    super(503, 'UNAVAILABLE', message)
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

const listErrors = (errors: readonly FieldError[]): Pick<ErrorBody, 'errors'> =>
  errors.length > 0 ? { errors: [...errors] } : {}

/** The part of a request that failed its schema, as sent. */
const findRefusedPart = ({ validationContext }: FastifyError, request: FastifyRequest): unknown =>
  validationContext === 'querystring' ? request.query : request[validationContext ?? 'body']

/** The body of an error response. The text of an internal failure never leaves the server. */
export function toErrorBody(
  error: FastifyError | HttpError,
  fieldErrors: readonly FieldError[] = [],
): ErrorBody {
  if (error instanceof HttpError) {
    const { statusCode, id, message, errors } = error
    return { statusCode, id, message, ...listErrors(errors) }
  }
  const statusCode = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500)
  const id =
    IDS_BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'INVALID_REQUEST' : undefined)
  if (statusCode < 500 && id) return { statusCode, id, message: error.message, ...listErrors(fieldErrors) }
  return {
    statusCode: statusCode === 503 ? 503 : 500,
    id: id ?? 'INTERNAL',
    message: 'Something went wrong on our side. Try again in a moment.',
  }
}

/** Most outages are over in a moment: a database that restarts, or a standby that takes over. */
export const RETRY_SECONDS = 5

/** Says when to come back, where coming back may help. */
export function addRetryAfter(error: Error, { statusCode }: ErrorBody, reply: FastifyReply): void {
  if (error instanceof BlockedError || error instanceof OverloadedError)
    reply.header('retry-after', error.retryAfterSeconds)
  else if (statusCode === 503) reply.header('retry-after', RETRY_SECONDS)
}

export function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error, toFieldErrors(error, findRefusedPart(error, reply.request)))
  if (body.statusCode >= 500 && !(error instanceof OverloadedError))
    reply.log.error({ err: error }, 'request failed')
  addRetryAfter(error, body, reply)
  return reply.status(body.statusCode).send(body)
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _: FastifyRequest, reply: FastifyReply) =>
    sendError(error, reply),
  )
}
