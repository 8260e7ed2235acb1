import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../setup.mjs'
import { countRows, type Host, startFleet } from './fleet.ts'
import { countFailed, countRequests } from './load.ts'
import { printReport } from './print-report.ts'
import type { Drill } from './run-drill.ts'
import { sendVisitors, warmUp } from './visits.ts'

const KILLS = 6
/** Fewer than this many requests may fail for each of them. */
const FAILED_LIMIT = 10
const WARM_UP_REQUESTS = 2_000
const LIMIT_MS = 60_000
/** Long enough for the new process to take part. */
const RECOVERY_MS = 5_000

/** Waits until the host has replaced as many processes as were killed. */
async function waitForReplacement({ machine }: Host, killed: number): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(100))
    if (machine.output().split(' is ready.').length > killed) return
  throw new Error(`A killed process was not replaced:\n${machine.output()}`)
}

/** Kills web processes under load with a signal that nobody can handle. Only what they were answering may be lost. */
export const drill: Drill = async (options) => {
  const { site, hosts } = await startFleet(options)
  for (const host of hosts) await warmUp(site, host)
  const load = await sendVisitors(site)
  await load.waitFor(WARM_UP_REQUESTS, LIMIT_MS)
  const lost: number[] = []
  for (let count = 1; count <= KILLS; count += 1) {
    const host = hosts[count % 2 === 0 ? 0 : 1]
    const before = countFailed(await load.report())
    const pid = host.machine.listProcesses('web')[0] ?? 0
    process.kill(pid, 'SIGKILL')
    await waitForReplacement(host, Math.ceil(count / 2))
    await sleep(RECOVERY_MS)
    const report = await load.report()
    lost.push(countFailed(report) - before)
    say(`  ${count}. process killed: ${lost.at(-1)} failed; ${countRequests(report)} requests so far`)
  }
  const report = await load.stop()
  printReport(report)
  const stored = await countRows(site, 'trade')
  return [
    {
      name: `fewer than ${FAILED_LIMIT} failed for each kill (${lost.join(', ')})`,
      isMet: lost.every((count) => count < FAILED_LIMIT),
    },
    // One that was stored, but not confirmed any more, is the seller's all the same: a repeated request finds it.
    { name: `${report.sold} confirmed sales are stored (${stored})`, isMet: stored >= report.sold },
  ]
}
