import type { Environment } from '#server/config/environment.ts'
import type { Collector } from '#server/ports/collector/collector.ts'
import { createHttpCollector } from '#server/ports/collector/http-collector.ts'

/** The collector of controlling events; null without a configured address. */
export const createCollector = ({ CONTROLLING_COLLECTOR_URL: url }: Environment): Collector | null =>
  url ? createHttpCollector(url) : null
