import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { ask, BUSY_PAUSES_MS, isRefusedAsBusy, TOO_MANY_REQUESTS } from './ask.ts'
import { buildIndexedDocument } from './index-definitions.ts'

export type SearchDocument = GroupDocument | DeviceDocument

export interface Delivery {
  readonly client: Client
  readonly index: string
  readonly timeoutMs: number
  /** How long to wait before documents are sent again, time after time. */
  readonly pausesMs?: readonly number[]
}

const BULK_ANSWER = z.object({
  items: z.array(
    z.object({
      index: z.object({
        _id: z.string(),
        status: z.number(),
        error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
      }),
    }),
  ),
})

interface Refused {
  readonly document: SearchDocument
  readonly refusal: z.infer<typeof BULK_ANSWER>['items'][number]['index']
}

const getDocumentId = (document: SearchDocument): string =>
  String('id' in document ? document.id : document.series.id)

/** The documents that were not taken, with the reason. The request itself succeeds even if documents are refused. */
async function sendOnce(
  documents: readonly SearchDocument[],
  { client, index, timeoutMs }: Delivery,
): Promise<Refused[]> {
  const lines = documents.flatMap((document) => [
    { index: { _id: getDocumentId(document) } },
    buildIndexedDocument(document),
  ])
  try {
    const { items } = BULK_ANSWER.parse((await ask(client.bulk({ index, body: lines }), timeoutMs)).body)
    if (items.length !== documents.length)
      throw new Error(`${index} took ${items.length} of ${documents.length} documents`)
    return items.flatMap(({ index: outcome }, place) => {
      const document = documents[place]
      const isTaken = outcome.error === undefined && outcome.status < 300
      return document && !isTaken ? [{ document, refusal: outcome }] : []
    })
  } catch (error) {
    if (!isRefusedAsBusy(error)) throw error
    return documents.map((document) => ({
      document,
      refusal: { _id: getDocumentId(document), status: TOO_MANY_REQUESTS },
    }))
  }
}

/** Unlike the refusal of a node that has too much to do, this one would be repeated. */
const isFinal = ({ refusal }: Refused): boolean => refusal.status !== TOO_MANY_REQUESTS

/**
 * Stores documents by their ids. Those that a node refuses because it has too much to do are sent again a little later:
 * a cluster asks for that whenever it is filled faster than it can write.
 */
export async function sendDocuments(documents: readonly SearchDocument[], delivery: Delivery): Promise<void> {
  const { index, pausesMs = BUSY_PAUSES_MS } = delivery
  let refused = await sendOnce(documents, delivery)
  for (const pauseMs of pausesMs) {
    if (refused.length === 0 || refused.some(isFinal)) break
    await wait(pauseMs)
    refused = await sendOnce(
      refused.map(({ document }) => document),
      delivery,
    )
  }
  const first = refused.find(isFinal) ?? refused[0]
  if (!first) return
  const { _id, error } = first.refusal
  const reason = `${error?.type ?? 'no reason'}: ${error?.reason ?? ''}`
  throw new Error(`${index} refused ${refused.length} documents, first ${_id} (${reason})`)
}
