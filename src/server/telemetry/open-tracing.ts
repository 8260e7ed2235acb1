import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/environment.ts'
import type { ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import { createBoundedLog } from '#server/http/bounded-log.ts'
import { createOtlpExporter } from './otlp-exporter.ts'
import { spansLost } from './shop-metrics.ts'
import { startTracing } from './tracing.ts'

type TracingEnvironment = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Exports the traces of this process where a collector is configured. The returned function sends what is left. */
export function openTracing(
  environment: TracingEnvironment,
  process: ProcessDatabaseRole,
  logger: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment
  if (endpoint === undefined) return async () => undefined
  const log = createBoundedLog(Date.now)
  const exporter = createOtlpExporter({
    endpoint,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      'service.name': 'rivendo',
      'service.instance.id': `${hostname()}:${globalThis.process.pid}`,
      'rivendo.process': process,
    },
    onLoss(count, err) {
      spansLost.inc(count)
      log('spans', () => logger.warn({ err, count }, 'spans couldn’t be exported'))
    },
  })
  return startTracing({ exporter, share: environment.OTEL_TRACES_SAMPLER_ARG })
}
