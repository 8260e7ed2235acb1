// What grows with trades or devices if it is done wrongly: each as a function that is timed, by name.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.mjs'
import { erasePerson } from './erase-person.mjs'
import { MAKERS } from './grow-devices.mjs'
import { FIRST_GROWN } from './grow-trades.mjs'
import { prepareTradeRequests } from './trade-requests.mjs'

const { buildPath } = await import('../../src/domain/routing/path.ts')
const { formatTradeNumber } = await import('../../src/domain/trades/trade-number.ts')
const { MARKETS } = await import('../../src/markets/markets.ts')
const { bumpCacheVersion } = await import('../../src/server/db/cache-versions.ts')
const { addOperator, createToken } = await import('../../src/server/desk/operators/manage-operators.ts')
const { countItems } = await import('../../src/server/desk/items/items.repository.ts')
const { createPasswordHashing } = await import('../../src/server/modules/account/password-hashing.ts')
const { countSettled } = await import('../../src/server/modules/fairness/count-settled.ts')
const { forgetLeftovers, forgetPeople } = await import('../../src/server/worker/forget-leftovers.ts')

/** Longer than a notification takes to reach the web process. */
const DROP_MS = 200
const TRIES = 15
const FEW_TRIES = 5
/** Leftovers of each kind that the housekeeping finds. */
const LEFTOVERS = 2_000
const DESK_STATES = ['RECEIVED', 'IN_INSPECTION', 'APPEALED', 'QUARANTINED', 'RETURN_PENDING']

const expectStatus = async (status, answer) => {
  const { status: actual, bytes } = await answer
  if (actual !== status) throw new Error(`${actual} instead of ${status}: ${bytes.toString().slice(0, 300)}`)
}

const de = (route, params) => buildPath(MARKETS.de, route, params)

/** Pages that are made for this request, and pages that are kept. */
function listPageWork({ db, web, devices }) {
  const get = (path) => expectStatus(200, ask(web.url + path))
  const uncached = (path) => ({
    tries: FEW_TRIES,
    prepare: async () => {
      await bumpCacheVersion(db, 'content')
      await wait(DROP_MS)
    },
    run: () => get(path),
  })
  const kept = (path) => ({ tries: 3 * TRIES, run: () => get(path) })
  const findDevice = (run) => `maker${1 + ((run * 7 + 1) % MAKERS)}-model-${run * 7 + 1}`
  return {
    'home, uncached': uncached(de('home')),
    'home, kept': kept(de('home')),
    'device, uncached': { tries: TRIES, run: (run) => get(de('pdp', { pdp: findDevice(run + 3) })) },
    'device, kept': kept(de('pdp', { pdp: findDevice(3) })),
    'list of a maker, uncached': {
      tries: TRIES,
      run: (run) => get(de('overview', { overview: `maker${run + 2}` })),
    },
    'list of a maker, kept': kept(de('overview', { overview: 'maker2' })),
    'list of a category, uncached': uncached(de('overview', { overview: 'handys' })),
    'fairness, uncached': uncached(de('fairness')),
    'sitemap, list of files': uncached('/sitemap.xml'),
    'sitemap, overviews': uncached('/sitemap-overviews-1.xml'),
    'sitemap, last devices': uncached(`/sitemap-devices-${Math.ceil((1_000 + devices) / 10_000)}.xml`),
  }
}

async function listTradeWork({ db, web }) {
  const client = await db.$client.connect()
  const bodies = await prepareTradeRequests(client, TRIES)
  client.release()
  return {
    'creation of a trade': {
      tries: TRIES,
      run(run) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
        const request = { method: 'POST', headers, body: bodies[run] }
        return expectStatus(201, ask(`${web.url}/api/trades`, request))
      },
    },
  }
}

async function createDeskToken(db, name) {
  const options = { db, hashing: createPasswordHashing(), now: Date.now }
  await addOperator(options, { name, roles: ['inspector'] })
  return (await createToken(options, { name, days: 1, scopes: ['inspector'] })).result.token
}

async function listDeskWork({ db, desk, trades }) {
  const authorization = `Bearer ${await createDeskToken(db, `bench-${trades}`)}`
  const find = (code) =>
    expectStatus(200, ask(`${desk.url}/desk/api/parcels?code=${code}`, { headers: { authorization } }))
  return {
    'desk, sale by its number': {
      tries: TRIES,
      run: (run) => find(formatTradeNumber(FIRST_GROWN + trades - 7 * run)),
    },
    'desk, sale by its parcel': { tries: TRIES, run: (run) => find(`GROWN${trades - 11 * run}`) },
    'desk, devices in the queues': { tries: TRIES, run: () => countItems(db, DESK_STATES) },
  }
}

const OLD_ROWS = [
  `insert into outbox (topic, work_key, data, status, due_at, created_at, done_at)
   select 'TRADE_MAIL', gen_random_uuid()::text, '{}', 'done', at, at, at
   from (select now() - interval '40 days' as at from generate_series(1, $1)) as old`,
  `insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
     currency, price_list_version, rule_version, created_at, expires_at)
   select 'de', 'default', device_id, storage_gb, 4, '{}', '{}', 9000, 'EUR',
     (select max(version) from price_list where market = 'de'), 1, at - interval '7 days', at
   from (select device_id, storage_gb from device_storage limit 1) as sold,
     (select now() - interval '90 days' - n * interval '1 microsecond' as at from generate_series(1, $1) as n) as old`,
  `insert into controlling_event (received_at, client_id, application_id, market, shop_mode, url, event_name, data)
   select now() - interval '3 years', '', 'web', 'de', 'default', '/', 'trade_created', '{}' from generate_series(1, $1)`,
]

/** What a worker does without being asked. */
function listWorkerWork({ db, trades }) {
  const query = (text, values) => db.$client.query(text, values)
  return {
    housekeeping: {
      tries: FEW_TRIES,
      prepare: async () => {
        for (const text of OLD_ROWS) await query(text, [LEFTOVERS])
      },
      run: async () => {
        await forgetLeftovers(db, Date.now())
        await forgetPeople(db, Date.now())
      },
    },
    'figures, 500 devices counted': {
      tries: FEW_TRIES,
      prepare: (run) =>
        query('update trade_item set is_counted = false where transaction_id between $1 and $2', [
          FIRST_GROWN + 1 + 500 * run,
          FIRST_GROWN + 500 * (run + 1),
        ]),
      run: () => countSettled(db),
    },
    'erasure of a person': {
      tries: TRIES,
      run: (run) => erasePerson(db, trades - 13 * run - 1),
    },
  }
}

/** Everything that is measured at a size. */
export const listGrowthWork = async (shop) => ({
  ...listPageWork(shop),
  ...(await listTradeWork(shop)),
  ...(await listDeskWork(shop)),
  ...listWorkerWork(shop),
})

/** The median time of some tries, in milliseconds; what is prepared for each isn't counted. */
export async function measureWork({ tries, prepare = () => undefined, run }) {
  const times = []
  for (let count = 0; count < tries; count += 1) {
    await prepare(count)
    const startedAt = performance.now()
    await run(count)
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)[tries >> 1]
}
