import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { BrowserProblem } from '#domain/pages/browser-problem.ts'
import type { HtmlCache } from '#server/http/html-cache.ts'
import { addProcessMetrics, type MeasuredProcess } from '#server/telemetry/process-metrics.ts'

/** Prometheus metrics of a web process. */
export interface Metrics {
  readonly registry: Registry
  countRequest(status: number, source: 'cache' | 'server'): void
  observeRender(seconds: number): void
  /** Counts a request with forwarded headers from a peer that is not a trusted proxy. */
  countUntrustedForwarding(): void
  /** Counts a browser's report about the content security policy. */
  countCspReport(directive: string): void
  /** Counts a failure that a browser has caught and reported. */
  countBrowserProblem(problem: BrowserProblem): void
  /** Counts a request for a free recycling label, and whether the market's labels of the day were used up. */
  countRecyclingRequest(market: MarketId, outcome: 'accepted' | 'used up'): void
}

export function createMetrics(cache: HtmlCache, measured: MeasuredProcess): Metrics {
  const registry = new Registry()
  addProcessMetrics(registry, measured)
  const registers = [registry]
  // By status, and added up when someone looks: the counter itself costs as much as the rest of a cached answer.
  const servedFromCache = new Map<number, number>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['status', 'source'],
    registers,
    collect() {
      for (const [status, count] of servedFromCache) this.inc({ status, source: 'cache' }, count)
      servedFromCache.clear()
    },
  })
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render and compress a page',
    registers,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
  })
  const untrusted = new Counter({
    name: 'untrusted_forwarded_total',
    help: 'Requests with forwarded headers from a peer that isn’t in TRUSTED_PROXIES',
    registers,
  })
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'Content security policy reports from browsers',
    labelNames: ['directive'],
    registers,
  })
  const browserProblems = new Counter({
    name: 'browser_problems_total',
    help: 'Failures that browsers have caught and reported',
    labelNames: ['problem'],
    registers,
  })
  const recyclingRequests = new Counter({
    name: 'recycling_requests_total',
    help: 'Requests for free recycling labels',
    labelNames: ['market', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'html_cache_pages',
    help: 'Pages kept in memory',
    registers,
    collect() {
      this.set(cache.size.pages)
    },
  })
  new Gauge({
    name: 'html_cache_bytes',
    help: 'Bytes of the pages kept in memory',
    registers,
    collect() {
      this.set(cache.size.bytes)
    },
  })
  return {
    registry,
    countRequest(status, source) {
      if (source === 'server') requests.inc({ status, source })
      else servedFromCache.set(status, (servedFromCache.get(status) ?? 0) + 1)
    },
    observeRender: (seconds) => renders.observe(seconds),
    countUntrustedForwarding: () => untrusted.inc(),
    countCspReport: (directive) => cspReports.inc({ directive }),
    countBrowserProblem: (problem) => browserProblems.inc({ problem }),
    countRecyclingRequest: (market, outcome) => recyclingRequests.inc({ market, outcome }),
  }
}
