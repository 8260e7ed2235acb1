import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withClient } from '../../support/database.ts'
import { countWork, importPhone, readTrades } from '../../support/fault-shop.ts'
import { createPatientSeller } from '../../support/patient-seller.ts'
import { hasPooler, startPooler } from '../../support/pooler.ts'
import { createWorkplace, type ShopProcess, startShopProcess } from '../../support/shop-process.ts'

const SELLERS = 6
const TRADES_EACH = 10
const PATIENT = { timeout: 60_000 }

/** `npm test` installs PgBouncer for root on Debian. Elsewhere these tests are skipped, and counted as such. */
describe.skipIf(!hasPooler)('a shop behind a transaction pooler', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let workplace: Awaited<ReturnType<typeof createWorkplace>>
  let shop: ShopProcess
  let directUrl: string

  beforeAll(async () => {
    const name = `pooled_${randomBytes(4).toString('hex')}`
    const server = inject('databaseServer')
    await withClient(server, (client) => client.query(`create database ${name}`))
    const url = new URL(server)
    url.pathname = `/${name}`
    directUrl = url.href
    pooler = await startPooler(server)
    workplace = await createWorkplace()
    // Whatever user it names: each process passes the pooler as itself.
    url.username = ''
    url.password = ''
    shop = startShopProcess({
      ...workplace.environment,
      WEB_CONCURRENCY: '2',
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: pooler.toPooledUrl(directUrl),
      DATABASE_DIRECT_URL: url.href,
    })
    expect(await shop.opened, shop.output()).toBe(true)
  })

  afterAll(async () => {
    shop.child.kill('SIGTERM')
    await shop.ended
    await pooler.stop()
    workplace.remove()
  })

  it('creates every trade at the first try, and its worker does all that follows', async () => {
    const deviceId = await importPhone(directUrl)
    const shopUrl = `http://localhost:${workplace.port}`
    const numbers = Array.from({ length: SELLERS }, (_, index) => index + 1)
    const sellers = await Promise.all(numbers.map((number) => createPatientSeller(shopUrl, deviceId, number)))
    const first = await sellers[0]?.ask(randomUUID())
    expect(first?.status).toBe(201)
    // Mails wait until all labels are drawn, so one sale goes its whole way before the others come.
    const mailed = `topic = 'TRADE_MAIL' and status = 'done'`
    await expect.poll(() => countWork(directUrl, mailed), PATIENT).toBe(1)

    const asked = sellers.flatMap((seller) =>
      Array.from({ length: TRADES_EACH }, () => seller.ask(randomUUID())),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toEqual(asked.map(() => 201))
    expect(await readTrades(directUrl)).toHaveLength(asked.length + 1)
    const labelled = `topic = 'ISSUE_LABEL' and status = 'done'`
    await expect.poll(() => countWork(directUrl, labelled), PATIENT).toBeGreaterThan(2)
    expect(await countWork(directUrl, 'last_error is not null')).toBe(0)
  })

  it('listens past the pooler, as the role of its web processes', async () => {
    const { rows } = await withClient(directUrl, (client) =>
      client.query<{ name: string }>(
        `select distinct usename as name from pg_stat_activity
         where datname = current_database() and application_name = 'rivendo-listen'`,
      ),
    )
    expect(rows).toEqual([{ name: expect.stringMatching(/^rivendo_web_/) }])
  })
})
