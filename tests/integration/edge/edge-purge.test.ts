import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bumpCacheVersion } from '#server/db/cache-versions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { edgePurges } from '#server/db/schema.ts'
import { purgeEdge, SETTLING_MS } from '#server/modules/edge/purge-edge.ts'
import { createHttpEdge } from '#server/ports/edge/http-edge.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import { type ReceivedPurges, receivePurges } from '../../support/receive-purges.ts'

const NOW_MS = Date.parse('2026-03-01T12:00:00Z')

let owner: Database
let db: Database
let received: ReceivedPurges

/** A run of the worker's loop: until there is nothing more to do. */
async function purgeAll(nowMs = NOW_MS): Promise<void> {
  const edge = createHttpEdge({ url: received.url, token: 'a token' })
  while (await purgeEdge({ db, edge }, nowMs));
}

beforeAll(async () => {
  owner = openDatabase({ url: await createTestDatabase(), maxConnections: 2, onError: () => undefined })
  db = openAsRole(owner, 'worker')
  received = await receivePurges()
})

afterAll(async () => {
  await received.close()
  await owner.$client.end()
})

beforeEach(async () => {
  received.status = 200
  // A calm start: what earlier tests changed is told already, and told once more.
  await purgeAll(NOW_MS - 2 * SETTLING_MS)
  await owner.update(edgePurges).set({ settlesAt: null })
  received.requests.length = 0
})

describe('an edge that keeps pages', () => {
  it.each([
    ['content', 'content'],
    ['rules', 'rules'],
    ['catalogue', 'page'],
  ] as const)('is told to forget them when %s changes', async (scope, tag) => {
    await bumpCacheVersion(owner, scope)
    await purgeAll()
    expect(received.requests).toEqual([{ authorization: 'Bearer a token', body: { tags: [tag] } }])
  })

  it('is told again when every web process shows the change', async () => {
    await bumpCacheVersion(owner, 'content')
    await purgeAll()
    await purgeAll(NOW_MS + SETTLING_MS + 1)
    await purgeAll(NOW_MS + 2 * SETTLING_MS)
    expect(received.requests.map(({ body }) => body)).toEqual([{ tags: ['content'] }, { tags: ['content'] }])
  })

  it('is left in peace while nothing changes', async () => {
    await purgeAll(NOW_MS + 10 * SETTLING_MS)
    expect(received.requests).toEqual([])
  })

  it('is asked until it answers', async () => {
    await bumpCacheVersion(owner, 'content')
    received.status = 503
    await expect(purgeAll()).rejects.toThrow('The edge did not purge')
    received.status = 200
    await purgeAll()
    expect(received.requests.map(({ body }) => body)).toEqual([{ tags: ['content'] }, { tags: ['content'] }])
  })

  it('is told once where two workers run', async () => {
    await bumpCacheVersion(owner, 'content')
    await Promise.all([purgeAll(), purgeAll()])
    expect(received.requests).toHaveLength(1)
  })

  it('is told about a change that came while it was told about another', async () => {
    await bumpCacheVersion(owner, 'content')
    received.onRequest = () => bumpCacheVersion(owner, 'content')
    await purgeAll()
    const [row] = await owner.select().from(edgePurges).where(eq(edgePurges.scope, 'content'))
    expect({ requests: received.requests.length, isSettling: row?.settlesAt !== null }).toEqual({
      requests: 2,
      isSettling: true,
    })
  })
})
