import { Counter, Gauge, Registry } from 'prom-client'
import type { OutboxState } from '#server/modules/outbox/outbox.repository.ts'

/** The worker's own metrics, for Prometheus. */
export interface WorkerMetrics {
  readonly registry: Registry
  readonly countDone: (topic: string) => void
  readonly countFailure: (topic: string) => void
}

const GAUGES: readonly (readonly [name: string, help: string, field: keyof OutboxState])[] = [
  ['outbox_waiting', 'Jobs waiting', 'waiting'],
  ['outbox_dead', 'Jobs given up', 'dead'],
  ['outbox_delay_seconds', 'Age of the oldest due job', 'delayInSeconds'],
]

/** Gauges are collected concurrently, so one query serves them all. */
function addStateGauges(registry: Registry, readState: () => Promise<OutboxState>): void {
  let reading: Promise<OutboxState | null> | null = null
  const readOnce = () => {
    reading ??= readState()
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
  for (const [name, help, field] of GAUGES)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await readOnce()
        if (state) this.set(state[field])
      },
    })
}

/** The state is read on demand; when that fails, the gauges keep their last values. */
export function createWorkerMetrics(readState: () => Promise<OutboxState>): WorkerMetrics {
  const registry = new Registry()
  const registers = [registry]
  const done = new Counter({
    name: 'outbox_done_total',
    help: 'Jobs done',
    labelNames: ['topic'],
    registers,
  })
  const failures = new Counter({
    name: 'outbox_failures_total',
    help: 'Failed attempts',
    labelNames: ['topic'],
    registers,
  })
  addStateGauges(registry, readState)
  return {
    registry,
    countDone: (topic) => done.inc({ topic }),
    countFailure: (topic) => failures.inc({ topic }),
  }
}
