import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded-postgres.ts'
import { waitForEnd } from '#server/processes/running-process.ts'
import {
  buildExpectedTrades,
  countWork,
  findProcesses,
  importPhone,
  readTrades,
} from '../../support/fault-shop.ts'
import { createGate } from '../../support/gate.ts'
import { startMailServer, type TestMailServer } from '../../support/mail-server.ts'
import {
  type AcknowledgedTrade,
  createPatientSeller,
  type PatientSeller,
  type TimedAnswer,
} from '../../support/patient-seller.ts'
import { createWorkplace, type ShopProcess, startShopProcess } from '../../support/shop-process.ts'

let workplace: Awaited<ReturnType<typeof createWorkplace>>
let shop: ShopProcess
let shopUrl: string
let databaseUrl: string
let mails: TestMailServer
let undo: (() => unknown)[] = []

// The compile cache of the first shop: processes that replace killed ones start faster with it.
const compiled = mkdtempSync(join(tmpdir(), 'shop-compiled-'))

afterAll(() => rmSync(compiled, { recursive: true, force: true }))

async function prepareShop(): Promise<void> {
  workplace = await createWorkplace()
  undo = [workplace.remove]
}

async function openShop(environment: Record<string, string>): Promise<void> {
  shop = startShopProcess({
    ...workplace.environment,
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: compiled,
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  })
  undo.unshift(() => {
    shop.child.kill('SIGTERM')
    return shop.ended
  })
  expect(await shop.opened, shop.output()).toBe(true)
  shopUrl = `http://localhost:${workplace.port}`
}

async function closeShop(): Promise<void> {
  for (const step of undo) await step()
}

/** Trades whose confirmation mail, with the label, has not arrived. */
function listUnconfirmed(trades: readonly AcknowledgedTrade[]): string[] {
  const files = new Set(
    mails.received.flatMap(({ parsed }) => parsed.attachments.map(({ filename }) => filename)),
  )
  return trades
    .map(({ trade }) => trade.tradeNumber)
    .filter((tradeNumber) => !files.has(`label-${tradeNumber}.pdf`))
}

// A job that a killed worker had started is available again after a minute.
const LONGEST_PAUSE_MS = 100_000

/** No job is pending any more. It may take as long as it likes while jobs are being done: machines differ in speed. */
async function waitForJobs(): Promise<void> {
  const countWaiting = () => countWork(databaseUrl, `status = 'waiting'`)
  let waiting = await countWaiting()
  while (waiting > 0) {
    const before = waiting
    const readNext = async () => (waiting = await countWaiting())
    await expect.poll(readNext, { timeout: LONGEST_PAUSE_MS, interval: 500 }).toBeLessThan(before)
  }
}

async function expectWholeTrades(trades: readonly AcknowledgedTrade[]): Promise<void> {
  expect(await readTrades(databaseUrl)).toEqual(buildExpectedTrades(trades))
  expect(listUnconfirmed(trades)).toEqual([])
}

describe('a shop whose dependencies fail', () => {
  const OUTAGE_MS = 10_000
  const PATIENCE_MS = 6_000
  let database: EmbeddedPostgres
  let gate: Awaited<ReturnType<typeof createGate>>
  let seller: PatientSeller
  const trades: AcknowledgedTrade[] = []

  beforeAll(async () => {
    await prepareShop()
    database = await startEmbeddedPostgres({ dataDir: workplace.dataDir })
    undo.unshift(database.stop)
    databaseUrl = database.url
    mails = await startMailServer()
    undo.unshift(mails.close)
    gate = await createGate(mails.host)
    undo.unshift(gate.shut)
    await openShop({ DATABASE_URL: databaseUrl, SMTP_URL: `smtp://${gate.host}` })
    seller = await createPatientSeller(shopUrl, await importPhone(databaseUrl), 1)
  })

  afterAll(closeShop)

  it('sends the mails of trades when the mail server is back', async () => {
    trades.push(await seller.createTrade())
    await waitForJobs()
    await gate.shut()
    const made = [await seller.createTrade(), await seller.createTrade()]
    trades.push(...made)
    const failedTwice = `topic = 'TRADE_MAIL' and attempts >= 2 and last_error is not null`
    await expect.poll(() => countWork(databaseUrl, failedTwice), { timeout: 30_000 }).toBe(2)
    expect(listUnconfirmed(made)).toHaveLength(2)
    await gate.open()
    await waitForJobs()
    await expectWholeTrades(trades)
  }, 150_000)

  const fetchStatus = async (path: string) => (await fetch(shopUrl + path)).status

  async function crashDatabase(): Promise<void> {
    const pid = workplace.databasePid() ?? 0
    // PostgreSQL's immediate shutdown: every session is cut off, as in a crash.
    process.kill(pid, 'SIGQUIT')
    expect(await waitForEnd(pid, 5_000)).toBe(true)
  }

  it('answers without its database, and creates trades again once it is back', async () => {
    expect(await fetchStatus('/')).toBe(200)
    const listRunning = () => ({ web: findProcesses(shop, 'web'), worker: findProcesses(shop, 'worker') })
    const processes = listRunning()
    const cutOff = Array.from({ length: 8 }, () => seller.createTrade())
    await crashDatabase()
    const key = randomUUID()
    const answers: TimedAnswer[] = []
    for (const end = Date.now() + OUTAGE_MS; Date.now() < end; await pause(400)) {
      answers.push(await seller.ask(key))
      const pages = [await fetchStatus('/'), await fetchStatus('/healthz'), await fetchStatus('/readyz')]
      expect(pages).toEqual([200, 200, 200])
    }
    for (const { status, body, ms } of answers) {
      expect(`${status} ${(body as ErrorBody).id}`).toBe('503 UNAVAILABLE')
      expect(ms).toBeLessThan(PATIENCE_MS)
    }
    await database.revive()
    trades.push(...(await Promise.all([...cutOff, seller.createTrade(key)])))
    await waitForJobs()
    await expectWholeTrades(trades)
    expect(listRunning()).toEqual(processes)
    expect(await fetchStatus('/readyz')).toBe(200)
  }, 150_000)
})

describe('a shop whose processes are killed', () => {
  const KILLS = 12
  const SELLERS = 3
  // Creating a trade takes about ten milliseconds, so kills hit it before, during and after the write.
  const LONGEST_ANSWER_MS = 25
  // These kills also hit the worker: early, because its jobs are available again only after a minute.
  const WORKER_KILLS = new Set([1, 4, 8])
  let isWorkerToDie = false

  beforeAll(async () => {
    await prepareShop()
    mails = await startMailServer({
      onRcptTo(_, __, done) {
        // In the middle of a delivery.
        if (isWorkerToDie) for (const pid of findProcesses(shop, 'worker')) process.kill(pid, 'SIGKILL')
        isWorkerToDie = false
        done()
      },
    })
    undo.unshift(mails.close)
    await openShop({ WEB_CONCURRENCY: '3', SMTP_URL: `smtp://${mails.host}` })
    databaseUrl = (await findRunningPostgres(workplace.dataDir)) ?? ''
  })

  afterAll(closeShop)

  async function killWebProcess(): Promise<void> {
    await expect.poll(() => findProcesses(shop, 'web').length, { timeout: 60_000 }).toBeGreaterThan(0)
    // The oldest process is the one that answers; others may still be starting.
    const [pid = 0] = findProcesses(shop, 'web')
    process.kill(pid, 'SIGKILL')
  }

  it('creates each acknowledged trade once, complete and confirmed, and no other', async () => {
    const deviceId = await importPhone(databaseUrl)
    const numbers = Array.from({ length: SELLERS }, (_, index) => index + 1)
    const sellers = await Promise.all(numbers.map((number) => createPatientSeller(shopUrl, deviceId, number)))
    const trades: AcknowledgedTrade[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      isWorkerToDie ||= WORKER_KILLS.has(kill)
      const asked = sellers.map((seller) => seller.createTrade())
      await pause(Math.random() * LONGEST_ANSWER_MS)
      await killWebProcess()
      trades.push(...(await Promise.all(asked)))
    }
    // At least some kills hit a request in progress.
    expect(trades.filter(({ cutOff }) => cutOff > 0).length).toBeGreaterThan(KILLS / 10)
    await waitForJobs()
    await expectWholeTrades(trades)
  }, 480_000)
})
