import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { ask } from './ask.ts'
import { buildIndexDefinition, buildIndexedDocument } from './index-definitions.ts'

const BULK_SIZE = 1_000

const BULK_ANSWER = z.object({
  items: z.array(
    z.object({
      create: z.object({
        _id: z.string(),
        status: z.number(),
        error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
      }),
    }),
  ),
})

type SearchDocument = GroupDocument | DeviceDocument

export interface NewIndex {
  readonly index: string
  readonly kind: IndexKind
  readonly documents: readonly SearchDocument[]
  readonly catalogueVersion: string
}

const getDocumentId = (document: SearchDocument): string =>
  String('id' in document ? document.id : document.series.id)

/** The bulk request itself succeeds even if documents are refused. */
function requireAllTaken(answer: unknown, index: string, expected: number): void {
  const { items } = BULK_ANSWER.parse(answer)
  const refused = items.filter(({ create }) => create.error !== undefined || create.status >= 300)
  const [first] = refused
  if (first) {
    const { _id, error } = first.create
    const reason = `${error?.type ?? 'no reason'}: ${error?.reason ?? ''}`
    throw new Error(`${index} refused ${refused.length} documents, first ${_id} (${reason})`)
  }
  if (items.length !== expected) throw new Error(`${index} took ${items.length} of ${expected} documents`)
}

/** Creates an index and fills it with all documents. */
export async function fillIndex(
  client: Client,
  { index, kind, documents, catalogueVersion }: NewIndex,
  timeoutMs: number,
): Promise<void> {
  await ask(client.indices.create({ index, body: buildIndexDefinition(kind, catalogueVersion) }), timeoutMs)
  for (let start = 0; start < documents.length; start += BULK_SIZE) {
    const chunk = documents.slice(start, start + BULK_SIZE)
    // `create` refuses a second document with the same id; `index` would take it for a newer version.
    const lines = chunk.flatMap((document) => [
      { create: { _id: getDocumentId(document) } },
      buildIndexedDocument(document),
    ])
    const { body } = await ask(client.bulk({ index, body: lines }), timeoutMs)
    requireAllTaken(body, index, chunk.length)
  }
  await ask(client.indices.refresh({ index }), timeoutMs)
}
