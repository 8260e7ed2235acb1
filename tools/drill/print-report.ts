import { say } from '../setup.mjs'
import { countFailed, countRequests, type LoadReport } from './load.ts'

/** A line per kind of request with all of its outcomes, and what failed first. */
export function printReport(report: LoadReport): void {
  for (const [kind, outcomes] of Object.entries(report.counts)) {
    const listed = Object.entries(outcomes).map(([outcome, count]) => `${outcome} × ${count}`)
    say(`  ${kind.padEnd(16)} ${listed.join(', ')}`)
  }
  say(
    `  ${countRequests(report)} requests, ${countFailed(report)} failed, ${report.sold} sales, slowest answer ${report.slowestMs} ms`,
  )
  for (const failure of report.failures) say(`  ${failure}`)
}
