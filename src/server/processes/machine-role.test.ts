import { describe, expect, it } from 'vitest'
import type { HostEntry } from '#domain/markets/host-table.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { chooseDrainMs, listProcesses } from './machine-role.ts'

const DATABASE_URL = 'postgres://shop@db/shop'

const read = (source: Record<string, string> = {}) =>
  parseEnvironment({ DATABASE_URL, WEB_CONCURRENCY: '2', ...source })

describe('a machine', () => {
  it.each([
    ['all', ['worker', 'web', 'web', 'desk']],
    ['web', ['web', 'web']],
    ['worker', ['worker']],
    ['desk', ['desk']],
    ['migrate', []],
  ])('as %s runs %j', (role, processes) => {
    expect(listProcesses(read({ SHOP_ROLE: role }))).toEqual(processes)
  })
})

describe('the time to drain', () => {
  const hostsOf = (...names: string[]) => ({
    table: new Map(
      names.map((host) => [host, { host, shopMode: 'default', lang: 'de' } satisfies HostEntry]),
    ),
  })
  const LOCAL = hostsOf('localhost:3000')
  const PUBLIC = hostsOf('localhost:3000', 'www.rivendo.com')

  it.each([
    ['none where only its user reaches the shop', {}, LOCAL, 0],
    ['10 seconds where visitors do', {}, PUBLIC, 10_000],
    ['what is configured', { DRAIN_SECONDS: '3' }, LOCAL, 3_000],
    ['none if so configured', { DRAIN_SECONDS: '0' }, PUBLIC, 0],
    ['none without web processes', { SHOP_ROLE: 'worker', DRAIN_SECONDS: '3' }, PUBLIC, 0],
  ])('is %s', (_, source, hosts, ms) => {
    expect(chooseDrainMs(read(source), hosts)).toBe(ms)
  })
})
