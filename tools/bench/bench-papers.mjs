// The cached home page alone and beside papers and pictures, in turns, on one web process: drawing must not slow it down.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runShop } from '../run-shop.mjs'
import { fail, NODE, say } from '../setup.mjs'
import { ask, closeConnections } from './ask.mjs'

const { findRunningPostgres } = await import('../../src/server/db/embedded-postgres.ts')

/** The largest sale: a business sells as many devices as fit into one. */
const DEVICES = 500
const AT_ONCE = 8
/** How long each measurement takes, and how often the home page is requested meanwhile. */
const SECONDS = 5
const PAUSE_MS = 10
const ROUNDS = 3
const MAX_RATIO = 3
/** How often the seller's name changes, so that there is always a slip to draw. */
const REDRAW_MS = 100

async function post(url, body, headers = {}) {
  const answer = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.bytes}`)
  return JSON.parse(answer.bytes)
}

const SELLER = {
  email: 'seller@example.org',
  firstName: 'Erika',
  lastName: 'Muster',
  companyName: 'Muster Technik GmbH',
  vatId: 'DE136695976',
  street: 'Hauptstraße',
  houseNumber: '12',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
  birthDate: '',
  payment: {
    paymentTypeId: 13,
    accountHolder: 'Erika Muster',
    iban: 'DE89 3704 0044 0532 0130 00',
    paypalAccount: '',
  },
  ownsDevices: true,
  acceptsTerms: true,
}

// Cheap enough that the whole sale stays below the cap of business trades.
const INSERT_OFFER = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, expires_at)
  select 'de', 'b2bWidget', device_id, storage_gb, 4, '{}', '{}', 1000, 'EUR',
    (select max(version) from price_list where market = 'de'), 1, now() + interval '7 days'
  from device_storage limit 1 returning id`

const RENAME_SELLER = "update trade_seller set company_name = 'Muster ' || gen_random_uuid()"

/** Sells as many devices as possible, and returns the address of the packing slip. */
async function sellDevices(shopUrl, client) {
  const { rows } = await client.query(INSERT_OFFER)
  const customer = await post(`${shopUrl}/api/customers/guest_account_number`, {})
  const lines = [{ offerId: rows[0].id, quantity: DEVICES }]
  const request = { customer, lines, voucherCode: null, seller: SELLER }
  const trade = await post(`${shopUrl}/api/trades`, request, { 'idempotency-key': randomUUID() })
  return `${shopUrl}/api/trades/${trade.tradeNumber}/packing-slip.pdf?key=${trade.readKey}`
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Requests the home page at a steady pace, like visitors who know nothing of each other's papers. */
async function measureHome(url) {
  const times = []
  const endsAt = performance.now() + SECONDS * 1_000
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const { status } = await ask(url)
    if (status !== 200) throw new Error(`The home page answered ${status}`)
    times.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return median(times)
}

/** Keeps several requests under way until it is stopped, in a process of its own; counts the answers by status. */
function startLoad(urls) {
  const child = fork(fileURLToPath(new URL('paper-load.mjs', import.meta.url)), { execPath: NODE })
  child.send({ urls, atOnce: AT_ONCE })
  return async () => {
    const answered = once(child, 'message')
    child.send('stop')
    const [statuses] = await answered
    child.disconnect()
    return Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
  }
}

async function measureBeside(homeUrl, urls) {
  const stop = startLoad(urls)
  const beside = await measureHome(homeUrl)
  return { beside, answers: await stop() }
}

async function measureAll() {
  const shop = await runShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const client = new pg.Client({ connectionString: await findRunningPostgres(shop.dataDir) })
  await client.connect()
  try {
    const homeUrl = `${shop.urls.de}/`
    const slipUrl = await sellDevices(shop.urls.b2bWidget, client)
    const pictures = (await client.query('select key from picture order by random()')).rows
    const pictureUrls = pictures.map(({ key }) => `${shop.urls.de}/pictures/${key}.png`)
    const loads = {
      'kept packing slips': { urls: [slipUrl], isRedrawn: false },
      'packing slips, drawn again': { urls: [slipUrl], isRedrawn: true },
      'pictures, each a new one': { urls: pictureUrls, isRedrawn: false },
    }
    say(
      `The cached home page beside ${AT_ONCE} parallel requests for papers of a sale of ${DEVICES} devices; ${ROUNDS} rounds, one web process`,
    )
    await measureHome(homeUrl)
    let worst = 0
    for (const [name, { urls, isRedrawn }] of Object.entries(loads)) {
      const ratios = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const alone = await measureHome(homeUrl)
        const timer = isRedrawn
          ? setInterval(() => client.query(RENAME_SELLER).catch(() => undefined), REDRAW_MS)
          : undefined
        const { beside, answers } = await measureBeside(homeUrl, urls)
        clearInterval(timer)
        ratios.push(beside / alone)
        say(
          `${name.padEnd(28)} alone ${alone.toFixed(2)} ms, beside ${beside.toFixed(2)} ms: ${(beside / alone).toFixed(2)} × (${answers})`,
        )
      }
      say(`${name.padEnd(28)} median ${median(ratios).toFixed(2)} ×`)
      worst = Math.max(worst, median(ratios))
    }
    return worst
  } finally {
    closeConnections()
    await client.end()
    await shop.stop()
  }
}

export async function run() {
  const worst = await measureAll()
  // Only once the shop has stopped: this ends the process.
  if (worst > MAX_RATIO) fail(`Too slow: ${worst.toFixed(2)} × instead of at most ${MAX_RATIO} ×`)
}
