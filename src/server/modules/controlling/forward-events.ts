import type { Database } from '#server/db/database.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { CollectedEvent, Collector } from '#server/ports/collector/collector.ts'
import { readControllingEvents } from './controlling.repository.ts'

export interface ForwardEventsOptions {
  readonly db: Database
  /** Null where forwarding has been switched off. */
  readonly collector: Collector | null
}

interface PendingEvent {
  readonly eventId: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

const createRefusal = () => new PermanentFailure('The collector refused the event', 'REFUSED')

async function sendAlone(collector: Collector, event: CollectedEvent): Promise<void> {
  if ((await collector.send([event])) === 'refused') throw createRefusal()
}

/** The outcome of each event; empty when all were taken. A refused batch is sent one by one, so that one bad event doesn't block the others. */
async function sendBatch(
  collector: Collector,
  events: readonly CollectedEvent[],
): Promise<ReadonlyMap<number, PromiseSettledResult<void>>> {
  const isTaken = events.length === 0 || (await collector.send(events)) === 'taken'
  if (isTaken) return new Map()
  if (events.length === 1) throw createRefusal()
  const outcomes = await Promise.allSettled(events.map((event) => sendAlone(collector, event)))
  return new Map(outcomes.map((outcome, index) => [events[index]?.eventId ?? 0, outcome]))
}

async function forwardBatch(
  db: Database,
  collector: Collector,
  batch: readonly PendingEvent[],
): Promise<void> {
  try {
    const eventIds = batch.map(({ eventId }) => eventId)
    // Events deleted after their retention period aren't forwarded any more.
    const outcomes = await sendBatch(collector, await readControllingEvents(db, eventIds))
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
 * Forwards events to the collector. The outbox starts several pieces of work at once: those started in the same tick go out
 * in one request, and each is done, retried or given up on its own.
 */
export function createForwardEvents({ db, collector }: ForwardEventsOptions): JobHandler {
  let batch: PendingEvent[] = []
  return async ({ data }) => {
    if (!collector) throw new PermanentFailure('There is no collector', 'NO_COLLECTOR')
    await new Promise<void>((resolve, reject) => {
      batch.push({ eventId: Number(data.eventId), resolve, reject })
      if (batch.length > 1) return
      queueMicrotask(() => {
        const started = batch
        batch = []
        void forwardBatch(db, collector, started)
      })
    })
  }
}
