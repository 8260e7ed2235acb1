import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '#server/processes/free-ports.ts'
import { createWorkplace, readStartFailure } from '../../support/shop-process.ts'

let workplace: Awaited<ReturnType<typeof createWorkplace>>

beforeEach(async () => {
  workplace = await createWorkplace()
})

afterEach(() => workplace.remove())

const readReason = (environment: Record<string, string> = {}): Promise<string> =>
  readStartFailure({ ...workplace.environment, ...environment })

async function occupy(port: number) {
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  return other
}

describe('a shop that cannot start says why in one line and ends with 1', () => {
  it('when the port of the shop or the desk is taken', async () => {
    for (const port of [workplace.port, Number(workplace.environment.DESK_PORT)]) {
      const other = await occupy(port)
      expect(await readReason()).toContain(`Port ${port} on 127.0.0.1 is already in use`)
      other.close()
    }
  })

  it('when the desk is configured with a port of the shop', async () => {
    const port = String(workplace.port)
    expect(await readReason({ DESK_PORT: port })).toContain(
      `DESK_PORT ${port} is already one of the shop’s ports.`,
    )
  })

  it('when an environment value is invalid', async () => {
    expect(await readReason({ WEB_CONCURRENCY: 'many' })).toMatch(/Invalid environment: WEB_CONCURRENCY: /)
  })

  it('when DATABASE_URL is unreachable, without showing its password', async () => {
    const port = await findFreePort()
    const shown = await readReason({ DATABASE_URL: `postgres://shop:geheim@127.0.0.1:${port}/shop` })
    expect(shown).toContain(`DATABASE_URL (127.0.0.1:${port}) can’t be used`)
    expect(shown).not.toContain('geheim')
  })

  it('when the data folder is damaged', async () => {
    mkdirSync(join(workplace.dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(workplace.dataDir, 'postgres', 'something'), 'else')
    expect(await readReason()).toContain('is damaged (PG_VERSION is missing)')
  })

  it('when it has visitors and no mail server, because nobody would get a mail', async () => {
    const file = join(workplace.dataDir, '..', 'public.json')
    const hosts = [{ host: 'www.rivendo.com', shopMode: 'default', lang: 'de' }]
    writeFileSync(file, JSON.stringify({ hosts }))
    const visited = { HOSTS_FILE: file, LISTEN_PORTS: String(workplace.port) }
    expect(await readReason(visited)).toContain('The shop can’t send mail')
    expect(await readReason({ ...visited, MAILBOX: 'on' })).toContain('MAILBOX=on shows everyone')
  })

  it('when it has visitors and its company is made up', async () => {
    const file = join(workplace.dataDir, '..', 'visited.json')
    const hosts = [{ host: 'www.rivendo.com', shopMode: 'default', lang: 'de' }]
    writeFileSync(file, JSON.stringify({ hosts }))
    const visited = {
      HOSTS_FILE: file,
      LISTEN_PORTS: String(workplace.port),
      SMTP_URL: 'smtp://127.0.0.1:25',
      SHOP_ENVIRONMENT: 'production',
    }
    expect(await readReason(visited)).toContain('OPERATOR_FILE is not set')
    expect(await readReason({ ...visited, OPERATOR_FILE: file })).toContain(
      `OPERATOR_FILE ${file} can’t be used: `,
    )
  })

  it('when the hosts file is invalid', async () => {
    const file = join(workplace.dataDir, '..', 'broken.json')
    writeFileSync(file, '{"hosts":[]}')
    expect(await readReason({ HOSTS_FILE: file })).toContain(`HOSTS_FILE ${file} can’t be used`)
  })
})
