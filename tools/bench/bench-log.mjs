// How fast the public log takes entries, and what a proof costs in time and bytes, with few and with many entries.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { openPatientDatabase } from './patient-database.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { verifyConsistency } = await import('../../src/domain/transparency-log/verify-consistency.ts')
const { verifyInclusion } = await import('../../src/domain/transparency-log/verify-inclusion.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')
const { keepLog } = await import('../../src/server/modules/transparency-log/keep-log.ts')
const { findLeafIndexes, listEntries } = await import(
  '../../src/server/modules/transparency-log/log-entries.repository.ts'
)
const { proveConsistencies, proveInclusions } = await import(
  '../../src/server/modules/transparency-log/log-proofs.ts'
)
const { hashRanges } = await import('../../src/server/modules/transparency-log/hash-ranges.ts')
const { sha256 } = await import('../../src/server/modules/transparency-log/sha256.ts')
const { createLogSigning } = await import('../../src/server/secrets/log-signing.ts')
const { createShopSecret } = await import('../../src/server/secrets/shop-secret.ts')

const SIZES = [1_000, 1_000_000]
const SAMPLES = 300

const BATCH_SIZE = 5_000

/** Entries as triggers add them. */
const addPending = (client, count) =>
  client.query(
    `insert into log_pending (kind, content_hash, logged_at)
     select 'findings', sha256(convert_to(random()::text || number, 'UTF8')), now()
     from generate_series(1, $1::int) as number`,
    [count],
  )

const pick = (below) => randomBytes(4).readUInt32BE() % below

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** The median time of a step in milliseconds, and its last result. */
async function measure(step) {
  const times = []
  let result
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const startedAt = performance.now()
    result = await step()
    times.push(performance.now() - startedAt)
  }
  return { ms: median(times), result }
}

async function proveOne(db, size, rootHash) {
  const index = pick(size)
  const [{ leaf_hash: hash }] = await listEntries(db, { start: index, end: index + 1 })
  return {
    hash,
    rootHash,
    async prove() {
      const leafIndex = (await findLeafIndexes(db, [hash])).get(hash)
      const [proof] = await proveInclusions(db, [{ leaf_index: leafIndex, tree_size: size }])
      return proof
    },
  }
}

async function reportSize(db, size) {
  const [rootHash] = await hashRanges(db, [{ start: 0, end: size }])
  const one = await proveOne(db, size, rootHash)
  const inclusion = await measure(one.prove)
  const leafHash = Uint8Array.from(Buffer.from(one.hash, 'hex'))
  const verified = await measure(() => verifyInclusion(sha256, { leafHash, rootHash }, inclusion.result))
  const first = Math.max(1, pick(size))
  const consistency = await measure(async () => {
    const [proof] = await proveConsistencies(db, [{ tree_size_1: first, tree_size_2: size }])
    return proof
  })
  const [firstRoot] = await hashRanges(db, [{ start: 0, end: first }])
  const hasGrown = await verifyConsistency(sha256, { first: firstRoot, second: rootHash }, consistency.result)
  if (!verified.result || !hasGrown) throw new Error('A proof doesn’t hold')
  const bytesOf = (proof) => JSON.stringify(proof).length
  say(
    `${String(size).padStart(9)} entries   inclusion ${inclusion.ms.toFixed(2)} ms, ${inclusion.result.inclusion_path.length} hashes, ${bytesOf(inclusion.result)} bytes, verified in ${verified.ms.toFixed(2)} ms   ` +
      `consistency ${consistency.ms.toFixed(2)} ms, ${bytesOf(consistency.result)} bytes`,
  )
}

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
  const signing = createLogSigning(createShopSecret(Buffer.from('only this measurement knows this secret')))
  try {
    await prepareDatabase(database.url, { hasDevices: true, say: () => undefined })
    let grown = 0
    for (const size of SIZES) {
      await addPending(db.$client, size - grown)
      const startedAt = performance.now()
      while (await keepLog({ db, signing, now: Date.now }, BATCH_SIZE));
      const seconds = (performance.now() - startedAt) / 1_000
      await db.$client.query('vacuum analyze log_entry, log_node')
      say(`${String(size).padStart(9)} entries   placed ${Math.round((size - grown) / seconds)} a second`)
      await reportSize(db, size)
      grown = size
    }
    const { rows } = await db.$client.query(
      `select pg_size_pretty(pg_total_relation_size('log_entry')) as entries,
        pg_size_pretty(pg_total_relation_size('log_node')) as nodes`,
    )
    say(`on disk: entries ${rows[0].entries}, subtrees ${rows[0].nodes}`)
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
