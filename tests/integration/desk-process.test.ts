import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from '#server/processes/running-process.ts'
import { findProcesses } from '../support/fault-shop.ts'
import { createWorkplace, type ShopProcess, startShopProcess } from '../support/shop-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Whole shops are started, some twice. */
const LONG = { timeout: 120_000 }

let workplace: Awaited<ReturnType<typeof createWorkplace>>
let shop: ShopProcess | null = null

beforeEach(async () => {
  workplace = await createWorkplace()
})

afterEach(async () => {
  shop?.child.kill('SIGTERM')
  await shop?.ended
  shop = null
  workplace.remove()
})

const start = (environment: Record<string, string> = {}): ShopProcess => {
  shop = startShopProcess({ ...workplace.environment, ...environment })
  return shop
}

const askDesk = (path: string) => fetch(`http://127.0.0.1:${workplace.environment.DESK_PORT}${path}`)

const healthOfDesk = () =>
  askDesk('/healthz').then(
    ({ status }) => status,
    () => 0,
  )

const addOperator = () =>
  new Promise<string>((resolve, reject) => {
    const { PATH = '' } = process.env
    const args = ['src/server/operator-command.ts', 'add', 'anna', '--roles', 'inspector']
    const options = { cwd: ROOT, env: { PATH, DATA_DIR: workplace.dataDir } }
    execFile(join(ROOT, 'node_modules/.bin/node'), args, options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
  })

describe('the desk of a running shop', () => {
  it('answers on its own port, is replaced when it dies, and stops with the shop', LONG, async () => {
    const running = start()
    expect(await running.opened).toBe(true)
    expect(running.output()).toContain('npm run operators -- add <name> --roles')
    // The last lines of the start may still be on their way.
    await expect
      .poll(() => running.output())
      .toContain(`:${workplace.environment.DESK_PORT}/desk (for operators)`)
    expect(await healthOfDesk()).toBe(200)
    expect((await askDesk('/cart')).status).toBe(404)
    expect((await fetch(`http://localhost:${workplace.port}/metrics`)).status).toBe(200)
    const [first = 0] = findProcesses(running, 'desk')
    process.kill(first, 'SIGKILL')
    await expect.poll(() => findProcesses(running, 'desk')[0] ?? first, { timeout: 15_000 }).not.toBe(first)
    await expect.poll(healthOfDesk, { timeout: 15_000 }).toBe(200)
    expect(running.output()).toContain(`Desk process ${first} ended`)
    const [second = 0] = findProcesses(running, 'desk')
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect([isAlive(second), await healthOfDesk()]).toEqual([false, 0])
  })

  it('no longer asks for an operator when there is one', LONG, async () => {
    const first = start()
    expect(await first.opened).toBe(true)
    expect(await addOperator()).toContain('anna works at the desk as inspector.')
    first.child.kill('SIGTERM')
    await first.ended
    const second = start()
    expect(await second.opened).toBe(true)
    expect(second.output()).not.toContain('npm run operators')
  })

  it('is the reason not to start when its port is taken, or is a port of the shop', LONG, async () => {
    const reasonFor = async (environment: Record<string, string>) => {
      const ending = start(environment)
      expect([await ending.opened, await ending.ended]).toEqual([false, 1])
      return ending.output()
    }
    const port = workplace.environment.DESK_PORT
    const other = createServer().listen(Number(port), '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    expect(await reasonFor({})).toContain(
      `Not started: Port ${port} on 127.0.0.1 is taken: stop the other program, or set DESK_PORT.`,
    )
    other.close()
    const ownPort = String(workplace.port)
    expect(await reasonFor({ DESK_PORT: ownPort })).toContain(
      `Not started: DESK_PORT: ${ownPort} is a port of the shop.`,
    )
  })
})
