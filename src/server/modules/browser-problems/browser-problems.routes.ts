import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { BROWSER_PROBLEM_REPORT } from '#contracts/browser-problems.ts'
import { BROWSER_PROBLEMS_PATH } from '#contracts/paths/browser-problems.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { createBoundedLog } from '#server/http/bounded-log.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createNetworkLimit } from '#server/http/network-limit.ts'
import { describeRoutes, NO_CONTENT } from '#server/http/openapi-parts.ts'
import { BROWSER_PROBLEM_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { Metrics } from '#server/modules/operations/metrics.ts'

/** The longest problem, with room for its quotes. */
const BODY_LIMIT_BYTES = 256

/** So many lines of the log one network may take per hour, market and problem: the rest is for others. */
const MAX_LINES_PER_NETWORK = 3

export interface BrowserProblemsOptions {
  readonly metrics: Pick<Metrics, 'countBrowserProblem'>
  readonly isTrustedProxy: IsTrustedProxy
  readonly now: () => number
}

/** Takes the failures that browsers have caught into the log: which one and in which shop, nothing about the visitor. */
export async function browserProblemsRoutes(
  app: FastifyInstance,
  { metrics, isTrustedProxy, now }: BrowserProblemsOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Monitoring' })
  const log = createBoundedLog(now)
  const countLine = createNetworkLimit({
    max: MAX_LINES_PER_NETWORK,
    windowMs: HOUR_MS,
    processCount: 1,
    now,
  })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: BROWSER_PROBLEMS_PATH,
    schema: {
      summary: 'Logs a failure that a page has caught in the browser.',
      body: BROWSER_PROBLEM_REPORT,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: BROWSER_PROBLEM_LIMIT },
    handler: async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new HttpError(403, 'FORBIDDEN_ORIGIN', 'Only the shop’s own pages report problems.')
      const { problem } = request.body
      const { market, shopMode } = requireShopContext(request).shop
      metrics.countBrowserProblem(problem)
      const topic = `${problem} ${market}`
      const network = findNetwork(readClientAddress(request.raw, isTrustedProxy))
      if (countLine(`${topic} ${network}`) === null)
        log(topic, () => app.log.warn({ source: 'browser', market, shopMode }, problem))
      return reply.status(204).header('cache-control', 'no-store').send()
    },
  })
}
