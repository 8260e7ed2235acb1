// npm run opensearch: a cluster of three nodes for developers, until it is stopped. Its indexes are gone afterwards.
import { rmSync } from 'node:fs'
import { ensureOpenSearch, OPENSEARCH_VERSION, startCluster } from './opensearch-server.mjs'
import { createTemporaryFolder } from './run-shop.mjs'
import { fail, say } from './setup.mjs'

if (!ensureOpenSearch()) fail('OpenSearch can’t be fetched: it needs Maven and a JDK, and the network once.')
const folder = createTemporaryFolder()
say('Starting three nodes (about half a minute) …')
const cluster = await startCluster({ folder })
say(`OpenSearch ${OPENSEARCH_VERSION} is up. In another terminal:`)
say(`SEARCH_URL=${cluster.urls.join(',')} npm start`)

const stop = async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
