import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createRunner, type WorkerOptions } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { createTestBlobs } from './blobs.ts'
import { openAsRole } from './database.ts'

type TestWorkerOptions = Pick<WorkerOptions, 'db' | 'mail' | 'secret' | 'collector'> &
  Required<Pick<WorkerOptions, 'now'>>

/** The shop's own worker without its loops: the test decides when it runs. */
export function createTestWorker(options: TestWorkerOptions) {
  const db = openAsRole(options.db, 'worker')
  const { runOnce } = createRunner({
    ...options,
    db,
    blobs: createTestBlobs(db),
    carrier: createPrintedCarrier(),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 })),
  })
  return {
    runOnce,
    /** Drains the outbox, including what that work queues: a label queues its mail. */
    async drain() {
      for (let pass = 0; pass < 2; pass += 1) while (await runOnce());
    },
  }
}
