// In-memory search: every query of the shop on 1,000 and on 100,000 devices, in one process and one run.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TYPED } from './typed-texts.mjs'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const { generateDevices, generateGroups } = await import('./generate-devices.ts')
const { createEmbeddedSearch } = await import('../../src/server/ports/search/embedded/embedded-search.ts')
const { createCatalogueService } = await import('../../src/server/modules/catalogue/catalogue.service.ts')
const { findSuggestions } = await import('../../src/server/modules/search/suggestions.service.ts')
const { de } = await import('../../src/markets/de.ts')

const SIZES = [1_000, 100_000]
const RUNS = 2_000
const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }
const SILENT = { error: () => undefined }

const formatMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`
const formatMilliseconds = (value) => value.toFixed(3).padStart(9)

function measureMemory() {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const QUERIES = {
  'categories list': () => ({ query: { kind: 'categories' }, size: 0 }),
  'manufacturer by address': ({ manufacturer }) => ({
    query: { kind: 'group', match: { kind: 'manufacturer', by: 'url', value: manufacturer.toLowerCase() } },
    size: 200,
  }),
  'device by address': ({ url }) => ({ query: { kind: 'deviceByUrl', url }, size: 1 }),
  'devices of a series': ({ seriesId }) => ({
    query: { kind: 'devicesBySeries', seriesId, sort: 'newest' },
    size: 48,
  }),
  'list of a manufacturer': ({ manufacturerId }) => ({
    query: { kind: 'deviceList', filter: { manufacturerId }, sort: 'newest', from: 0 },
    size: 48,
  }),
  'list of a category by price': ({ categoryId }) => ({
    query: { kind: 'deviceList', filter: { categoryId }, sort: 'price.de', from: 0 },
    size: 48,
  }),
}

async function measure(devices, ask) {
  const times = []
  for (let pass = 0; pass < RUNS + 200; pass += 1) {
    const device = devices[(pass * 7_919) % devices.length]
    const startedAt = performance.now()
    await ask(device, pass)
    // The first runs warm up the compiler.
    if (pass >= 200) times.push(performance.now() - startedAt)
  }
  times.sort((left, right) => left - right)
  return { p50: times[Math.floor(RUNS * 0.5)], p99: times[Math.floor(RUNS * 0.99)] }
}

async function measureSize(count) {
  let devices = generateDevices(count)
  const documents = { groups: generateGroups(devices), devices }
  const withDocuments = measureMemory()
  const engine = createEmbeddedSearch({ indexes: [INDEXES], load: async () => documents })
  const startedAt = performance.now()
  await engine.refresh()
  const builtMs = performance.now() - startedAt
  const indexBytes = measureMemory() - withDocuments
  // The size of the documents themselves, measured by building a second set.
  const before = measureMemory()
  const second = generateDevices(count)
  const documentBytes = measureMemory() - before
  second.length = 0
  console.log(
    `\n${count} devices: index ${formatMegabytes(indexBytes)} + documents ${formatMegabytes(documentBytes)} = ${formatMegabytes(indexBytes + documentBytes)}, built in ${builtMs.toFixed(0)} ms`,
  )
  const catalogue = createCatalogueService({ engine, log: SILENT, now: () => 0 })
  const results = {}
  for (const [name, typed] of Object.entries(TYPED))
    results[name] = await measure(devices, (device, pass) =>
      findSuggestions(catalogue, de, typed(device, pass)),
    )
  for (const [name, build] of Object.entries(QUERIES))
    results[name] = await measure(devices, (device) => {
      const { query, size } = build(device)
      return engine.search(query, { indexes: INDEXES, size })
    })
  devices = null
  return results
}

export async function run() {
  const all = []
  for (const size of SIZES) all.push(await measureSize(size))
  const [small, large] = all
  console.log(`\nServer time in ms (${RUNS} runs each), and how it grows with 100 times the devices`)
  console.log(`${'query'.padEnd(34)}  p50 1,000  p99 1,000   p50 100,000  p99 100,000   growth p50`)
  for (const name of Object.keys(small)) {
    const one = small[name]
    const other = large[name]
    console.log(
      `${name.padEnd(34)} ${formatMilliseconds(one.p50)}  ${formatMilliseconds(one.p99)}   ${formatMilliseconds(other.p50)}    ${formatMilliseconds(other.p99)}    ${(other.p50 / one.p50).toFixed(1).padStart(6)} x`,
    )
  }
  const findSlowest = (results) =>
    Math.max(
      ...Object.entries(results).flatMap(([name, { p99 }]) => (name.startsWith('typeahead') ? p99 : [])),
    )
  console.log(
    `\nSlowest typeahead p99: ${findSlowest(small).toFixed(2)} ms at 1,000 (limit 5), ${findSlowest(large).toFixed(2)} ms at 100,000 (limit 15)`,
  )
}
