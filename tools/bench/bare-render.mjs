// The yardstick of an uncached page: the processor time that React alone takes for it, in a process of its own that does
// nothing else. It reads what to render from its input and prints milliseconds.
import { readFileSync } from 'node:fs'
import { renderByReact } from '../../dist/server/entry-server.js'

const WARM_UP = 2_000
const RENDERS = 2_000

const { path, state } = JSON.parse(readFileSync(0, 'utf8'))

async function render(count) {
  for (let done = 0; done < count; done += 1) await renderByReact({ path, state })
}

await render(WARM_UP)
const before = process.cpuUsage()
await render(RENDERS)
const { user, system } = process.cpuUsage(before)
process.stdout.write(String((user + system) / 1_000 / RENDERS))
