import { once } from 'node:events'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { describeFailure } from '#server/config/describe-failure.ts'
import { say } from '#server/config/say.ts'
import type { Database } from '#server/db/database.ts'
import { buildClusterContent } from './create-search.ts'
import { withDatabase } from './with-database.ts'

export interface FillOptions {
  /** The owner's address of the database, past a pooler. */
  readonly ownerUrl: string
  /** Ends the waiting. What is half filled by then is removed by the next fill. */
  readonly stopping: AbortSignal
}

/** Before whatever started the migration loses its patience, usually after half an hour. */
const LIMIT_MS = 25 * MINUTE_MS

const countDocuments = (documents: number): string => `${documents} document${documents === 1 ? '' : 's'}`

async function fill(urls: readonly string[], db: Database, directUrl: string): Promise<void> {
  // Imported only where it is used, because the client takes a while to load.
  const { fillOpenSearch } = await import('#server/ports/search/opensearch/opensearch.ts')
  await fillOpenSearch({
    urls,
    ...buildClusterContent({
      db,
      directUrl,
      onWait: () => say('Waiting for another process that fills search indexes …'),
    }),
    onProgress: ({ index, documents, isComplete }) =>
      say(`${isComplete ? 'Filled' : 'Filling'} search index ${index}: ${countDocuments(documents)}`),
    onError: (task, error) => say(`A problem while ${task}: ${describeFailure(error)}`),
  })
}

/**
 * Fills the indexes of this release on a cluster before its web processes start: until they are there, these would have no
 * lists. If it fails, they fill them themselves, so it is no reason to stop a deployment.
 */
export async function fillSearch(
  urls: readonly string[],
  { ownerUrl, stopping }: FillOptions,
): Promise<void> {
  if (stopping.aborted) return
  say('Filling the search indexes of this release …')
  const giveUp = (reason: string) =>
    say(`The search indexes couldn’t be filled: ${reason}. The web processes will fill them.`)
  const limit = AbortSignal.timeout(LIMIT_MS)
  const filling = withDatabase(ownerUrl, (db) => fill(urls, db, ownerUrl)).then(
    () => say('The search indexes are filled.'),
    (error) => {
      if (!stopping.aborted && !limit.aborted) giveUp(describeFailure(error))
    },
  )
  await Promise.race([
    filling,
    once(stopping, 'abort'),
    once(limit, 'abort').then(() => giveUp('it takes too long')),
  ])
}
