// Search from memory: every query of the shop on 1,000 and on 100,000 devices, in one process and one run.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const { generateDevices, generateGroups } = await import('./generate-devices.ts')
const { createEmbeddedSearch } = await import('../../src/server/ports/search/embedded/embedded-search.ts')
const builders = await import('../../src/domain/search/query-builders.ts')
const { createSearchService, toSearchRequest } = await import(
  '../../src/server/modules/search/search.service.ts'
)
const { createCatalogueService } = await import('../../src/server/modules/catalogue/catalogue.service.ts')
const { findSuggestions } = await import('../../src/server/modules/search/suggestions.service.ts')
const { de } = await import('../../src/markets/de.ts')

const SIZES = [1_000, 100_000]
const ROUNDS = 2_000
const INDEXES = [{ manufacturers: 'de-manufacturers', devices: 'shop-de' }]
const SILENT = { warn: () => undefined, error: () => undefined }

const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`
const milliseconds = (value) => value.toFixed(3).padStart(9)

function memory() {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const swapLetters = (text, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)

/** What people type: beginnings of every length, typing errors, other orders, joined words, model codes, nonsense. */
const TYPED = {
  'typeahead, being typed': ({ name }, round) => name.slice(0, 1 + (round % name.length)),
  'typeahead, one letter': ({ name }) => name.slice(0, 1),
  'typeahead, whole name': ({ name }) => name,
  'typeahead, letters swapped': ({ name }) => swapLetters(name, 1),
  'typeahead, two words wrong': ({ manufacturer, model }) =>
    `${swapLetters(manufacturer, 2)} ${swapLetters(model, 1)}`,
  'typeahead, other order': ({ name }) => name.split(' ').reverse().join(' '),
  'typeahead, no spaces': ({ model }) => model.replaceAll(' ', ''),
  'typeahead, model code': ({ modelCodes }) => modelCodes[0],
  'typeahead, most devices': ({ category }) => category,
  'typeahead, twelve wrong words': ({ name }, round) =>
    Array.from(
      { length: 12 },
      (_, index) => `${swapLetters(name, 1).slice(0, 9)}q${(round + index) % 9}`,
    ).join(' '),
}

const FORMS = {
  'categories list': () => ['de-manufacturers', builders.buildCategoriesQuery(), 0],
  'manufacturer by address': ({ manufacturer }) => [
    'de-manufacturers',
    builders.buildGroupQuery({ kind: 'manufacturer', by: 'url', value: manufacturer.toLowerCase() }),
    200,
  ],
  'device by address': ({ url }) => ['shop-de', builders.buildDeviceByUrlQuery(url), 1],
  'devices of a series': ({ seriesId }) => ['shop-de', builders.buildDevicesBySeriesQuery({ seriesId }), 48],
  'list of a manufacturer': ({ manufacturerId }) => [
    'shop-de',
    builders.buildDeviceListQuery({ filter: { manufacturerId } }),
    48,
  ],
  'list of a category by price': ({ categoryId }) => [
    'shop-de',
    builders.buildDeviceListQuery({ filter: { categoryId }, sort: 'price.de' }),
    48,
  ],
}

async function measure(devices, ask) {
  const times = []
  for (let round = 0; round < ROUNDS + 200; round += 1) {
    const device = devices[(round * 7_919) % devices.length]
    const startedAt = performance.now()
    await ask(device, round)
    // The first rounds warm up the compiler.
    if (round >= 200) times.push(performance.now() - startedAt)
  }
  times.sort((left, right) => left - right)
  return { p50: times[Math.floor(ROUNDS * 0.5)], p99: times[Math.floor(ROUNDS * 0.99)] }
}

async function measureSize(count) {
  let devices = generateDevices(count)
  const documents = { groups: generateGroups(devices), devices }
  const withDocuments = memory()
  const engine = createEmbeddedSearch({ indexes: INDEXES, load: async () => documents })
  const startedAt = performance.now()
  await engine.refresh()
  const builtMs = performance.now() - startedAt
  const indexBytes = memory() - withDocuments
  // What the documents themselves take, measured by making a second set of them.
  const before = memory()
  const second = generateDevices(count)
  const documentBytes = memory() - before
  second.length = 0
  console.log(
    `\n${count} devices: index ${megabytes(indexBytes)} + documents ${megabytes(documentBytes)} = ${megabytes(indexBytes + documentBytes)}, built in ${builtMs.toFixed(0)} ms`,
  )
  const catalogue = createCatalogueService(createSearchService(engine, SILENT), { now: () => 0 })
  const results = {}
  for (const [name, typed] of Object.entries(TYPED))
    results[name] = await measure(devices, (device, round) =>
      findSuggestions(catalogue, de, typed(device, round)),
    )
  for (const [name, form] of Object.entries(FORMS))
    results[name] = await measure(devices, (device) => engine.search(toSearchRequest(...form(device))))
  devices = null
  return results
}

export async function run() {
  const all = []
  for (const size of SIZES) all.push(await measureSize(size))
  const [small, large] = all
  console.log(`\nServer time in ms (${ROUNDS} rounds each), and how it grows with 100 times the devices`)
  console.log(`${'query'.padEnd(34)}  p50 1,000  p99 1,000   p50 100,000  p99 100,000   growth p50`)
  for (const name of Object.keys(small)) {
    const [one, other] = [small[name], large[name]]
    console.log(
      `${name.padEnd(34)} ${milliseconds(one.p50)}  ${milliseconds(one.p99)}   ${milliseconds(other.p50)}    ${milliseconds(other.p99)}    ${(other.p50 / one.p50).toFixed(1).padStart(6)} x`,
    )
  }
  const typeahead = (results) =>
    Math.max(
      ...Object.entries(results).flatMap(([name, { p99 }]) => (name.startsWith('typeahead') ? p99 : [])),
    )
  console.log(
    `\nSlowest typeahead p99: ${typeahead(small).toFixed(2)} ms at 1,000 (limit 5), ${typeahead(large).toFixed(2)} ms at 100,000 (limit 15)`,
  )
}
