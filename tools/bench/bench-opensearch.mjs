// npm run bench -- opensearch [devices]: one language's indexes on a real cluster of three nodes on this machine.
import { readFileSync, rmSync } from 'node:fs'
import { ensureOpenSearch, startCluster, waitUntilGreen } from '../opensearch-server.mjs'
import { createTemporaryFolder } from '../run-shop.mjs'
import { fail, say } from '../setup.mjs'
import { TYPED } from './typed-texts.mjs'

const { generateDevices, generateGroups, streamDevices } = await import('./generate-devices.ts')
const { createCatalogueService } = await import('../../src/server/modules/catalogue/catalogue.service.ts')
const { findSuggestions } = await import('../../src/server/modules/search/suggestions.service.ts')
const { createOpenSearch } = await import('../../src/server/ports/search/opensearch/opensearch.ts')
const { INDEX_DEFINITIONS } = await import('../../src/server/ports/search/opensearch/index-definitions.ts')
const { hashDefinitions, nameSearchedAliases } = await import(
  '../../src/server/ports/search/opensearch/release-alias.ts'
)
const { de } = await import('../../src/markets/de.ts')

const DEVICES = 100_000
const PORTION = 1_000
/** Typed texts come from these; they are spread over the whole catalogue. */
const SAMPLES = 1_000
const RUNS = 400
const WARM_UP = 50
/** What is typed to be slow isn't typed as often in a large catalogue. */
const MAX_KIND_MS = 60_000
const VISITORS = 4
const SWAPS = 10
const RED_SEARCHES = 200
/** What the nodes get up to 200,000 devices, and above. */
const HEAPS_MB = { small: 1_024, large: 2_048 }
const LARGE = 200_000
const INDEXES = de.searchIndexes
/** Swapped again and again; how long that takes doesn't depend on how much is in an index. */
const SMALL = { manufacturers: 'bench-manufacturers', devices: 'bench-devices' }
const SMALL_DEVICES = 500
const SILENT = { error: () => undefined }

const formatMilliseconds = (value) => `${value.toFixed(1).padStart(8)} ms`
const percentile = (times, share) =>
  times.toSorted((left, right) => left - right)[Math.floor((times.length - 1) * share)] ?? 0
const describeTimes = (times) =>
  `p50 ${formatMilliseconds(percentile(times, 0.5))}, p99 ${formatMilliseconds(percentile(times, 0.99))}`

/** The most memory a process has had so far, in MB; 0 where the system doesn't say. */
function readPeakMb(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)
  } catch {
    return 0
  }
}

async function* readPortions(devices) {
  let portion = []
  for (const device of devices) {
    if (portion.push(device) < PORTION) continue
    yield portion
    portion = []
  }
  yield portion
}

const requireNoError = (task, error) => {
  throw new Error(task, { cause: error })
}

/** An engine whose indexes are filled, and how long that took. */
async function openFilled(urls, options) {
  const startedAt = performance.now()
  const engine = await createOpenSearch({
    urls,
    startTimeoutMs: 2 ** 31 - 1,
    onProgress: () => undefined,
    onError: requireNoError,
    ...options,
  })
  return { engine, seconds: (performance.now() - startedAt) / 1_000 }
}

async function fill(urls, count) {
  const startedAt = performance.now()
  let version = '1'
  const samples = []
  const step = Math.max(1, Math.floor(count / SAMPLES))
  function* devices() {
    for (const device of streamDevices(count)) {
      if (device.id % step === 0) samples.push(device)
      yield device
    }
  }
  const { engine, seconds } = await openFilled(urls, {
    indexes: [INDEXES],
    load: async () => ({
      groups: generateGroups(generateDevices(Math.min(count, 20_000))),
      devices: readPortions(devices()),
    }),
    readVersion: async () => version,
    loadChanged: async () => ({ ids: [samples[0].id], devices: [samples[0]], groups: null }),
    onProgress: ({ index, documents }) =>
      say(
        `  ${index}: ${documents} documents after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
      ),
  })
  say(`fill: ${count} devices in ${seconds.toFixed(0)} s (${Math.round(count / seconds)} a second)`)
  const changePrice = async () => {
    version = String(Number(version) + 1)
    const changedAt = performance.now()
    await engine.refresh()
    return performance.now() - changedAt
  }
  return { engine, samples, changePrice }
}

async function measureTyped(search) {
  const endsAt = performance.now() + MAX_KIND_MS
  const times = []
  for (let pass = 0; pass < RUNS + WARM_UP && performance.now() < endsAt; pass += 1) {
    const startedAt = performance.now()
    await search(pass)
    times.push(performance.now() - startedAt)
  }
  return times.length > 2 * WARM_UP ? times.slice(WARM_UP) : times
}

async function measureTypeahead(engine, samples) {
  const catalogue = createCatalogueService({ engine, log: SILENT, now: () => 0 })
  const all = []
  for (const [name, typed] of Object.entries(TYPED)) {
    const times = await measureTyped((pass) =>
      findSuggestions(catalogue, de, typed(samples[(pass * 7) % samples.length], pass)),
    )
    all.push(...times)
    say(`${name.padEnd(32)} ${describeTimes(times)}, ${times.length} times`)
  }
  say(`${'all of them'.padEnd(32)} ${describeTimes(all)}`)
}

/** Searches with several visitors at a time while something happens. */
async function searchMeanwhile(label, { search, happen }) {
  const times = []
  const seen = { failed: 0, empty: 0 }
  let isOver = false
  const visit = async (visitor) => {
    for (let pass = visitor; !isOver; pass += VISITORS) {
      const startedAt = performance.now()
      try {
        if ((await search(pass)).total === 0) seen.empty += 1
      } catch {
        seen.failed += 1
      }
      times.push(performance.now() - startedAt)
    }
  }
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
  await happen()
  isOver = true
  await Promise.all(visits)
  const longest = formatMilliseconds(Math.max(...times)).trim()
  say(
    `${label}: ${times.length} searches, ${seen.failed} failed, ${seen.empty} empty, ${describeTimes(times)}, longest ${longest}`,
  )
}

async function measureSwaps(urls) {
  const devices = generateDevices(SMALL_DEVICES)
  const load = async () => ({ groups: generateGroups(devices), devices: readPortions(devices) })
  const { engine } = await openFilled(urls, { indexes: [SMALL], load })
  await searchMeanwhile(`${SWAPS} swaps of aliases`, {
    search: (pass) => {
      const text = devices[pass % devices.length].model
      return engine.search({ kind: 'deviceSearch', text, filter: {}, from: 0 }, { indexes: SMALL, size: 6 })
    },
    async happen() {
      for (let count = 0; count < SWAPS; count += 1) await engine.refresh()
    },
  })
  await engine.close()
}

async function measureNodeLoss({ urls, getPids }, engine, samples) {
  await searchMeanwhile('a node killed and back', {
    search: (pass) => {
      const text = samples[pass % samples.length].name
      return engine.search({ kind: 'deviceSearch', text, filter: {}, from: 0 }, { indexes: INDEXES, size: 6 })
    },
    async happen() {
      process.kill(getPids()[0], 'SIGKILL')
      const others = urls.slice(1)
      // The cluster first has to notice that the node is gone, or it would still look green.
      for (let nodes = 3; nodes > 2; )
        nodes = (await (await fetch(`${others[0]}/_cluster/health`)).json()).number_of_nodes
      await waitUntilGreen([...others, urls[0]])
    },
  })
}

/** Asks the cluster itself. */
async function askCluster([url], path, method = 'GET', body = undefined) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) })).json()
}

/** How fast searches fail while no node has the index, and whether they work right afterwards. */
async function measureRed({ urls }, engine, samples) {
  const red = 'bench-red'
  const { devices: alias } = nameSearchedAliases(INDEXES, hashDefinitions(INDEX_DEFINITIONS))
  const [index] = Object.keys(await askCluster(urls, `/_alias/${alias}`))
  const pointTo = (added, removed) =>
    askCluster(urls, '/_aliases', 'POST', {
      actions: [{ add: { index: added, alias } }, { remove: { index: removed, alias } }],
    })
  const catalogue = createCatalogueService({ engine, log: SILENT, now: () => 0 })
  const search = async (pass) => {
    const startedAt = performance.now()
    const { name: text } = samples[pass % samples.length]
    const answer = await catalogue.searchDevices(de, { text }, 6).catch(() => null)
    return { isAnswered: answer !== null, time: performance.now() - startedAt }
  }
  const searchSome = async () => {
    const answers = []
    for (let pass = 0; pass < RED_SEARCHES; pass += 1) answers.push(await search(pass))
    return answers
  }
  const describeAnswers = (answers) =>
    `${answers.filter(({ isAnswered }) => !isAnswered).length} of ${answers.length} failed, ${describeTimes(answers.map(({ time }) => time))}`
  // No node may hold it, so it has no shard that could answer.
  await askCluster(urls, `/${red}?wait_for_active_shards=0`, 'PUT', {
    settings: { 'index.routing.allocation.require._name': 'none' },
  })
  await pointTo(red, index)
  const { status } = await askCluster(urls, '/_cluster/health')
  say(`the cluster is ${status}: ${describeAnswers(await searchSome())}`)
  await pointTo(index, red)
  await askCluster(urls, `/${red}`, 'DELETE')
  say(`and green again: ${describeAnswers(await searchSome())}`)
}

export async function run([given]) {
  if (!ensureOpenSearch())
    fail('OpenSearch can’t be fetched: it needs Maven and a JDK, and the network once.')
  const count = Number(given ?? DEVICES)
  const folder = createTemporaryFolder()
  const heapMb = count > LARGE ? HEAPS_MB.large : HEAPS_MB.small
  const cluster = await startCluster({ folder, heapMb, isMeasured: true })
  try {
    const { engine, samples, changePrice } = await fill(cluster.urls, count)
    const peaks = cluster.getPids().map((pid) => `${readPeakMb(pid)} MB`)
    say(
      `memory at most: nodes ${peaks.join(', ')} (heap ${heapMb} MB), this process ${readPeakMb(process.pid)} MB`,
    )
    await measureTypeahead(engine, samples)
    const changes = []
    for (let pass = 0; pass < 20; pass += 1) changes.push(await changePrice())
    say(`one changed price: ${describeTimes(changes)}`)
    await measureSwaps(cluster.urls)
    await measureRed(cluster, engine, samples)
    await measureNodeLoss(cluster, engine, samples)
    await engine.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
