import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { withUser } from '#server/db/roles/role-urls.ts'
import { openDatabaseSource } from '#server/processes/database-source.ts'
import { withClient } from '../../support/database.ts'
import { createWorkplace, readStartFailure, startShopProcess } from '../../support/shop-process.ts'

const unique = () => randomBytes(4).toString('hex')

let workplace: Awaited<ReturnType<typeof createWorkplace>>

beforeAll(async () => {
  workplace = await createWorkplace()
})

afterAll(() => workplace.remove())

const asAdministrator = <Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(inject('databaseServer'), run)

/** An empty database on a server that belongs to others, and its owner. */
async function createOwnedDatabase(attributes = ''): Promise<{ name: string; url: string }> {
  const name = `owned_${unique()}`
  await asAdministrator(async (client) => {
    await client.query(`create role ${name} login password 'owner' ${attributes}`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const url = new URL(withUser(inject('databaseServer'), { name, password: 'owner' }))
  url.pathname = `/${name}`
  return { name, url: url.href }
}

/** Roles as an administrator would create them, and their addresses. */
async function createRoles(url: string, attributes = '') {
  const entries: [string, string][] = []
  for (const role of ['WEB', 'WORKER', 'DESK']) {
    const name = `given_${role.toLowerCase()}_${unique()}`
    await asAdministrator((client) =>
      client.query(`create role ${name} login password 'given' ${attributes}`),
    )
    entries.push([`DATABASE_URL_${role}`, withUser(url, { name, password: 'given' })])
  }
  return Object.fromEntries(entries)
}

const stopShop = async ({ child, ended }: ReturnType<typeof startShopProcess>) => {
  child.kill('SIGTERM')
  await ended
}

/** Why the shop can't use a database. It asks as the shop does, but starts no process: that is tested once below. */
async function readRefusal(environment: Record<string, string>): Promise<string> {
  const refusal = await openDatabaseSource(
    parseEnvironment({ ...workplace.environment, ...environment }),
  ).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(StartupError)
  return (refusal as StartupError).message
}

/** Who is connected to a database, while a shop is open on it. */
async function readUsers(name: string, environment: Record<string, string>): Promise<string[]> {
  const shop = startShopProcess({ ...workplace.environment, ...environment })
  try {
    expect({ isOpen: await shop.opened, output: shop.output() }).toMatchObject({ isOpen: true })
    const answer = await fetch(`http://localhost:${workplace.port}/`)
    expect(answer.status).toBe(200)
    const { rows } = await asAdministrator((client) =>
      client.query<{ name: string }>(
        `select distinct usename as name from pg_stat_activity where datname = $1 order by 1`,
        [name],
      ),
    )
    return rows.map((row) => row.name)
  } finally {
    await stopShop(shop)
  }
}

describe('a shop on a database of its own', () => {
  it('makes a role for each kind of process, and none of them is the owner', async () => {
    const { name, url } = await createOwnedDatabase('createrole')
    const roles = ['desk', 'web', 'worker'].map((role) => `rivendo_${role}_${name}`)
    expect(await readUsers(name, { DATABASE_URL: url })).toEqual(roles)
    // A second start finds them, and the passwords that other machines use.
    expect(await readUsers(name, { DATABASE_URL: url })).toEqual(roles)
  })

  it('uses the roles that an administrator made', async () => {
    const { name, url } = await createOwnedDatabase()
    const roles = await createRoles(url)
    const names = Object.values(roles).map((roleUrl) => new URL(roleUrl).username)
    expect(await readUsers(name, { DATABASE_URL: url, ...roles })).toEqual(names.toSorted())
  })

  it('says what to do when its user may not create roles', async () => {
    const { url } = await createOwnedDatabase()
    const failure = await readStartFailure({ ...workplace.environment, DATABASE_URL: url })
    expect(failure).toContain('isn’t allowed to create roles')
    expect(failure).toContain('DATABASE_URL_WEB, DATABASE_URL_WORKER and DATABASE_URL_DESK')
    expect(failure).not.toContain('owner:')
  })

  it('runs as its owner only when it is told to, with a warning', async () => {
    const { url } = await createOwnedDatabase()
    const shop = startShopProcess({ ...workplace.environment, DATABASE_URL: url, DATABASE_ROLES: 'off' })
    expect(await shop.opened).toBe(true)
    await stopShop(shop)
    expect(shop.output()).toContain('WARNING: DATABASE_ROLES is off')
  })

  it.each(['superuser', 'createrole', 'createdb', 'bypassrls', 'in role pg_read_all_data'])(
    'refuses given roles that could do more: %s',
    async (attributes) => {
      const { url } = await createOwnedDatabase()
      const roles = await createRoles(url, attributes)
      expect(await readRefusal({ DATABASE_URL: url, ...roles })).toMatch(/a process must not (have that|be)/)
    },
  )

  it('refuses to run its processes as the owner', async () => {
    const { url } = await createOwnedDatabase()
    const roles = { DATABASE_URL_WEB: url, DATABASE_URL_WORKER: url, DATABASE_URL_DESK: url }
    expect(await readRefusal({ DATABASE_URL: url, ...roles })).toContain("owns the shop's tables")
  })

  it('wants all three addresses or none', () => {
    const url = inject('databaseServer')
    expect(() => parseEnvironment({ DATABASE_URL: url, DATABASE_URL_WEB: url })).toThrow(
      'or none of the last three',
    )
  })
})
