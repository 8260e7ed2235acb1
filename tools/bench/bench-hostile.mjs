// Hostile requests: the slowest answer to a header, path, query and body of the largest allowed size, beside an ordinary
// one of the same kind, in one run. What takes linear time stays within a small factor.
import { request } from 'node:http'
import { runShop } from '../run-shop.mjs'

const TRIES = 15
/** Pricing a whole list takes a second. */
const LIST_TRIES = 2

/** Below the largest header that Node accepts, and what fits into an address beside it. */
const HEADER_LENGTH = 15_500
const PATH_LENGTH = 1_980
const QUERY_LENGTH = 14_000
const JSON_LENGTH = 30_000
const LIST_LENGTH = 1_900_000
const LIST_ROWS = 5_000

const FILLINGS = ['\t', ' ', ',', ';', '=', '/', '%20', '0', 'a', '-', '.', '"', ':', ';\t', 'a=', '1 ', 'a1']

const HEADERS = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
]

const fill = (text, length) => text.repeat(Math.floor(length / text.length))

let visitors = 0

/** One request, from an address of its own so that no limit answers instead. */
function ask(origin, { path, method = 'GET', headers = {}, body }) {
  visitors += 1
  const address = `198.51.${Math.floor(visitors / 250) % 250}.${visitors % 250}`
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(
      { hostname, port, path, method, headers: { host, 'x-forwarded-for': address, ...headers } },
      (response) => {
        response.resume()
        response.once('end', () => resolve(performance.now() - startedAt))
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** The fastest of a few tries: what is measured is the work, not what else the machine does. */
async function measure(origin, build, tries) {
  let fastest = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries; count += 1) fastest = Math.min(fastest, await ask(origin, build(count)))
  return fastest
}

const postJson = (path, text) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ names: [text], q: text, message: text, email: text }),
})

const postList = (text) => ({
  path: '/api/lists/quotes',
  method: 'POST',
  headers: { 'content-type': 'text/csv' },
  body: text,
})

// Only what may be part of an address, as it is written there.
const isForAddress = (text) => encodeURI(text) === text || text === '%20'

/** Kinds of requests: an ordinary one, and hostile ones of the largest size. Each try differs, so that none is remembered. */
const KINDS = [
  {
    name: 'header',
    ordinary: (count) => ({ path: '/', headers: { 'accept-encoding': `gzip, x${count}` } }),
    hostile: HEADERS.flatMap((name) =>
      FILLINGS.map((text) => ({
        label: `${name} of ${JSON.stringify(text)}`,
        build: (count) => ({ path: '/', headers: { [name]: `gzip${fill(text, HEADER_LENGTH)}x${count}` } }),
      })),
    ),
  },
  {
    name: 'path',
    ordinary: (count) => ({ path: `/produkte/x${count}` }),
    hostile: FILLINGS.filter(isForAddress).map((text) => ({
      label: JSON.stringify(text),
      build: (count) => ({ path: `/produkte/${fill(text, PATH_LENGTH)}${count}` }),
    })),
  },
  {
    name: 'query',
    ordinary: (count) => ({ path: `/produkte/uebersicht-suche?q=x${count}` }),
    hostile: FILLINGS.filter(isForAddress).map((text) => ({
      label: JSON.stringify(text),
      build: (count) => ({ path: `/produkte/uebersicht-suche?q=${count}${fill(text, QUERY_LENGTH)}` }),
    })),
  },
  {
    name: 'JSON body',
    ordinary: (count) => postJson('/api/lists/names', `iPhone ${count}`),
    hostile: [...FILLINGS, '1 gen', 'kit 1', '2 in ', '["'].map((text) => ({
      label: JSON.stringify(text),
      build: (count) => postJson('/api/lists/names', `${count}${fill(text, JSON_LENGTH)}`),
    })),
  },
  {
    name: 'list',
    tries: LIST_TRIES,
    ordinary: (count) =>
      postList(Array.from({ length: LIST_ROWS }, (_, row) => `iPhone ${row}${count};64`).join('\n')),
    hostile: [...FILLINGS, '1 gen', 'kit 1', '2 in '].map((text) => ({
      label: JSON.stringify(text),
      build: (count) => postList(`${count}${fill(text, LIST_LENGTH)}\n`),
    })),
  },
]

export async function run() {
  const shop = await runShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  try {
    console.log(`\nFastest of several tries, in milliseconds\n`)
    console.log(
      `${'kind'.padEnd(12)}${'ordinary'.padStart(10)}${'slowest'.padStart(10)}${'ratio'.padStart(8)}  by`,
    )
    for (const { name, ordinary, hostile, tries = TRIES } of KINDS) {
      await measure(shop.urls.de, ordinary, tries)
      const ordinaryMs = await measure(shop.urls.de, ordinary, tries)
      let slowest = { label: '', ms: 0 }
      for (const { label, build } of hostile) {
        const ms = await measure(shop.urls.de, build, tries)
        if (ms > slowest.ms) slowest = { label, ms }
      }
      const ratio = (slowest.ms / ordinaryMs).toFixed(1)
      console.log(
        `${name.padEnd(12)}${ordinaryMs.toFixed(2).padStart(10)}${slowest.ms.toFixed(2).padStart(10)}${ratio.padStart(8)}  ${slowest.label}`,
      )
    }
  } finally {
    await shop.stop()
  }
}
