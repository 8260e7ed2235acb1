import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../../tools/opensearch-server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Only where tests have a real cluster: the addresses and process ids of its nodes. */
    searchCluster?: { readonly urls: readonly string[]; readonly pids: readonly number[] }
  }
}

/** A real OpenSearch of three nodes for all tests of a run. A node that is killed comes back. */
export default async function startSearchCluster({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-opensearch-'))
  const cluster = await startCluster({ folder })
  provide('searchCluster', { urls: cluster.urls, pids: cluster.getPids() })
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
