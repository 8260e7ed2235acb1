import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { HtmlCache } from '#server/http/html-cache.ts'
import { createMetrics } from '#server/modules/operations/metrics.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'

const FOLDER = fileURLToPath(new URL('../../deploy/monitoring/', import.meta.url))

const read = (file: string): string => readFileSync(`${FOLDER}${file}`, 'utf8')

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

const PANELS: readonly Panel[] = JSON.parse(read('dashboard.json')).panels

/** Every query of the dashboard and the rules. A rule has its query on its line, or folded below it. */
const QUERIES = [
  ...PANELS.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...[...read('alerts.yml').matchAll(/^ +expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, folded, line]) => folded ?? line ?? '',
  ),
]

/** Prometheus adds this one for each target. */
const ITS_OWN = ['up']

/** The names that a query selects: words that aren't functions, labels, words of the language or parts of durations. */
function listMetrics(query: string): readonly string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w|\s*\()/g)].map(([name]) => name)
}

async function listExisting(): Promise<ReadonlySet<string>> {
  const pool = new pg.Pool()
  const web = createMetrics(new HtmlCache({ maxBytes: 0, now: () => 0 }), {
    process: 'web',
    pool,
    build: 'a',
  })
  const worker = createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 }))
  const metrics = [...(await web.registry.getMetricsAsJSON()), ...(await worker.registry.getMetricsAsJSON())]
  const names = metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  return new Set([...names, ...ITS_OWN])
}

describe('the files for monitoring', () => {
  it('name only metrics that the shop has', async () => {
    const existing = await listExisting()
    const named = QUERIES.flatMap(listMetrics)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !existing.has(name))).toEqual([])
  })

  it('show every panel with a query, at a place of its own', () => {
    const places = JSON.parse(read('dashboard.json')).panels.map(({ gridPos }: { gridPos: object }) =>
      JSON.stringify(gridPos),
    )
    expect(new Set(places).size).toBe(PANELS.length)
  })

  it('are explained: every alert is in the operations manual', () => {
    const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
    const manual = readFileSync(`${FOLDER}../../docs/operations.md`, 'utf8')
    expect(alerts.length).toBeGreaterThan(10)
    expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
  })

  // Only where the tools of Prometheus are installed (Debian: apt-get install prometheus).
  it.runIf(spawnSync('promtool', ['--version']).status === 0)('are what Prometheus accepts', () => {
    const run = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
    expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
    expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
    const rules = PANELS.flatMap(({ targets = [] }) => targets).map(({ expr }, index) => ({
      record: `panel:${index}`,
      expr,
    }))
    // JSON is YAML, too.
    const file = join(mkdtempSync(join(tmpdir(), 'shop-monitoring-')), 'panels.yml')
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    expect(run('check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`)
    rmSync(dirname(file), { recursive: true })
  })
})
