import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { manageBlobs } from '#server/commands/manage-blobs.ts'
import { formatKeyRing, generateKey } from '#server/config/key-ring.ts'
import { withUser } from '#server/db/roles/role-urls.ts'
import { callCommand } from '../../support/commands.ts'
import { withClient } from '../../support/database.ts'
import { findProcesses } from '../../support/fault-shop.ts'
import {
  createWorkplace,
  readStartFailure,
  type ShopProcess,
  startShopProcess,
} from '../../support/shop-process.ts'

const PATIENT = { timeout: 60_000 }
const SHOP_SECRET = formatKeyRing([generateKey()])

let workplace: Awaited<ReturnType<typeof createWorkplace>>
/** The database as its owner sees it. */
let ownerUrl: string
/** The same for a role that an administrator has made for web processes. */
let webUrl: string
let given: Record<string, string>
const started: ShopProcess[] = []

beforeAll(async () => {
  workplace = await createWorkplace()
  const name = `fleet_${randomBytes(4).toString('hex')}`
  const server = inject('databaseServer')
  const url = new URL(server)
  url.pathname = `/${name}`
  ownerUrl = url.href
  const roles = ['web', 'worker', 'desk'].map((role) => ({ role, user: `${name}_${role}` }))
  await withClient(server, async (client) => {
    await client.query(`create database ${name}`)
    for (const { user } of roles) await client.query(`create role ${user} login noinherit password 'given'`)
  })
  given = Object.fromEntries(
    roles.map(({ role, user }) => [
      `DATABASE_URL_${role.toUpperCase()}`,
      withUser(ownerUrl, { name: user, password: 'given' }),
    ]),
  )
  webUrl = given.DATABASE_URL_WEB ?? ''
})

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

afterAll(() => workplace.remove())

function start(environment: Record<string, string>): ShopProcess {
  const shop = startShopProcess({ ...workplace.environment, SHOP_SECRET, ...environment })
  started.push(shop)
  return shop
}

const waitForLine = (shop: ShopProcess, line: string) =>
  expect.poll(() => shop.output(), PATIENT).toContain(line)

const WAITING_FOR_MIGRATION = 'Waiting until the database is migrated for this version'

interface Answer {
  readonly status: number
  readonly connection: string | undefined
}

/** Asks on a connection of its own; null if nobody listens. */
const ask = (path: string): Promise<Answer | null> =>
  new Promise((resolve) => {
    const asked = request({ host: 'localhost', port: workplace.port, path, agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection })
    })
    asked.on('error', () => resolve(null))
    asked.end()
  })

/** One database, from empty to served: each test continues where the previous one ended. */
describe('a fleet', () => {
  it('waits for the migration, and hears a stop while it does', async () => {
    // The owner has given the rights of an empty database to nobody: the role finds no table.
    const web = start({ SHOP_ROLE: 'web', DATABASE_URL_WEB: webUrl })
    await waitForLine(web, WAITING_FOR_MIGRATION)
    web.child.kill('SIGTERM')
    expect(await web.ended).toBe(0)
  })

  it('migrates one at a time, and hears a stop while another one does', async () => {
    await withClient(ownerUrl, async (client) => {
      await client.query('select pg_advisory_lock(742001)')
      const migration = start({ SHOP_ROLE: 'migrate', DATABASE_URL: ownerUrl, ...given })
      await waitForLine(migration, 'Waiting for another start that migrates the database')
      migration.child.kill('SIGTERM')
      expect(await migration.ended).toBe(0)
    })
  })

  it('opens its web processes once a migration has run, on a machine that knows no other address', async () => {
    const web = start({
      SHOP_ROLE: 'web',
      WEB_CONCURRENCY: '2',
      DATABASE_URL_WEB: webUrl,
      DRAIN_SECONDS: '5',
    })
    await waitForLine(web, WAITING_FOR_MIGRATION)
    const migration = start({ SHOP_ROLE: 'migrate', DATABASE_URL: ownerUrl, ...given })
    expect({ code: await migration.ended, output: migration.output() }).toEqual({
      code: 0,
      output: expect.stringContaining('The database is migrated.'),
    })
    expect(await web.opened, web.output()).toBe(true)
    expect(await ask('/')).toMatchObject({ status: 200 })
    expect({ worker: findProcesses(web, 'worker'), desk: findProcesses(web, 'desk') }).toEqual({
      worker: [],
      desk: [],
    })

    // One of two is killed: the other one goes on.
    process.kill(findProcesses(web, 'web')[0] ?? 0, 'SIGKILL')
    await waitForLine(web, 'starting a new one')
    expect(await ask('/')).toMatchObject({ status: 200 })
    await waitForLine(web, 'is ready.')
    expect(findProcesses(web, 'web')).toHaveLength(2)

    // It drains: load balancers hear of it while visitors are still served.
    web.child.kill('SIGTERM')
    await expect.poll(async () => (await ask('/readyz'))?.status, PATIENT).toBe(503)
    expect(await ask('/')).toEqual({ status: 200, connection: 'close' })
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
    expect(await web.ended).toBe(0)
    expect(await ask('/')).toBeNull()
  })

  it('runs a worker and a desk of their own', async () => {
    const worker = start({ SHOP_ROLE: 'worker', ...given })
    const desk = start({ SHOP_ROLE: 'desk', ...given })
    expect(await worker.opened, worker.output()).toBe(true)
    expect(await desk.opened, desk.output()).toBe(true)
    expect({
      worker: findProcesses(worker, 'worker').length,
      desk: findProcesses(desk, 'desk').length,
    }).toEqual({
      worker: 1,
      desk: 1,
    })
    const answer = await fetch(`http://127.0.0.1:${workplace.environment.DESK_PORT}/healthz`)
    expect(answer.status).toBe(200)
  })

  it('does not start with another secret, whoever asks', async () => {
    const wrong = { ...workplace.environment, SHOP_SECRET: formatKeyRing([generateKey()]) }
    const refusal = 'SHOP_SECRET isn’t this shop’s'
    expect(await readStartFailure({ ...wrong, SHOP_ROLE: 'web', DATABASE_URL_WEB: webUrl })).toContain(
      refusal,
    )
    expect(await readStartFailure({ ...wrong, DATABASE_URL: ownerUrl, ...given })).toContain(refusal)
  })

  it('does not start with a folder of its own for files', async () => {
    const lonely = { SHOP_SECRET, SHOP_ROLE: 'web', BLOB_FOLDER: `${workplace.dataDir}/of-another-machine` }
    expect(
      await readStartFailure({ ...workplace.environment, ...lonely, DATABASE_URL_WEB: webUrl }),
    ).toContain('This isn’t the folder that the shop keeps its files in')
  })

  it('starts with that folder after it was adopted', async () => {
    const BLOB_FOLDER = `${workplace.dataDir}/of-another-machine`
    await callCommand(manageBlobs, ['adopt'], { DATABASE_URL: ownerUrl, BLOB_FOLDER })
    const web = start({ SHOP_ROLE: 'web', DATABASE_URL_WEB: webUrl, BLOB_FOLDER })
    expect(await web.opened, web.output()).toBe(true)
  })
})
