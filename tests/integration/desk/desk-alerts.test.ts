import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Alert, AlertList } from '#contracts/desk/alerts.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { createPriceOutlierCount } from '#server/modules/alerts/price-outliers.ts'
import { watchAlerts } from '#server/modules/alerts/watch-alerts.ts'
import { countOverdueErasures } from '#server/modules/device-erasure/unerased-devices.repository.ts'
import { createLocalMailbox, type LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import { openAsRole } from '../../support/database.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { createTestWorker } from '../../support/test-worker.ts'

let desk: TestDesk
let bearer: string
let mailbox: LocalMailbox

beforeAll(async () => {
  desk = await startTestDesk()
  bearer = await (await desk.hire('administration')).createToken()
  mailbox = createLocalMailbox(desk.db)
})

afterAll(() => desk.close())

beforeEach(async () => {
  await desk.db.$client.query('delete from alert')
  await desk.db.$client.query('delete from outbox')
})

const watch = (afterMs = 0) => {
  desk.clock.nowMs += afterMs
  return watchAlerts(openAsRole(desk.db, 'worker'), desk.clock.nowMs, {
    countPriceOutliers: createPriceOutlierCount(),
    countOverdueErasures,
  })
}

const failJobs = (count: number) =>
  desk.db.$client.query(
    `insert into outbox (topic, work_key, data, status, due_at, created_at)
     select 'ISSUE_LABEL', 'dead ' || gen_random_uuid(), '{}', 'dead', $2, $2 from generate_series(1, $1)`,
    [count, new Date(desk.clock.nowMs)],
  )

const repairJobs = () => desk.db.$client.query(`delete from outbox where status = 'dead'`)

const listAlerts = async (): Promise<readonly Alert[]> =>
  (await desk.send('GET', '/desk/api/alerts', { bearer })).json<AlertList>().rows

const findOnly = async (): Promise<Alert> => {
  const [alert, ...others] = await listAlerts()
  if (!alert || others.length > 0) throw new Error(`${others.length} other alerts`)
  return alert
}

const countMails = async (): Promise<number> => {
  const { rows } = await desk.db.$client.query(`select from outbox where topic = 'ALERT_MAIL'`)
  return rows.length
}

const close = (id: number, note = 'Carrier was down, all sent again') =>
  desk.send('POST', `/desk/api/alerts/${id}/close`, { bearer, json: { note } })

describe('an alert', () => {
  it('begins once, with one mail, however often the worker looks', async () => {
    await failJobs(2)
    await Promise.all([watch(), watch()])
    await watch(3 * MINUTE_MS)
    expect(await findOnly()).toMatchObject({ rule: 'DEAD_LETTERS', text: expect.stringContaining('2 jobs') })
    expect(await countMails()).toBe(1)
  })

  it('is up to date while it lasts', async () => {
    await failJobs(1)
    await watch()
    await failJobs(4)
    await watch(3 * MINUTE_MS)
    expect((await findOnly()).text).toContain('5 jobs')
  })

  it('is over an hour after it was last so, and then may begin again with another mail', async () => {
    await failJobs(1)
    await watch()
    await repairJobs()
    await watch(30 * MINUTE_MS)
    expect((await findOnly()).overAt).toBeNull()
    await watch(HOUR_MS)
    expect((await findOnly()).overAt).not.toBeNull()
    await failJobs(1)
    await watch(MINUTE_MS)
    expect(await listAlerts()).toHaveLength(2)
    expect(await countMails()).toBe(2)
  })

  it('that was closed doesn’t begin again while it lasts', async () => {
    await failJobs(1)
    await watch()
    await close((await findOnly()).id)
    await watch(3 * MINUTE_MS)
    expect(await findOnly()).toMatchObject({ closedBy: expect.any(String), overAt: null })
  })

  it('is mailed to the address of its role, without personal data', async () => {
    await failJobs(1)
    await watch()
    const { db, secret } = desk
    await createTestWorker({ db, secret, mail: mailbox, now: () => desk.clock.nowMs }).drain()
    const { rows } = await db.$client.query<{ recipient: string; subject: string; text: string }>(
      'select recipient, subject, text from local_mail',
    )
    expect(rows).toEqual([
      {
        recipient: 'service@sell.example',
        subject: '[Desk] Work given up',
        text: expect.stringContaining('http://localhost/desk/system/dead-letters'),
      },
    ])
  })

  it('says that a price is a slip of a digit, until it is put right', async () => {
    const { rows } = await desk.db.$client.query<{ device_id: number; storage_gb: number }>(
      `select device_id, storage_gb from base_price where market = 'fr' and to_version is null
         and device_id in (select device_id from base_price where market = 'fr' and to_version is null
           group by device_id having count(*) > 2) limit 1`,
    )
    const multiply = (factor: number) =>
      desk.db.$client.query(
        `update base_price set amount_in_cents = amount_in_cents * $3::numeric
         where device_id = $1 and storage_gb = $2 and market = 'fr' and to_version is null`,
        [rows[0]?.device_id, rows[0]?.storage_gb, factor],
      )
    await watch()
    expect(await listAlerts()).toEqual([])
    await multiply(100)
    await watch()
    expect(await findOnly()).toMatchObject({ rule: 'PRICE_OUTLIERS', path: '/desk/prices' })
    await multiply(0.01)
    await watch(HOUR_MS)
    expect((await findOnly()).overAt).not.toBeNull()
  })

  it('finds the same prices outside of the guard rails in small steps and in one', async () => {
    const multiply = (factor: number) =>
      desk.db.$client.query(
        `update base_price set amount_in_cents = amount_in_cents * $1::numeric
         where device_id % 50 = 0 and storage_gb = 128 and market = 'fr' and to_version is null`,
        [factor],
      )
    await multiply(100)
    const db = openAsRole(desk.db, 'worker')
    const counts = [await createPriceOutlierCount(300)(db), await createPriceOutlierCount(1_000_000)(db)]
    await multiply(0.01)
    expect(counts[0]).toBeGreaterThan(3)
    expect(counts[0]).toBe(counts[1])
  })

  it('begins once more when there are more prices outside of the guard rails', async () => {
    const watchOutliers = (count: number) =>
      watchAlerts(openAsRole(desk.db, 'worker'), desk.clock.nowMs, {
        countPriceOutliers: async () => count,
        countOverdueErasures,
      })
    await watchOutliers(1)
    await close((await findOnly()).id, 'Accepted')
    desk.clock.nowMs += 3 * MINUTE_MS
    await watchOutliers(1)
    expect(await countMails()).toBe(1)
    await watchOutliers(2)
    expect(await countMails()).toBe(2)
  })
})

describe('at the desk', () => {
  it('the first one who has seen an alert stays, the first note, too', async () => {
    await failJobs(1)
    await watch()
    const { id } = await findOnly()
    const other = await (await desk.hire('support')).createToken()
    await desk.send('POST', `/desk/api/alerts/${id}/seen`, { bearer })
    const { seenBy } = await findOnly()
    await desk.send('POST', `/desk/api/alerts/${id}/seen`, { bearer: other })
    await close(id)
    await close(id, 'Something else')
    expect(await findOnly()).toMatchObject({ seenBy, note: 'Carrier was down, all sent again' })
  })

  it('the queue counts what nobody has closed', async () => {
    await failJobs(1)
    await watch()
    const count = async () => {
      const { queues } = (await desk.send('GET', '/desk/api/counts', { bearer })).json()
      return queues.find(({ url }: { url: string }) => url === '/desk/alerts').count
    }
    expect(await count()).toBe(1)
    await close((await findOnly()).id)
    expect(await count()).toBe(0)
  })

  it.each([
    ['POST', '/desk/api/alerts/999999/seen', undefined, 404],
    ['POST', '/desk/api/alerts/999999/close', { note: 'Done with it' }, 404],
    ['POST', '/desk/api/alerts/1/close', { note: '' }, 400],
  ])('%s %s with %j is answered with %s', async (method, path, json, status) => {
    expect((await desk.send(method, path, { bearer, json })).statusCode).toBe(status)
  })

  it('those who can’t do anything about alerts don’t see them', async () => {
    const receiver = await (await desk.hire('receiver')).createToken()
    expect((await desk.send('GET', '/desk/api/alerts', { bearer: receiver })).statusCode).toBe(403)
  })
})
