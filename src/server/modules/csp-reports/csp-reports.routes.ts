import type { FastifyInstance } from 'fastify'
import { CSP_REPORTS_PATH } from '#contracts/api-paths.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { CSP_REPORT_LIMIT } from '#server/http/rate-limit.ts'
import type { Metrics } from '#server/modules/operations/metrics.ts'
import { type CspViolation, readCspReports } from './read-csp-reports.ts'

const BODY_LIMIT_BYTES = 16_384

const MEDIA_TYPES = ['application/csp-report', 'application/reports+json']

/** Strangers can send reports as well: the log must not grow with them. The metric counts all. */
const MAX_LINES_PER_HOUR = 20

export interface CspReportsOptions {
  readonly metrics: Pick<Metrics, 'countCspReport'>
  readonly now: () => number
}

function createBoundedLog(now: () => number, write: (violation: CspViolation) => void) {
  let lines = 0
  let hourEndsAtMs = 0
  return (violation: CspViolation) => {
    const nowMs = now()
    if (nowMs >= hourEndsAtMs) {
      lines = 0
      hourEndsAtMs = nowMs + HOUR_MS
    }
    lines += 1
    if (lines <= MAX_LINES_PER_HOUR) write(violation)
  }
}

/** Browsers report what the content security policy has blocked: an attack, or a page that we have broken ourselves. */
export async function cspReportsRoutes(
  app: FastifyInstance,
  { metrics, now }: CspReportsOptions,
): Promise<void> {
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  const log = createBoundedLog(now, (violation) => app.log.warn(violation, 'content policy violated'))
  app.post(
    CSP_REPORTS_PATH,
    { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: CSP_REPORT_LIMIT } },
    async (request, reply) => {
      for (const violation of readCspReports(request.body)) {
        metrics.countCspReport(violation.directive)
        log(violation)
      }
      return reply.status(204).send()
    },
  )
}
