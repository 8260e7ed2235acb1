import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createRunner, type WorkerOptions } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'

type TestWorkerOptions = Pick<WorkerOptions, 'db' | 'mail' | 'secret' | 'collector'> &
  Required<Pick<WorkerOptions, 'now'>>

/** The shop's own worker without its loops: the test says when it works. */
export function createTestWorker(options: TestWorkerOptions) {
  const { runOnce } = createRunner({
    ...options,
    carrier: createPrintedCarrier(correspondenceTranslator),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 })),
  })
  return {
    runOnce,
    /** Does what is due now, also what follows from it: a label asks for its mail. */
    async workOff() {
      for (let round = 0; round < 2; round += 1) while (await runOnce());
    },
  }
}
