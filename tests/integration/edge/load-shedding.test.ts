import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchLoad } from '#server/http/load-shedding.ts'
import { getSharedDatabaseUrl, withClient } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type Answer, startTestShop, type TestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de
const SEARCH = '/produkte/uebersicht-suche'

// The real meter with a shorter reading, so that nobody waits for it.
const load = watchLoad({ readingMs: 400 })

let shop: TestShop
let asked = 0

beforeAll(async () => {
  shop = await startTestShop({ load, trustedProxies: ['127.0.0.1'] })
  // From here on it is in the cache.
  await shop.get(HOST, '/')
})

afterAll(async () => {
  load.stop()
  await shop.close()
})

/** A page that nobody has asked for before. */
const askForNewPage = (): Promise<Answer> => {
  asked += 1
  return shop.get(HOST, `${SEARCH}?q=load${asked}`)
}

/** Keeps the event loop of this process busy, which is also the shop's: each turn takes longer than it may. */
function startWork(): { stop(): Promise<void> } {
  let isWorking = true
  const work = async () => {
    while (isWorking) {
      const end = performance.now() + 250
      while (performance.now() < end);
      await nextTurn()
    }
  }
  const working = work()
  return {
    stop() {
      isWorking = false
      return working
    },
  }
}

const PATIENCE = { timeout: 30_000, interval: 50 }

describe('a process whose event loop has too much to do', () => {
  it('refuses what is made for one visitor, answers everything else, and recovers', async () => {
    // A process that has just started may be busy by itself.
    await expect.poll(async () => (await askForNewPage()).status, PATIENCE).toBe(200)
    const work = startWork()
    try {
      await expect
        .poll(async () => {
          const { status, headers } = await askForNewPage()
          return { status, saysWhen: Number(headers['retry-after']) > 0 }
        }, PATIENCE)
        .toEqual({ status: 503, saysWhen: true })
      const [home, health] = [await shop.get(HOST, '/'), await shop.get(HOST, '/healthz')]
      expect({ home: home.status, health: health.status }).toEqual({ home: 200, health: 200 })
    } finally {
      await work.stop()
    }
    await expect.poll(async () => (await askForNewPage()).status, PATIENCE).toBe(200)
  })
})

/** More than may wait. */
const PICTURES = 60

describe('a process that has too much to draw', () => {
  it('refuses further drawings, while pages and health answer', async () => {
    const { rows } = await withClient(getSharedDatabaseUrl(), (client) =>
      client.query<{ key: string }>(
        `select distinct picture_key as key from device_image where view = 'front' order by 1 limit ${PICTURES}`,
      ),
    )
    expect(rows.length).toBe(PICTURES)
    // Each from a network of its own, or the limit per network would refuse them first.
    const drawings = rows.map(({ key }, index) =>
      shop.get(HOST, `/pictures/${key}.png`, { 'x-forwarded-for': `192.0.2.${index + 1}` }),
    )
    const beside = [await shop.get(HOST, '/'), await shop.get(HOST, '/healthz')]
    expect(beside.map(({ status }) => status)).toEqual([200, 200])
    const answers = await Promise.all(drawings)
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  })
})
