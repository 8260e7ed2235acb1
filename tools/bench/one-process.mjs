// One process of the shop without its supervisor: web, worker or desk. It tells its parent when it is ready, and how long
// it kept requests waiting since the last question.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const [kind] = process.argv.slice(2)

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', ({ type }) => {
  if (type !== 'load?') return
  const longestBlockMs = delay.max / 1e6
  // Only where a measurement asks for it (--expose-gc).
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send({ type: 'load', longestBlockMs, rssBytes: rss, heapBytes: heapUsed })
  delay.reset()
})

const { run } = await import(`../../src/server/processes/${kind}-process.ts`)
await run()
