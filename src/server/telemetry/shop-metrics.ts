import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * What is counted deep inside the shop, in whichever process it happens. A process reports them by adding them to its
 * registry; Prometheus sums them up.
 */

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request that the page cache didn’t answer, by route',
  labelNames: ['process', 'method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [],
})

export const limitsHit = new Counter({
  name: 'limits_hit_total',
  help: 'Requests refused because their network, mailbox or account had too many',
  labelNames: ['process', 'route'],
  registers: [],
})

export const portSeconds = new Histogram({
  name: 'port_call_seconds',
  help: 'Time that calls of search, content system, carrier, mail server, object storage and the like take',
  labelNames: ['port', 'outcome'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 15],
  registers: [],
})

export const tradesCreated = new Counter({
  name: 'trades_created_total',
  help: 'Sales made',
  labelNames: ['market'],
  registers: [],
})

export const tradeSteps = new Counter({
  name: 'trade_steps_total',
  help: 'Devices that reached a state, such as ACCEPTED (settled) or PAID',
  labelNames: ['state'],
  registers: [],
})

export const spansLost = new Counter({
  name: 'spans_lost_total',
  help: 'Spans that the collector of traces didn’t take',
  registers: [],
})

export function addShopMetrics(registry: Registry): void {
  registry.registerMetric(requestSeconds)
  registry.registerMetric(limitsHit)
  registry.registerMetric(portSeconds)
  registry.registerMetric(tradesCreated)
  registry.registerMetric(tradeSteps)
  registry.registerMetric(spansLost)
}
