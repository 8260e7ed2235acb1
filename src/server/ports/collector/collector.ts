import type { ControllingRequest } from '#contracts/controlling.ts'

/** A controlling event as sent to the collector. */
export type CollectedEvent = ControllingRequest & {
  /** An event may be sent twice, with the same id. */
  readonly eventId: number
  readonly receivedAt: Date
  readonly market: string
  readonly shopMode: string
}

/** An external service that gathers controlling events. */
export interface Collector {
  /** `refused` is final; throws when sending can be retried. */
  send(events: readonly CollectedEvent[]): Promise<'taken' | 'refused'>
}
