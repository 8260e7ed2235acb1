import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NODE } from '../setup.mjs'
import type { Undo } from './run-drill.ts'
import type { Target } from './visitor.ts'

export interface LoadOptions extends Target {
  readonly deviceId: number
  /** Pages that every web process has in memory. */
  readonly keptPaths: readonly string[]
  /** Pages that none has. */
  readonly freshPaths: readonly string[]
  /** How many visitors of each kind there are, and how many steps they take together at most. */
  readonly visitors: Readonly<Record<string, { readonly count: number; readonly perSecond: number }>>
}

export interface LoadReport {
  /** By kind of request: how often each status, or each way to get no whole answer. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The first failures. */
  readonly failures: readonly string[]
  /** The slowest answer that was no failure. */
  readonly slowestMs: number
  /** Sales that were confirmed. */
  readonly sold: number
}

export interface Load {
  report(): Promise<LoadReport>
  /** Waits until this many requests were answered; fails after the time. */
  waitFor(requests: number, limitMs: number): Promise<void>
  /** Lets running requests finish. */
  stop(): Promise<LoadReport>
}

export const countRequests = ({ counts }: LoadReport): number =>
  Object.values(counts).reduce(
    (sum, own) => sum + Object.values(own).reduce((all, count) => all + count, 0),
    0,
  )

/** All but 2xx and 3xx. */
export const countFailed = ({ counts }: LoadReport): number =>
  Object.values(counts)
    .flatMap((own) => Object.entries(own))
    .reduce((sum, [outcome, count]) => sum + (/^[23]\d\d$/.test(outcome) ? 0 : count), 0)

/** Starts visitors in a process of their own. */
export function startLoad(options: LoadOptions, undo: Undo): Load {
  const file = fileURLToPath(new URL('load-process.ts', import.meta.url))
  const child = fork(file, { execPath: NODE, detached: true })
  child.send(options)
  undo.push(() => child.kill('SIGKILL'))
  const ask = async (message: 'report' | 'stop'): Promise<LoadReport> => {
    child.send(message)
    const [report] = await once(child, 'message')
    return report
  }
  return {
    report: () => ask('report'),
    async waitFor(requests, limitMs) {
      for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(500))
        if (countRequests(await ask('report')) >= requests) return
      throw new Error(`Fewer than ${requests} requests in ${limitMs / 1_000} s`)
    },
    stop: () => ask('stop'),
  }
}
