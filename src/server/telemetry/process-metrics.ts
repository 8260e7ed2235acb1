import type pg from 'pg'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { createDatabaseCheck } from '#server/db/database-check.ts'
import type { ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import { addShopMetrics } from './shop-metrics.ts'

export interface MeasuredProcess {
  readonly process: ProcessDatabaseRole
  readonly pool: pg.Pool
  /** The build that it serves. */
  readonly build: string
}

/** Adds what every kind of process reports: memory and event loop, its connections, its build, and what happens in it. */
export function addProcessMetrics(registry: Registry, { process: name, pool, build }: MeasuredProcess): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry, labels: { process: name } })
  addShopMetrics(registry)
  new Gauge({
    name: 'build_info',
    help: 'Processes by build and version of Node',
    labelNames: ['process', 'build', 'node'],
    registers,
  }).set({ process: name, build, node: process.version }, 1)
  const isDatabaseThere = createDatabaseCheck(() => pool.query('select 1'))
  new Gauge({
    name: 'database_reachable',
    help: 'Whether the database answers within half a second: 1, or 0',
    labelNames: ['process'],
    registers,
    // The processes of a machine are one row: that one of them can't reach it is what matters.
    aggregator: 'min',
    async collect() {
      this.set({ process: name }, (await isDatabaseThere()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database',
    labelNames: ['process', 'state'],
    registers,
    collect() {
      this.set({ process: name, state: 'idle' }, pool.idleCount)
      this.set({ process: name, state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'db_pool_size',
    help: 'Connections that may be open at most',
    labelNames: ['process'],
    registers,
  }).set({ process: name }, pool.options.max)
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Statements waiting for a connection',
    labelNames: ['process'],
    registers,
    collect() {
      this.set({ process: name }, pool.waitingCount)
    },
  })
}
