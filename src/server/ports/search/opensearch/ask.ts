import { setTimeout as wait } from 'node:timers/promises'
import { errors } from '@opensearch-project/opensearch'

/**
 * What went wrong with a request. It replaces the client's error, which carries the whole request and response: what a
 * visitor typed would end up in the log.
 */
export class OpenSearchFailure extends Error {
  override name = 'OpenSearchFailure'
  /** Status of the answer, if there was one. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** A request of the client: a promise that can be aborted. */
export interface Request<Answer> extends Promise<Answer> {
  abort(): void
}

function toFailure(error: unknown): OpenSearchFailure {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  const status = error instanceof errors.ResponseError ? error.statusCode : undefined
  return new OpenSearchFailure(`${name}: ${message}`, status)
}

/**
 * The answer to a request within a time limit, of which only a part may be left. The client's own timeout only covers the
 * first byte.
 */
export async function ask<Answer>(
  request: Request<Answer>,
  timeoutMs: number,
  leftMs = timeoutMs,
): Promise<Answer> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    request.abort()
  }, leftMs)
  try {
    return await request
  } catch (error) {
    throw isLate ? new OpenSearchFailure(`No answer within ${timeoutMs} ms`) : toFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

/** About a minute: a node whose memory is full writes down what it has, and then takes more. */
export const BUSY_PAUSES_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export const TOO_MANY_REQUESTS = 429

/** A node that has too much to do refuses a request before it does any of it. */
export const isRefusedAsBusy = (error: unknown): boolean =>
  error instanceof OpenSearchFailure && error.status === TOO_MANY_REQUESTS

/** Asks again after a pause while the node is too busy: one refused request is not worth beginning a long filling again. */
export async function askPatiently<Answer>(
  makeRequest: () => Request<Answer>,
  timeoutMs: number,
  pausesMs = BUSY_PAUSES_MS,
): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask(makeRequest(), timeoutMs)
    } catch (error) {
      if (!isRefusedAsBusy(error)) throw error
      await wait(pauseMs)
    }
  }
  return ask(makeRequest(), timeoutMs)
}
