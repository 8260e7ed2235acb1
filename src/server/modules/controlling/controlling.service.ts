import { CONTROLLING_FAILURE } from '#contracts/api-paths.ts'
import type { ControllingRequest } from '#contracts/controlling.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { insertControllingEvent } from './controlling.repository.ts'

export interface ControllingOptions {
  readonly db: Database
  readonly now: () => number
  /** Whether somebody outside of the shop gets the events, too. */
  readonly isForwarding: boolean
}

export interface ControllingService {
  /** Keeps an event (docs/retention.md says how long); refuses one that another market's page has sent. */
  store(shop: Shop, request: ControllingRequest): Promise<void>
}

/** The log gets the database's own words: those of the query builder around them repeat what the visitor sent. */
function failureOf(error: unknown): HttpError {
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
      throw new HttpError(422, 'INVALID_FIELDS', 'The event is of another application.', [
        { field: 'applicationId', key: 'APPLICATION_UNKNOWN' },
      ])
    try {
      await insertControllingEvent(db, { shop, request, receivedAt: new Date(now()), isForwarding })
    } catch (error) {
      throw failureOf(error)
    }
  },
})
