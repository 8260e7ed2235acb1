// Keeps requests under way from its own process, until its parent says stop; then it reports how many were answered how.
import { ask, closeConnections } from './ask.mjs'

const statuses = {}
let isRunning = true

async function work(urls) {
  while (isRunning) {
    const { status } = await ask(urls.next().value)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

function* repeat(urls) {
  for (;;) yield* urls
}

let finished = Promise.resolve()

process.on('message', async (message) => {
  if (message !== 'stop') {
    const urls = repeat(message.urls)
    finished = Promise.all(Array.from({ length: message.atOnce }, () => work(urls)))
    return
  }
  isRunning = false
  await finished
  closeConnections()
  process.send(statuses)
})
