import type { ControllingRequest } from '#contracts/controlling.ts'
import { CONTROLLING_FAILURE } from '#contracts/paths/tracking.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { insertControllingEvent } from './controlling.repository.ts'

export interface ControllingOptions {
  readonly db: Database
  readonly now: () => number
  /** Whether events are also sent to a collector outside the shop. */
  readonly isForwarding: boolean
}

export interface ControllingService {
  /** Stores an event (for how long: docs/retention.md); refuses one sent by another market's page. */
  store(shop: Shop, request: ControllingRequest): Promise<void>
}

/** Logs only the database's own message: the query builder's wrapper repeats what the visitor sent. */
export function createControllingError(error: unknown): HttpError {
  const failure = new HttpError(503, 'CONTROLLING_FAILED', CONTROLLING_FAILURE)
  const isQueryError = error instanceof Error && error.cause instanceof Error
  failure.cause = isQueryError ? error.cause : error
  return failure
}

export const createControllingService = ({
  db,
  now,
  isForwarding,
}: ControllingOptions): ControllingService => ({
  async store(shop, request) {
    if (request.applicationId !== MARKETS[shop.market].applicationCode)
      throw new HttpError(
        422,
        'INVALID_FIELDS',
        'This event belongs to another application. Send the shop’s own application id.',
        [{ field: 'applicationId', key: 'APPLICATION_UNKNOWN' }],
      )
    try {
      await insertControllingEvent(db, { shop, request, receivedAt: new Date(now()), isForwarding })
    } catch (error) {
      throw createControllingError(error)
    }
  },
})
