import { setTimeout as sleep } from 'node:timers/promises'
import type { Trade } from '#contracts/trades.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { say } from '../setup.mjs'
import {
  countRows,
  type Host,
  migrate,
  openEdge,
  prepareSite,
  type Site,
  startHost,
  startWorker,
} from './fleet.ts'
import { countFailed, countRequests } from './load.ts'
import { preparePreviousRelease } from './previous-release.ts'
import { printReport } from './print-report.ts'
import type { Drill } from './run-drill.ts'
import { readSale, sell } from './sale.ts'
import { type Client, createClient } from './visitor.ts'
import { findSoldDevice, sendVisitors, warmUp } from './visits.ts'

const REQUESTS_BETWEEN = 3_000
const LIMIT_MS = 120_000
/** Until what the edge had sent before is answered. */
const LAST_ANSWERS_MS = 3_000

const openClient = ({ edgePort }: Site, { port }: Host): Client =>
  createClient({ port, host: `localhost:${edgePort}` })

async function sellAt(client: Client, deviceId: number): Promise<Trade> {
  const trade = await sell(client, deviceId, 'sale')
  if (!trade) throw new Error('A sale failed')
  return trade
}

/** The label of a sale at a host, once a worker has drawn it. */
async function readLabel(client: Client, { tradeNumber, readKey }: Trade): Promise<number> {
  const path = `/api/trades/${tradeNumber}/label.pdf?key=${readKey}`
  for (const deadline = Date.now() + LIMIT_MS; ; await sleep(500)) {
    const { status } = await client({ kind: 'label', path })
    if (status === 200 || Date.now() > deadline) return status
  }
}

/** Every sale at every host: its page and its label. */
async function countUnread(clients: readonly Client[], sales: readonly Trade[]): Promise<number> {
  let unread = 0
  for (const client of clients)
    for (const sale of sales) {
      if ((await readSale(client, sale, 'sale')).status !== 200) unread += 1
      if ((await readLabel(client, sale)) !== 200) unread += 1
    }
  return unread
}

/** Replaces the previous release by this one under load: schema first, then both side by side, then the old one leaves. */
export const drill: Drill = async (options) => {
  if (options.isPooled) throw new Error('The previous release knows no pooler')
  const root = preparePreviousRelease()
  const site = await prepareSite(options)
  say('Starting the previous release …')
  const settings = { SHOP_ROLE: 'all', DESK_PORT: String(await findFreePort()) }
  const previous = await startHost(site, { root, settings })
  const newPort = await findFreePort()
  const edge = await openEdge(site, [previous.port, newPort])
  await edge.waitUntil(newPort, 'DOWN')
  await warmUp(site, previous)
  const deviceId = await findSoldDevice(site)
  const old = openClient(site, previous)
  const sales = [await sellAt(old, deviceId)]

  const load = await sendVisitors(site, { areListening: false })
  await load.waitFor(REQUESTS_BETWEEN, LIMIT_MS)
  const steps: string[] = []
  const note = async (step: string) => {
    const report = await load.report()
    steps.push(step)
    say(`  ${step}: ${countRequests(report)} requests, ${countFailed(report)} failed`)
  }
  await note('previous release alone')
  await migrate(site)
  await note('migrated under the previous release')
  const next = await startHost(site, { port: newPort })
  await edge.waitUntil(newPort, 'UP')
  await load.waitFor(countRequests(await load.report()) + REQUESTS_BETWEEN, LIMIT_MS)
  await note('both side by side')
  const current = openClient(site, next)
  sales.push(await sellAt(old, deviceId), await sellAt(current, deviceId))
  const unreadBeside = await countUnread([old, current], sales)

  await edge.takeOut(previous.port)
  await sleep(LAST_ANSWERS_MS)
  await previous.machine.stop()
  await startWorker(site)
  sales.push(await sellAt(current, deviceId))
  const unreadAfter = await countUnread([current], sales)
  await note('this release alone')
  const report = await load.stop()
  printReport(report)
  const stored = await countRows(site, 'trade')
  const confirmed = report.sold + sales.length
  const broken = await countRows(site, 'outbox where last_error is not null')
  return [
    { name: 'no request failed', isMet: countFailed(report) === 0 },
    { name: `every sale is read at both releases (unread: ${unreadBeside})`, isMet: unreadBeside === 0 },
    { name: `and afterwards at this one (unread: ${unreadAfter})`, isMet: unreadAfter === 0 },
    { name: `${confirmed} confirmed sales are stored, each once (${stored})`, isMet: stored === confirmed },
    { name: `no job failed (${broken})`, isMet: broken === 0 },
  ]
}
