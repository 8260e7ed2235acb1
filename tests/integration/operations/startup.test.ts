import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#server/processes/free-ports.ts'
import { createWorkplace, reasonNotToStart } from '../../support/shop-process.ts'

let workplace: Awaited<ReturnType<typeof createWorkplace>>

beforeEach(async () => {
  workplace = await createWorkplace()
})

afterEach(() => workplace.remove())

const reason = (environment: Record<string, string> = {}): Promise<string> =>
  reasonNotToStart({ ...workplace.environment, ...environment })

async function occupy(port: number) {
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  return other
}

describe('a shop that cannot start says why in one line and ends with 1', () => {
  it('when a port is taken, of the shop or of the desk', async () => {
    for (const port of [workplace.port, Number(workplace.environment.DESK_PORT)]) {
      const other = await occupy(port)
      expect(await reason()).toContain(`Port ${port} on 127.0.0.1 is taken`)
      other.close()
    }
  })

  it('when the desk has a port of the shop', async () => {
    const port = String(workplace.port)
    expect(await reason({ DESK_PORT: port })).toContain(`DESK_PORT: ${port} is a port of the shop.`)
  })

  it('when an environment value is bad', async () => {
    expect(await reason({ WEB_CONCURRENCY: 'many' })).toMatch(/Bad environment value\. WEB_CONCURRENCY: /)
  })

  it('when DATABASE_URL is unreachable, without showing its password', async () => {
    const port = await freePort()
    const shown = await reason({ DATABASE_URL: `postgres://shop:geheim@127.0.0.1:${port}/shop` })
    expect(shown).toContain(`DATABASE_URL (127.0.0.1:${port}) cannot be used`)
    expect(shown).not.toContain('geheim')
  })

  it('when the data folder is damaged', async () => {
    mkdirSync(join(workplace.dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(workplace.dataDir, 'postgres', 'something'), 'else')
    expect(await reason()).toContain('is damaged (PG_VERSION is missing)')
  })

  it('when the hosts file is not one', async () => {
    const file = join(workplace.dataDir, '..', 'broken.json')
    writeFileSync(file, '{"hosts":[]}')
    expect(await reason({ HOSTS_FILE: file })).toContain(`HOSTS_FILE ${file} cannot be used`)
  })
})
