import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { artPlugin } from './tools/vite-art-plugin.ts'

export default defineConfig({
  test: {
    // One less than there are cores is the usual; with two cores that would be one, and half of the machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share a worker's modules: loading them anew for each file took more than half of the time. What a test
    // changes for all is put back after it.
    isolate: false,
    // A limit for what hangs, not a measure of speed: the machine may be busy with others.
    testTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    setupFiles: ['tests/support/restore-clock.ts'],
    projects: [
      {
        extends: true,
        // Screens name the address of the drawings, which the build decides.
        plugins: [artPlugin()],
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database-server.ts'],
          // Limits for what hangs. Tests start whole shops, and the machine may be busy with others.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 's3',
          // The tests of files once more, with a bucket in place of the folder.
          include: [
            'tests/integration/blobs/*.test.ts',
            'tests/integration/clarification/clarification-proofs.test.ts',
            'tests/integration/desk/desk-photos.test.ts',
            'tests/integration/trades/identity-document.test.ts',
            'tests/integration/trades/kept-papers.test.ts',
          ],
          environment: 'node',
          globalSetup: ['tests/support/database-server.ts', 'tests/support/s3-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'opensearch',
          // The tests of search once more, on a real cluster, and what happens when parts of it are away.
          include: [
            'tests/integration/search/search-{contract,conditions,relevance}.test.ts',
            'tests/opensearch/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['tests/support/database-server.ts', 'tests/support/search-cluster.ts'],
          // One of them loses a node.
          fileParallelism: false,
          // Limits for what hangs: three nodes on a busy machine take minutes to start.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/engines/start-shop.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows may take a moment on a busy machine.
          expect: { poll: { interval: 50, timeout: 20_000 } },
        },
      },
    ],
  },
})
