import { once } from 'node:events'
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

/** A server that refuses all its addresses leaves only a code. */
function describeReason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

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
      say(`${isComplete ? 'Filled' : 'Filling'} search index ${index}: ${documents} documents`),
    onError: (task, error) => say(`A problem while ${task}: ${describeReason(error)}`),
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
  const filling = withDatabase(ownerUrl, (db) => fill(urls, db, ownerUrl)).then(
    () => say('The search indexes are filled.'),
    (error) => {
      if (stopping.aborted) return
      say(
        `The search indexes couldn’t be filled: ${describeReason(error)}. The web processes will fill them.`,
      )
    },
  )
  await Promise.race([filling, once(stopping, 'abort')])
}
