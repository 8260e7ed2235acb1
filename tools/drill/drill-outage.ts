import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../setup.mjs'
import { countRows, startFleet } from './fleet.ts'
import { countFailed, type LoadReport } from './load.ts'
import { printReport } from './print-report.ts'
import type { Drill } from './run-drill.ts'
import { sendVisitors, warmUp } from './visits.ts'

const AWAY_MS = 30_000
const WARM_UP_REQUESTS = 2_000
const LIMIT_MS = 60_000

const countOutcomes = ({ counts }: LoadReport, matches: (kind: string, outcome: string) => boolean): number =>
  Object.entries(counts)
    .flatMap(([kind, own]) => Object.entries(own).map(([outcome, count]) => ({ kind, outcome, count })))
    .reduce((sum, { kind, outcome, count }) => sum + (matches(kind, outcome) ? count : 0), 0)

const isOk = (outcome: string): boolean => /^[23]\d\d$/.test(outcome)

/** Takes PostgreSQL away for half a minute. Kept pages stay, everything else says when to come back. */
export const drill: Drill = async (options) => {
  const { site, hosts } = await startFleet(options)
  for (const host of hosts) await warmUp(site, host)
  const load = await sendVisitors(site)
  await load.waitFor(WARM_UP_REQUESTS, LIMIT_MS)
  const failedBefore = countFailed(await load.report())
  await site.database.stop()
  say(`  PostgreSQL is away for ${AWAY_MS / 1_000} s`)
  await sleep(AWAY_MS)
  await site.database.revive()
  say('  PostgreSQL is back')
  const soldBefore = (await load.report()).sold
  let sold = soldBefore
  for (
    const deadline = Date.now() + LIMIT_MS;
    sold < soldBefore + 5 && Date.now() < deadline;
    await sleep(500)
  )
    sold = (await load.report()).sold
  const report = await load.stop()
  printReport(report)
  const stored = await countRows(site, 'trade')
  const keptFailed = countOutcomes(report, (kind, outcome) => kind === 'kept page' && outcome !== '200')
  const away = countOutcomes(report, (kind, outcome) => kind !== 'kept page' && outcome === '503')
  const internal = countOutcomes(report, (_, outcome) => outcome === '500')
  const other = countOutcomes(
    report,
    (_, outcome) => !isOk(outcome) && outcome !== '503' && outcome !== '500',
  )
  return [
    { name: 'no request failed before', isMet: failedBefore === 0 },
    { name: `kept pages are 200 (others: ${keptFailed})`, isMet: keptFailed === 0 },
    { name: `what needs the database is 503 with Retry-After (${away})`, isMet: away > 0 },
    { name: `no 500 (${internal})`, isMet: internal === 0 },
    { name: `no other failure, reset or timeout (${other})`, isMet: other === 0 },
    // One whose answer was lost on the way is the seller's all the same: a repeated request finds it.
    { name: `${report.sold} confirmed sales are stored (${stored})`, isMet: stored >= report.sold },
    { name: `sales are made again (${sold - soldBefore})`, isMet: sold - soldBefore >= 5 },
  ]
}
