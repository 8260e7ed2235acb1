import { say } from '../setup.mjs'
import { countRows, startFleet } from './fleet.ts'
import { countFailed, countRequests } from './load.ts'
import { printReport } from './print-report.ts'
import type { Drill } from './run-drill.ts'
import { sendVisitors, warmUp } from './visits.ts'

const REPLACEMENTS = 20
const REQUESTS = 200_000
const LIMIT_MS = 120_000

/** Replaces the machines of a fleet in turns under load, as a deployment does. Nobody may notice. */
export const drill: Drill = async (options) => {
  const { site, edge, hosts } = await startFleet(options)
  for (const host of hosts) await warmUp(site, host)
  const load = await sendVisitors(site)
  for (let count = 1; count <= REPLACEMENTS; count += 1) {
    const host = hosts[count % 2 === 0 ? 0 : 1]
    const startedAt = Date.now()
    await host.machine.stop()
    await host.start()
    await edge.waitUntil(host.port, 'UP')
    // Every replacement has its part of the requests.
    await load.waitFor((REQUESTS / REPLACEMENTS) * count, LIMIT_MS)
    const report = await load.report()
    say(
      `  ${count}. replaced in ${Math.round((Date.now() - startedAt) / 1_000)} s; ${countRequests(report)} requests, ${countFailed(report)} failed`,
    )
  }
  const report = await load.stop()
  printReport(report)
  const stored = await countRows(site, 'trade')
  return [
    {
      name: `at least ${REQUESTS} requests during ${REPLACEMENTS} replacements`,
      isMet: countRequests(report) >= REQUESTS,
    },
    { name: 'no request failed', isMet: countFailed(report) === 0 },
    {
      name: `${report.sold} confirmed sales are stored, each once (${stored})`,
      isMet: stored === report.sold,
    },
  ]
}
