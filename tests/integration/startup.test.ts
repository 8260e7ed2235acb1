import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#server/processes/free-ports.ts'
import { commandOf, isAlive, waitForEnd } from '#server/processes/running-process.ts'
import { createWorkplace, type ShopProcess, startShopProcess } from '../support/shop-process.ts'

type Workplace = Awaited<ReturnType<typeof createWorkplace>>

let workplace: Workplace
let running: ShopProcess[] = []

beforeEach(async () => {
  workplace = await createWorkplace()
  running = []
})

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  const pid = workplace.databasePid()
  if (pid) {
    process.kill(pid, 'SIGINT')
    await waitForEnd(pid, 10_000)
  }
  workplace.remove()
})

const start = (environment: Record<string, string> = {}): ShopProcess => {
  const shop = startShopProcess({ ...workplace.environment, ...environment })
  running.push(shop)
  return shop
}

async function reasonNotToStart(environment: Record<string, string> = {}): Promise<string> {
  const shop = start(environment)
  expect(await shop.opened).toBe(false)
  expect(await shop.ended).toBe(1)
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('Not started: '))
  expect(lines).toHaveLength(1)
  expect(shop.output()).not.toMatch(/^\s+at /m)
  return lines[0] ?? ''
}

const answers = async (): Promise<number> => (await fetch(`http://localhost:${workplace.port}/`)).status

describe('a shop that cannot start says why in one line and ends with 1', () => {
  it('when a port is taken', async () => {
    const other = createServer().listen(workplace.port, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    expect(await reasonNotToStart()).toContain(`Port ${workplace.port} on 127.0.0.1 is taken`)
    other.close()
  })

  it('when an environment value is bad', async () => {
    expect(await reasonNotToStart({ WEB_CONCURRENCY: 'many' })).toMatch(
      /Bad environment value\. WEB_CONCURRENCY: /,
    )
  })

  it('when DATABASE_URL is unreachable, without showing its password', async () => {
    const port = await freePort()
    const reason = await reasonNotToStart({ DATABASE_URL: `postgres://shop:geheim@127.0.0.1:${port}/shop` })
    expect(reason).toContain(`DATABASE_URL (127.0.0.1:${port}) cannot be used`)
    expect(reason).not.toContain('geheim')
  })

  it('when the data folder is damaged', async () => {
    mkdirSync(join(workplace.dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(workplace.dataDir, 'postgres', 'something'), 'else')
    expect(await reasonNotToStart()).toContain('is damaged (PG_VERSION is missing)')
  })

  it('when database files are missing', async () => {
    const first = start()
    expect(await first.opened).toBe(true)
    first.child.kill('SIGTERM')
    await first.ended
    rmSync(join(workplace.dataDir, 'postgres', 'global', 'pg_control'))
    expect(await reasonNotToStart()).toContain('does not start')
  })

  it('when the hosts file is not one', async () => {
    const file = join(workplace.dataDir, '..', 'broken.json')
    writeFileSync(file, '{"hosts":[]}')
    expect(await reasonNotToStart({ HOSTS_FILE: file })).toContain(`HOSTS_FILE ${file} cannot be used`)
  })

  it('when another shop runs on the same data', async () => {
    const first = start()
    expect(await first.opened).toBe(true)
    expect(await reasonNotToStart()).toContain('The shop already runs')
    expect(await answers()).toBe(200)
  })
})

describe('a running shop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops with its database on %s', async (signal) => {
    const shop = start()
    expect(await shop.opened).toBe(true)
    expect(await answers()).toBe(200)
    expect(workplace.databasePid()).not.toBeNull()
    shop.child.kill(signal)
    expect(await shop.ended).toBe(0)
    expect(workplace.databasePid()).toBeNull()
  })

  it('sums the metrics of all its web processes', async () => {
    const shop = start({ WEB_CONCURRENCY: '2' })
    expect(await shop.opened).toBe(true)
    for (let count = 0; count < 6; count += 1) await answers()
    const metrics = await fetch(`http://localhost:${workplace.port}/metrics`)
    expect(metrics.status).toBe(200)
    const counts = [
      ...(await metrics.text()).matchAll(/^http_requests_total\{status="200",source="\w+"\} (\d+)/gm),
    ]
    expect(counts.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(6)
  })

  it('is whole again after kill -9, taking over the database that survived', async () => {
    const killed = start()
    expect(await killed.opened).toBe(true)
    const survivor = workplace.databasePid()
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(workplace.databasePid()).toBe(survivor)
    const next = start()
    expect(await next.opened).toBe(true)
    expect(workplace.databasePid()).toBe(survivor)
    expect(await answers()).toBe(200)
    next.child.kill('SIGTERM')
    await next.ended
    expect(isAlive(survivor ?? 0)).toBe(false)
  })

  it('recovers when the database was killed with it', async () => {
    const killed = start()
    expect(await killed.opened).toBe(true)
    const database = workplace.databasePid() ?? 0
    killed.child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    await killed.ended
    await waitForEnd(database, 5_000)
    const next = start()
    expect(await next.opened).toBe(true)
    expect(await answers()).toBe(200)
  })

  it('brings its database back when that ends, without a restart of the shop', async () => {
    const shop = start()
    expect(await shop.opened).toBe(true)
    const ended = workplace.databasePid() ?? 0
    process.kill(ended, 'SIGKILL')
    const isReady = () => fetch(`http://localhost:${workplace.port}/readyz`).then(({ status }) => status)
    await expect
      .poll(() => workplace.databasePid() !== ended && workplace.databasePid() !== null, { timeout: 60_000 })
      .toBe(true)
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    // The web processes may be back before the supervisor has said so.
    await expect
      .poll(() => shop.output(), { timeout: 60_000 })
      .toContain('The database had ended; it runs again.')
  })

  it('replaces a web process that dies', async () => {
    const shop = start()
    expect(await shop.opened).toBe(true)
    process.kill(findWebProcess(shop), 'SIGKILL')
    await expect.poll(() => answers().catch(() => 0), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => shop.output(), { timeout: 60_000 }).toContain('starting another')
  })
})

const childrenOf = (pid: number): number[] => {
  const listed = existsSync('/proc/self')
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return listed.trim().split(/\s+/).map(Number)
}

/** The child of the supervisor that runs the shop's own program; the other one is the database. */
function findWebProcess({ child }: ShopProcess): number {
  return childrenOf(child.pid ?? 0).find((pid) => commandOf(pid).includes('main.ts')) ?? 0
}
