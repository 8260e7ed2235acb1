import type { ControllingRequest } from '#contracts/controlling.ts'

/** An event of controlling as a collector gets it. */
export type CollectedEvent = ControllingRequest & {
  /** The same event may come twice, with the same id. */
  readonly eventId: number
  readonly receivedAt: Date
  readonly market: string
  readonly shopMode: string
}

/** Somebody outside of the shop who gathers what controlling counts. */
export interface Collector {
  /** `refused`: it will not take these events another time either. Throws when it can be tried again. */
  send(events: readonly CollectedEvent[]): Promise<'taken' | 'refused'>
}
