import type { FastifyInstance } from 'fastify'
import { CSP_REPORTS_PATH } from '#contracts/paths/tracking.ts'
import { createBoundedLog } from '#server/http/bounded-log.ts'
import { CSP_REPORT_LIMIT } from '#server/http/rate-limit.ts'
import type { Metrics } from '#server/modules/operations/metrics.ts'
import { readCspReports } from './read-csp-reports.ts'

const BODY_LIMIT_BYTES = 16_384

const MEDIA_TYPES = ['application/csp-report', 'application/reports+json']

export interface CspReportsOptions {
  readonly metrics: Pick<Metrics, 'countCspReport'>
  readonly now: () => number
}

/** Browsers report what the content security policy has blocked: an attack, or a page that we have broken ourselves. */
export async function cspReportsRoutes(
  app: FastifyInstance,
  { metrics, now }: CspReportsOptions,
): Promise<void> {
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  const log = createBoundedLog(now)
  app.post(
    CSP_REPORTS_PATH,
    { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: CSP_REPORT_LIMIT } },
    async (request, reply) => {
      for (const violation of readCspReports(request.body)) {
        metrics.countCspReport(violation.directive)
        log('csp', () => app.log.warn(violation, 'content policy violated'))
      }
      return reply.status(204).send()
    },
  )
}
