// One process of the shop without its supervisor: web, worker or desk. It tells its parent when it is ready, and how long
// it kept requests waiting since the last question.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const [kind] = process.argv.slice(2)

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', ({ type }) => {
  if (type !== 'load?') return
  process.send({ type: 'load', longestBlockMs: delay.max / 1e6, rssBytes: process.memoryUsage.rss() })
  delay.reset()
})

const { run } = await import(`../../src/server/processes/${kind}-process.ts`)
await run()
