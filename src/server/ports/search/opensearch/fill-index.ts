import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { askPatiently } from './ask.ts'
import { buildNewIndex, FILLED_SETTINGS, type IndexDefinition } from './index-definitions.ts'
import { type SearchDocument, sendDocuments } from './send-documents.ts'

const BULK_SIZE = 1_000
/** How many requests are under way at a time: a node writes several faster than one. */
const PARALLEL_BULKS = 3

const COUNT_ANSWER = z.object({ count: z.number() })

export interface NewIndex {
  readonly index: string
  readonly definition: IndexDefinition
  readonly revision: string
  readonly portions: AsyncIterable<readonly SearchDocument[]> | Iterable<readonly SearchDocument[]>
  readonly catalogueVersion: string
}

/** How far the filling of an index has come. */
export interface FillProgress {
  readonly index: string
  readonly documents: number
  readonly isComplete: boolean
}

/** What filling an index needs beside its documents. */
export interface Filling {
  readonly client: Client
  readonly timeoutMs: number
  readonly onProgress: (progress: FillProgress) => void
}

/** Progress is reported whenever this many documents more are in the index. */
const PROGRESS_STEP = 20_000

/** The documents of all portions, at most as many at a time as one request takes. */
async function* splitPortions(portions: NewIndex['portions']): AsyncGenerator<readonly SearchDocument[]> {
  for await (const portion of portions)
    for (let start = 0; start < portion.length; start += BULK_SIZE)
      yield portion.slice(start, start + BULK_SIZE)
}

/** Sends all chunks, some at a time, while the next ones are read. */
async function sendAll(
  chunks: AsyncIterable<readonly SearchDocument[]>,
  send: (chunk: readonly SearchDocument[]) => Promise<void>,
): Promise<void> {
  const sending = new Set<Promise<void>>()
  try {
    for await (const chunk of chunks) {
      if (sending.size >= PARALLEL_BULKS) await Promise.race(sending)
      const own = send(chunk)
      sending.add(own)
      // A failed one stays, so that it is noticed when it is waited for.
      own.then(
        () => sending.delete(own),
        () => undefined,
      )
    }
    await Promise.all(sending)
  } finally {
    // A request that arrives after its index was removed would create it without our mappings.
    await Promise.allSettled(sending)
  }
}

/** Creates an index and fills it with all documents; its copies come last. */
export async function fillIndex(
  { index, definition, revision, portions, catalogueVersion }: NewIndex,
  { client, timeoutMs, onProgress }: Filling,
): Promise<void> {
  const body = buildNewIndex(definition, { revision, catalogueVersion })
  await askPatiently(() => client.indices.create({ index, body }), timeoutMs)
  let documents = 0
  await sendAll(splitPortions(portions), async (chunk) => {
    await sendDocuments(chunk, { client, index, timeoutMs })
    const before = documents
    documents += chunk.length
    if (Math.floor(documents / PROGRESS_STEP) > Math.floor(before / PROGRESS_STEP))
      onProgress({ index, documents, isComplete: false })
  })
  await askPatiently(() => client.indices.refresh({ index }), timeoutMs)
  // A request that was repeated because a node was lost stores nothing twice; two documents with one id do.
  const { count } = COUNT_ANSWER.parse((await askPatiently(() => client.count({ index }), timeoutMs)).body)
  if (count !== documents) throw new Error(`${index} holds ${count} of ${documents} documents`)
  // A copy is made of files that are known to be safe. Otherwise the other node indexes every document once more. The first
  // flush makes them safe, the second one writes that down.
  for (const force of [false, true])
    await askPatiently(() => client.indices.flush({ index, force, wait_if_ongoing: true }), timeoutMs)
  await askPatiently(() => client.indices.putSettings({ index, body: { index: FILLED_SETTINGS } }), timeoutMs)
  onProgress({ index, documents, isComplete: true })
}
