import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRunningPostgres } from '#server/db/embedded-postgres.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { isAlive, waitForEnd } from '#server/processes/running-process.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { spawnCommand } from '../../support/commands.ts'
import { withClient } from '../../support/database.ts'
import { findProcesses } from '../../support/fault-shop.ts'
import { OTHER_BRAND, writeOtherOperator } from '../../support/other-operator.ts'
import {
  createWorkplace,
  readLogLines,
  readStartFailure,
  type ShopProcess,
  startShopProcess,
} from '../../support/shop-process.ts'
import { startTraceReceiver } from '../../support/trace-receiver.ts'

/** For steps that may take long on a busy machine. */
const PATIENT = { timeout: 60_000 }

let workplace: Awaited<ReturnType<typeof createWorkplace>>
let shop: ShopProcess
let metricsPort: number
let backup: string
let operatorFile: string
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>

beforeAll(async () => {
  workplace = await createWorkplace()
  backup = join(workplace.dataDir, '..', 'backup')
  operatorFile = writeOtherOperator(join(workplace.dataDir, '..'))
  metricsPort = await findFreePort()
  receiver = await startTraceReceiver()
})

afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.ended
  const pid = workplace.databasePid()
  if (pid) {
    process.kill(pid, 'SIGINT')
    await waitForEnd(pid, 10_000)
  }
  workplace.remove()
  await receiver.close()
})

const buildEnvironment = () => ({
  ...workplace.environment,
  OPERATOR_FILE: operatorFile,
  WEB_CONCURRENCY: '2',
  METRICS_PORT: String(metricsPort),
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
})

async function open(): Promise<void> {
  shop = startShopProcess(buildEnvironment())
  expect(await shop.opened, shop.output()).toBe(true)
}

const ask = (path: string) => fetch(`http://localhost:${workplace.port}${path}`)

const fetchStatus = () =>
  ask('/').then(
    ({ status }) => status,
    () => 0,
  )

const fetchDeskStatus = (path: string) =>
  fetch(`http://127.0.0.1:${workplace.environment.DESK_PORT}${path}`).then(
    ({ status }) => status,
    () => 0,
  )

/** One shop in one folder, from first start to last: each test continues where the previous one ended. */
describe('a shop', () => {
  it('opens with its desk, which asks for a first operator', async () => {
    await open()
    expect(await fetchStatus()).toBe(200)
    expect(shop.output()).toContain('npm run operators -- add <name> --roles')
    // The last lines of the startup output may still be on their way.
    const { DESK_PORT } = workplace.environment
    await expect.poll(() => shop.output(), PATIENT).toContain(`:${DESK_PORT}/desk (for operators)`)
    expect(await fetchDeskStatus('/healthz')).toEqual(200)
    expect(await fetchDeskStatus('/cart')).toEqual(404)
  })

  it('sums the metrics of all its web processes', async () => {
    for (let count = 0; count < 5; count += 1) await fetchStatus()
    const metrics = await ask('/metrics')
    expect(metrics.status).toBe(200)
    const counts = [
      ...(await metrics.text()).matchAll(/^http_requests_total\{status="200",source="\w+"\} (\d+)/gm),
    ]
    expect(counts.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(6)
  })

  it('has the name that its operator’s file gives it, and so has its desk', async () => {
    const name = escapeHtml(OTHER_BRAND)
    expect(await (await ask('/')).text()).toContain(name)
    const door = await fetch(`http://127.0.0.1:${workplace.environment.DESK_PORT}/desk`)
    expect(await door.text()).toContain(name)
  })

  it('shows the metrics of every kind of process on their own port', async () => {
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    const text = await metrics.text()
    const processes = [...text.matchAll(/^db_pool_waiting\{process="(\w+)"\}/gm)].map(([, name]) => name)
    expect(processes.toSorted()).toEqual(['desk', 'web', 'worker'])
    expect(text).toMatch(/^build_info\{process="web",build="[^"]+",node="v[\d.]+"\} 2$/m)
  })

  it('exports the traces of its web processes and its desk', async () => {
    await ask('/no-such-page')
    await expect
      .poll(() => receiver.listProcesses(), PATIENT)
      .toEqual(expect.arrayContaining(['desk', 'web']))
  })

  it('does not let another one start on the same data', async () => {
    expect(await readStartFailure(buildEnvironment())).toContain('The shop is already running')
    expect(await fetchStatus()).toBe(200)
  })

  it('replaces a web process that dies', async () => {
    const [first = 0] = findProcesses(shop, 'web')
    process.kill(first, 'SIGKILL')
    await expect.poll(() => shop.output(), PATIENT).toContain('starting a new one')
    await expect.poll(() => findProcesses(shop, 'web').length, PATIENT).toBe(2)
    expect(findProcesses(shop, 'web')).not.toContain(first)
    await expect.poll(fetchStatus, PATIENT).toBe(200)
  })

  it('replaces a desk that dies', async () => {
    const [first = 0] = findProcesses(shop, 'desk')
    process.kill(first, 'SIGKILL')
    await expect.poll(() => findProcesses(shop, 'desk')[0] ?? first, PATIENT).not.toBe(first)
    await expect.poll(() => fetchDeskStatus('/healthz'), PATIENT).toBe(200)
    expect(shop.output()).toContain(`Desk process ${first} stopped`)
  })

  it('restarts its database when it ends, without restarting itself', async () => {
    const ended = workplace.databasePid() ?? 0
    process.kill(ended, 'SIGKILL')
    await expect
      .poll(() => workplace.databasePid() !== ended && workplace.databasePid() !== null, PATIENT)
      .toBe(true)
    await expect.poll(() => ask('/readyz').then(({ status }) => status), PATIENT).toBe(200)
    // The web processes may be back before the supervisor has logged it.
    await expect
      .poll(() => shop.output(), PATIENT)
      .toContain('The database had stopped and has been restarted.')
  })

  it('logs a job that fails and a database that was lost, in lines of JSON that are easy to read', async () => {
    const url = (await findRunningPostgres(workplace.dataDir)) ?? ''
    await withClient(url, (client) =>
      client.query(`insert into outbox (topic, work_key, data, due_at, created_at)
        values ('TRADE_MAIL', 'TRADE_CREATED:1', '{"transactionId": 1, "mail": "TRADE_CREATED"}', now(), now())`),
    )
    const find = (text: string) => readLogLines(shop).find(({ msg }) => msg.startsWith(text))
    await expect
      .poll(() => find('job '), PATIENT)
      .toMatchObject({
        workKey: 'TRADE_CREATED:1',
        attempts: 1,
        reason: expect.any(String),
      })
    const lost = find('database connection lost')
    expect(Object.keys(lost?.err ?? {})).not.toContain('client')
    expect(lost?.err).toMatchObject({ type: expect.any(String), message: expect.stringMatching(/\w/) })
  })

  it('stops together with its desk and its database on SIGINT', async () => {
    const added = await spawnCommand('operator-command', ['add', 'anna', '--roles', 'inspector'], {
      DATA_DIR: workplace.dataDir,
    })
    expect(added.lines[0]).toBe('Added anna with these roles: inspector.')
    const [desk = 0] = findProcesses(shop, 'desk')
    shop.child.kill('SIGINT')
    expect(await shop.ended).toBe(0)
    expect({
      databasePid: workplace.databasePid(),
      isAlive: isAlive(desk),
      askDesk: await fetchDeskStatus('/healthz'),
    }).toEqual({ databasePid: null, isAlive: false, askDesk: 0 })
  })

  it('recovers from kill -9 and takes over the database that survived', async () => {
    await open()
    // Its operator exists, so it asks for none.
    expect(shop.output()).not.toContain('npm run operators')
    const survivor = workplace.databasePid()
    shop.child.kill('SIGKILL')
    await shop.ended
    expect(workplace.databasePid()).toBe(survivor)
    await open()
    expect({ databasePid: workplace.databasePid(), answers: await fetchStatus() }).toEqual({
      databasePid: survivor,
      answers: 200,
    })
  })

  it('recovers when the database was killed with it', async () => {
    const database = workplace.databasePid() ?? 0
    shop.child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    await shop.ended
    await waitForEnd(database, 5_000)
    await open()
    expect(await fetchStatus()).toBe(200)
  })

  it('is backed up while it runs', async () => {
    const { code, lines } = await spawnCommand('backup-command', [backup], { DATA_DIR: workplace.dataDir })
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 0,
      last: expect.stringMatching(/^Backed up \d+ tables with \d+ rows to /),
    })
  })

  it('stops together with its database on SIGTERM', async () => {
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(workplace.databasePid()).toBeNull()
  })

  it('is restored into another folder, with its operators', async () => {
    const environment = { DATA_DIR: join(workplace.dataDir, '..', 'restored') }
    const restored = await spawnCommand('restore-command', [backup], environment)
    expect({ code: restored.code, errors: restored.errors }).toEqual({ code: 0, errors: '' })
    shop = startShopProcess({ ...buildEnvironment(), ...environment })
    expect(await shop.opened, shop.output()).toBe(true)
    const { lines } = await spawnCommand('operator-command', ['list'], environment)
    expect(lines.join('\n')).toContain('anna')
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
  })

  it('does not start when database files are missing', async () => {
    rmSync(join(workplace.dataDir, 'postgres', 'global', 'pg_control'))
    expect(await readStartFailure(buildEnvironment())).toContain('won’t start')
  })
})
