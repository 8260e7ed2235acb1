import type { Database } from '#server/db/database.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { CollectedEvent, Collector } from '#server/ports/collector/collector.ts'
import { readControllingEvents } from './controlling.repository.ts'

export interface ForwardEventsOptions {
  readonly db: Database
  /** Null in an installation that forwards nothing any more. */
  readonly collector: Collector | null
}

interface Waiting {
  readonly eventId: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

const refusal = () => new PermanentFailure('The collector refused the event', 'REFUSED')

async function sendAlone(collector: Collector, event: CollectedEvent): Promise<void> {
  if ((await collector.send([event])) === 'refused') throw refusal()
}

/** What became of each event. One that nobody wants must not hold up those that came with it. */
async function sendAll(
  collector: Collector,
  events: readonly CollectedEvent[],
): Promise<ReadonlyMap<number, PromiseSettledResult<void>>> {
  const taken = events.length === 0 || (await collector.send(events)) === 'taken'
  if (taken) return new Map()
  if (events.length === 1) throw refusal()
  const outcomes = await Promise.allSettled(events.map((event) => sendAlone(collector, event)))
  return new Map(outcomes.map((outcome, index) => [events[index]?.eventId ?? 0, outcome]))
}

async function forward(db: Database, collector: Collector, batch: readonly Waiting[]): Promise<void> {
  try {
    const eventIds = batch.map(({ eventId }) => eventId)
    // An event that is gone had its time: there is nothing left to forward.
    const outcomes = await sendAll(collector, await readControllingEvents(db, eventIds))
    for (const { eventId, resolve, reject } of batch) {
      const outcome = outcomes.get(eventId)
      if (outcome?.status === 'rejected') reject(outcome.reason)
      else resolve()
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/**
 * Brings events to the collector. The outbox begins several pieces of work at once: what it asks for in the same moment
 * goes out in one request, and each piece is done, tried again or given up by itself.
 */
export function createForwardEvents({ db, collector }: ForwardEventsOptions): WorkHandler {
  let batch: Waiting[] = []
  return async ({ data }) => {
    if (!collector) throw new PermanentFailure('There is no collector', 'NO_COLLECTOR')
    await new Promise<void>((resolve, reject) => {
      batch.push({ eventId: Number(data.eventId), resolve, reject })
      if (batch.length > 1) return
      queueMicrotask(() => {
        const asked = batch
        batch = []
        void forward(db, collector, asked)
      })
    })
  }
}
