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
import { withClient } from '../support/database.ts'
import {
  type AcknowledgedTrade,
  countWaitingWork,
  createGate,
  createSeller,
  findProcesses,
  importPhone,
  readTrades,
  type Seller,
  type TimedAnswer,
  wholeTrades,
} from '../support/fault-shop.ts'
import { startMailServer, type TestMailServer } from '../support/mail-server.ts'
import { createWorkplace, type ShopProcess, startShopProcess } from '../support/shop-process.ts'

type Workplace = Awaited<ReturnType<typeof createWorkplace>>

// What the first shop has compiled, so that processes that are replaced start sooner.
const compiled = mkdtempSync(join(tmpdir(), 'shop-compiled-'))

afterAll(() => rmSync(compiled, { recursive: true, force: true }))

let workplace: Workplace
let shop: ShopProcess
let shopUrl: string
let databaseUrl: string
let mails: TestMailServer

async function openShop(environment: Record<string, string>): Promise<void> {
  shop = startShopProcess({
    ...workplace.environment,
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: compiled,
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  })
  expect(await shop.opened, shop.output()).toBe(true)
  shopUrl = `http://localhost:${workplace.port}`
}

async function createSellers(count: number): Promise<Seller[]> {
  const deviceId = await importPhone(databaseUrl)
  return Promise.all(Array.from({ length: count }, (_, index) => createSeller(shopUrl, deviceId, index + 1)))
}

async function closeShop(): Promise<void> {
  shop?.child.kill('SIGTERM')
  await shop?.ended
}

/** Trades whose confirmation has not come; it brings the label. */
const unconfirmed = (trades: readonly AcknowledgedTrade[]): string[] => {
  const files = new Set(
    mails.received.flatMap(({ parsed }) => parsed.attachments.map(({ filename }) => filename)),
  )
  return trades
    .map(({ trade }) => trade.tradeNumber)
    .filter((tradeNumber) => !files.has(`label-${tradeNumber}.pdf`))
}

/** The work of a killed worker is free after a minute. */
const untilWorkIsDone = () =>
  expect.poll(() => countWaitingWork(databaseUrl), { timeout: 100_000, interval: 500 }).toBe(0)

async function expectWholeTrades(trades: readonly AcknowledgedTrade[]): Promise<void> {
  expect(await readTrades(databaseUrl)).toEqual(wholeTrades(trades))
  expect(unconfirmed(trades)).toEqual([])
}

describe('a shop whose neighbours go away', () => {
  let database: EmbeddedPostgres
  let gate: Awaited<ReturnType<typeof createGate>>
  let seller: Seller
  const trades: AcknowledgedTrade[] = []

  beforeAll(async () => {
    workplace = await createWorkplace()
    database = await startEmbeddedPostgres({ dataDir: workplace.dataDir })
    databaseUrl = database.url
    mails = await startMailServer()
    gate = await createGate(mails.host)
    await openShop({ DATABASE_URL: databaseUrl, SMTP_URL: `smtp://${gate.host}` })
    ;[seller] = (await createSellers(1)) as [Seller]
  })

  afterAll(async () => {
    await closeShop()
    await gate.shut()
    await mails.close()
    await database.stop()
    workplace.remove()
  })

  const statusOf = async (path: string) => (await fetch(shopUrl + path)).status

  it('sends the mails of trades when the mail server is back', async () => {
    trades.push(await seller.createTrade())
    await untilWorkIsDone()
    await gate.shut()
    const made = [await seller.createTrade(), await seller.createTrade()]
    trades.push(...made)
    const failedTwice = () =>
      withClient(databaseUrl, async (client) => {
        const { rowCount } = await client.query(
          `select from outbox where topic = 'TRADE_MAIL' and attempts >= 2 and last_error is not null`,
        )
        return rowCount
      })
    await expect.poll(failedTwice, { timeout: 20_000 }).toBe(2)
    expect(unconfirmed(made)).toHaveLength(2)
    await gate.open()
    await untilWorkIsDone()
    await expectWholeTrades(trades)
  }, 120_000)

  const OUTAGE_MS = 10_000
  const PATIENCE_MS = 6_000

  async function endDatabase(): Promise<void> {
    const pid = workplace.databasePid() ?? 0
    // The immediate shutdown of PostgreSQL: every session is cut off, as in a crash.
    process.kill(pid, 'SIGQUIT')
    expect(await waitForEnd(pid, 5_000)).toBe(true)
  }

  it('answers without its database, and makes trades again when that is back', async () => {
    expect(await statusOf('/')).toBe(200)
    const processes = [findProcesses(shop, 'web'), findProcesses(shop, 'worker')]
    const cutOff = Array.from({ length: 8 }, () => seller.createTrade())
    await endDatabase()
    const key = randomUUID()
    const answers: TimedAnswer[] = []
    for (const end = Date.now() + OUTAGE_MS; Date.now() < end; await pause(400)) {
      answers.push(await seller.ask(key))
      expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([
        200, 200, 503,
      ])
    }
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as ErrorBody).id}`))).toEqual(
      new Set(['500 INTERNAL']),
    )
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS)
    await database.revive()
    trades.push(...(await Promise.all([...cutOff, seller.createTrade(key)])))
    await untilWorkIsDone()
    await expectWholeTrades(trades)
    expect([findProcesses(shop, 'web'), findProcesses(shop, 'worker')]).toEqual(processes)
    expect(await statusOf('/readyz')).toBe(200)
  }, 150_000)
})

describe('a shop whose processes are killed', () => {
  const KILLS = 50
  const SELLERS = 3
  // A trade takes some ten milliseconds: kills hit it before, while and after it is written.
  const LONGEST_ANSWER_MS = 25
  /** Before these kills of a web process the worker is killed, too: early, because its work is free after a minute. */
  const WORKER_KILLS = new Set([2, 7, 12])
  let isWorkerToDie = false

  beforeAll(async () => {
    workplace = await createWorkplace()
    mails = await startMailServer({
      onRcptTo(_, __, done) {
        // In the middle of a delivery.
        if (isWorkerToDie) for (const pid of findProcesses(shop, 'worker')) process.kill(pid, 'SIGKILL')
        isWorkerToDie = false
        done()
      },
    })
    await openShop({ WEB_CONCURRENCY: '3', SMTP_URL: `smtp://${mails.host}` })
    databaseUrl = (await findRunningPostgres(workplace.dataDir)) ?? ''
  })

  afterAll(async () => {
    await closeShop()
    await mails.close()
    workplace.remove()
  })

  async function killWebProcess(): Promise<void> {
    await expect.poll(() => findProcesses(shop, 'web').length, { timeout: 20_000 }).toBeGreaterThan(0)
    // The one that has run longest is the one that answers; the others may still be starting.
    const [pid = 0] = findProcesses(shop, 'web')
    process.kill(pid, 'SIGKILL')
  }

  it('makes each trade that it has acknowledged once, whole and confirmed, and no other', async () => {
    const sellers = await createSellers(SELLERS)
    const trades: AcknowledgedTrade[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      isWorkerToDie ||= WORKER_KILLS.has(kill)
      const asked = sellers.map((seller) => seller.createTrade())
      await pause(Math.random() * LONGEST_ANSWER_MS)
      await killWebProcess()
      trades.push(...(await Promise.all(asked)))
      process.stderr.write(
        `kill ${kill} ${Math.round(performance.now())} web ${findProcesses(shop, 'web').length} mails ${mails.received.length} attempts ${trades.slice(-3).map((t) => `${t.cutOff}${t.isRepeated ? 'r' : ''}`)}\n`,
      )
    }
    process.stderr.write(
      `cut ${trades.filter(({ cutOff }) => cutOff > 0).length} repeated ${trades.filter(({ isRepeated }) => isRepeated).length}\n`,
    )
    // Else the kills had missed.
    expect(trades.filter(({ cutOff }) => cutOff > 0).length).toBeGreaterThan(KILLS / 10)
    await untilWorkIsDone()
    await expectWholeTrades(trades)
    console.log(performance.now(), mails.received.length)
  }, 180_000)
})
