// The visitors of a drill, in a process of their own. A client in Node with kept connections instead of wrk: it sells, which
// takes the answers of earlier requests, and it tells resets, timeouts and statuses apart for every kind of request.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Trade } from '#contracts/trades.ts'
import type { LoadOptions, LoadReport } from './load.ts'
import { type AskAs, hearSale, readSale, sell } from './sale.ts'
import { type Answer, type Ask, createClient } from './visitor.ts'

const [options]: LoadOptions[] = await once(process, 'message')
if (!options) throw new Error('No options')
const client = createClient(options)

const counts: Record<string, Record<string, number>> = {}
const failures: string[] = []
let slowestMs = 0
let sold = 0
let isStopped = false

/** Examples of each way to fail. */
const EXAMPLES = 3

function count({ kind, path, hearMs }: Ask, { status, error, headers, text }: Answer, ms: number): void {
  const outcome =
    error ?? (status === 503 && !headers['retry-after'] ? '503 without Retry-After' : String(status))
  counts[kind] = { ...counts[kind], [outcome]: (counts[kind]?.[outcome] ?? 0) + 1 }
  const isAnswered = outcome.startsWith('2') || outcome.startsWith('3')
  // A stream takes as long as its visitor stays.
  if (isAnswered && hearMs === undefined) slowestMs = Math.max(slowestMs, ms)
  if (!isAnswered && (counts[kind][outcome] ?? 0) <= EXAMPLES)
    failures.push(
      `${new Date().toISOString()} ${path} ${outcome} after ${Math.round(ms)} ms ${text.slice(0, 80)}`,
    )
}

let lastVisitor = 0

/** A visitor with an address of its own, which changes now and then. */
function createVisitor(): AskAs {
  let asked = 0
  let address = ''
  return async (ask) => {
    if (asked % 20 === 0) {
      lastVisitor += 1
      address = `10.${(lastVisitor >> 16) & 255}.${(lastVisitor >> 8) & 255}.${lastVisitor & 255}`
    }
    asked += 1
    const startedAt = performance.now()
    const answer = await client({ ...ask, headers: { 'x-forwarded-for': address, ...ask.headers } })
    count(ask, answer, performance.now() - startedAt)
    return answer
  }
}

const pick = (paths: readonly string[], turn: number): string => paths[turn % paths.length] ?? '/'

const sales: Trade[] = []
let freshAsked = 0

/** What visitors do, one step after the other. Each kind of request has visitors of its own: one that waits stops no other. */
const STEPS: Readonly<Record<string, (ask: AskAs, turn: number) => Promise<unknown>>> = {
  'kept page': (ask, turn) => ask({ kind: 'kept page', path: pick(options.keptPaths, turn) }),
  'page made anew': (ask) => {
    freshAsked += 1
    return ask({ kind: 'page made anew', path: pick(options.freshPaths, freshAsked) })
  },
  call: (ask, turn) =>
    ask({
      kind: 'call',
      path: `/api/search/suggestions?q=${pick(['iph', 'galaxy', 'pixel', 'ipad'], turn)}`,
    }),
  'open status page': async (ask, turn) => {
    const seen = sales[turn % Math.max(1, sales.length)]
    if (seen) await hearSale(ask, seen, 'open status page')
  },
  sale: async (ask, turn) => {
    const seen = sales[turn % Math.max(1, sales.length)]
    if (seen) await readSale(ask, seen, 'sale')
    const trade = await sell(ask, options.deviceId, 'sale')
    if (!trade) return
    sold += 1
    if (sales.length < 50) sales.push(trade)
  },
}

async function visit(kind: string, { everyMs, offset }: { everyMs: number; offset: number }): Promise<void> {
  const ask = createVisitor()
  let dueAt = performance.now() + (everyMs * offset) / 10
  for (let turn = offset; !isStopped; turn += 1) {
    await sleep(Math.max(0, dueAt - performance.now()))
    if (isStopped) return
    await STEPS[kind]?.(ask, turn)
    // Late visitors do not hurry: what a slow answer has cost is not sent afterwards.
    dueAt = Math.max(dueAt + everyMs, performance.now() - everyMs)
  }
}

const visits = Object.entries(options.visitors).flatMap(([kind, { count: visitors, perSecond }]) =>
  Array.from({ length: visitors }, (_, offset) =>
    visit(kind, { everyMs: (visitors * 1_000) / perSecond, offset }),
  ),
)

const report = (): LoadReport => ({ counts, failures, slowestMs: Math.round(slowestMs), sold })

process.on('message', async (message) => {
  if (message === 'stop') {
    isStopped = true
    await Promise.all(visits)
  }
  process.send?.(report())
  if (message === 'stop') process.disconnect()
})
process.on('disconnect', () => process.exit(0))
