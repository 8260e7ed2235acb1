import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Counts } from '#contracts/desk/counts.ts'
import type { Me } from '#contracts/desk/me.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker
let sofia: Worker

beforeAll(async () => {
  work = await startDeskWork({ liveLimits: { pauseMs: 20, maxConnections: 3, maxPerOperator: 2 } })
  anna = await work.hire('inspector')
  sofia = await work.hire('support')
})

afterAll(() => work.close())

// By a new sign-in each time: the clock moves further than a token lives.
const readCounts = async (worker: Worker) => (await worker.see('/desk/api/counts')).json() as Counts

const findQueue = ({ queues }: Counts, url: string) => queues.find((queue) => queue.url === url)

describe('whoever asks who they are', () => {
  it('hears their name, roles and lists, and until when nothing asks for the second factor', async () => {
    const payer = await work.hire('payout')
    const cookie = await payer.startSession()
    const read = async () => (await work.desk.send('GET', '/desk/api/me', { cookie })).json() as Me
    const me = await read()
    expect({ name: me.name, roles: me.roles }).toEqual({ name: payer.name, roles: ['payout'] })
    expect(me.lists.map(({ url }) => url)).toContain('/desk/payouts')
    expect(me.lists.map(({ url }) => url)).not.toContain('/desk/inspections')
    const until = work.desk.clock.nowMs + 15 * MINUTE_MS
    expect(me.stepUp).toEqual({ hasFactor: true, confirmedUntil: new Date(until).toISOString() })
    work.desk.clock.nowMs = until
    expect((await read()).stepUp).toEqual({ hasFactor: true, confirmedUntil: null })
  })
})

describe('the counts', () => {
  it('are those of the lists that the operator may open, with age and what is late', async () => {
    await createTradeIn(work.hand, 'RECEIVED')
    await createTradeIn(work.hand, 'QUARANTINED')
    const before = await readCounts(anna)
    expect(findQueue(before, '/desk/inspections')).toMatchObject({ count: 1, late: 0, ages: [1, 0, 0, 0] })
    expect(findQueue(before, '/desk/quarantine')).toBeUndefined()
    work.desk.clock.nowMs += 6 * DAY_MS
    await createTradeIn(work.hand, 'RECEIVED')
    expect(findQueue(await readCounts(anna), '/desk/inspections')).toMatchObject({
      count: 2,
      late: 1,
      ages: [1, 0, 1, 0],
      oldestSince: expect.any(String),
    })
    expect(findQueue(await readCounts(sofia), '/desk/quarantine')).toMatchObject({ count: 1, late: 0 })
    work.desk.clock.nowMs += 23 * DAY_MS
    expect(findQueue(await readCounts(sofia), '/desk/quarantine')).toMatchObject({
      late: 1,
      ages: [0, 0, 0, 1],
    })
  })

  it('name sellers who haven’t answered in time', async () => {
    await createTradeIn(work.hand, 'COUNTER_OFFERED')
    expect(findQueue(await readCounts(sofia), '/desk/lists/waiting')).toMatchObject({ count: 1, late: 0 })
    work.desk.clock.nowMs += 15 * DAY_MS
    expect(findQueue(await readCounts(sofia), '/desk/lists/waiting')).toMatchObject({ count: 1, late: 1 })
  })
})

interface Listening {
  readonly statusCode: number
  /** The next event whose text fits. */
  hear(pattern: RegExp): Promise<string>
  close(): void
}

/** Over a real connection: only that can be closed from the other side. */
async function listen(cookie: string): Promise<Listening> {
  const { port } = work.desk.app.server.address() as AddressInfo
  const headers = { host: 'desk.test', accept: 'text/event-stream', cookie }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ host: '127.0.0.1', port, path: '/desk/api/live', headers }, resolve).once('error', reject)
  const response = await promise
  let text = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return {
    statusCode: response.statusCode ?? 0,
    hear: async (pattern) => {
      await expect.poll(() => text, { timeout: 20_000 }).toMatch(pattern)
      const heard = text
      text = ''
      return heard
    },
    close: () => void response.destroy(),
  }
}

const countConnections = () => work.desk.app.deskLive.countConnections()

describe('an open page', () => {
  beforeAll(() => work.desk.app.listen({ host: '127.0.0.1', port: 0 }))

  it('hears the counts at once and whenever they change, but only those of its operator', async () => {
    const listening = await listen(await anna.startSession())
    const first = await listening.hear(/event: counts\ndata: .*\n\n/)
    expect(first).toContain('/desk/inspections')
    expect(first).not.toContain('/desk/quarantine')
    await createTradeIn(work.hand, 'IN_TRANSIT')
    const [, data = ''] = /data: (.*)\n/.exec(await listening.hear(/event: counts/)) ?? []
    expect(findQueue(JSON.parse(data), '/desk/arrivals')).toMatchObject({ count: 1 })
    listening.close()
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0)
  })

  it('is told when its session has ended, and the connection closes', async () => {
    const cookie = await anna.startSession()
    const listening = await listen(cookie)
    await listening.hear(/event: counts/)
    await work.desk.send('POST', '/desk/sign-out', { cookie, form: {} })
    await listening.hear(/event: ended/)
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0)
  })

  it('doesn’t keep its operator signed in: neither listening nor asking on its own counts as use', async () => {
    const cookie = await anna.startSession()
    const read = async (headers: Readonly<Record<string, string>> = {}) =>
      (await work.desk.send('GET', '/desk/api/counts', { cookie, headers })).statusCode
    const unattended = { 'desk-unattended': 'true' }
    const listening = await listen(cookie)
    work.desk.clock.nowMs += 20 * MINUTE_MS
    expect(await read(unattended)).toBe(200)
    work.desk.clock.nowMs += 11 * MINUTE_MS
    expect(await read(unattended)).toBe(401)
    await listening.hear(/event: ended/)
    const other = await anna.startSession()
    const click = () => work.desk.send('GET', '/desk/api/counts', { cookie: other })
    work.desk.clock.nowMs += 20 * MINUTE_MS
    expect((await click()).statusCode).toBe(200)
    work.desk.clock.nowMs += 20 * MINUTE_MS
    expect((await click()).statusCode).toBe(200)
  })

  it('is refused where too many listen, from one operator or from all, and may ask instead', async () => {
    const cookie = await anna.startSession()
    const own = [await listen(cookie), await listen(cookie)]
    const refused = await listen(cookie)
    expect(refused.statusCode).toBe(503)
    const others = [await listen(await sofia.startSession())]
    expect((await listen(await sofia.startSession())).statusCode).toBe(503)
    expect((await work.desk.send('GET', '/desk/api/counts', { cookie })).statusCode).toBe(200)
    for (const listening of [...own, ...others]) listening.close()
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0)
  })

  it('has to say that it listens: anything else would wait for an answer that never ends', async () => {
    const answer = await anna.see('/desk/api/live')
    expect({ statusCode: answer.statusCode, id: answer.json().id }).toEqual({
      statusCode: 400,
      id: 'INVALID_REQUEST',
    })
  })
})
