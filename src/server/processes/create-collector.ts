import type { Environment } from '#server/config/environment.ts'
import type { Collector } from '#server/ports/collector/collector.ts'
import { createHttpCollector } from '#server/ports/collector/http-collector.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

const watchCollector = (collector: Collector): Collector => ({
  send: (events) => watchCall('collector', () => collector.send(events)),
})

/** The collector of controlling events; null without a configured address. */
export const createCollector = ({ CONTROLLING_COLLECTOR_URL: url }: Environment): Collector | null =>
  url ? watchCollector(createHttpCollector(url)) : null
