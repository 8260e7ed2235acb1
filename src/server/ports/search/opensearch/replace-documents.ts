import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { DeviceDocument } from '#contracts/search.ts'
import { ask } from './ask.ts'
import { buildIndexedDocument, type IndexMeta } from './index-definitions.ts'

const OUTCOME = z.object({ _id: z.string(), status: z.number() })

const BULK_ANSWER = z.object({
  items: z.array(z.union([z.object({ index: OUTCOME }), z.object({ delete: OUTCOME })])),
})

const NOT_FOUND = 404

/** Puts changed devices into the index in use; those of the ids that are not among them are removed. */
export async function replaceDocuments(
  client: Client,
  { index, ids, devices }: { index: string; ids: readonly number[]; devices: readonly DeviceDocument[] },
  timeoutMs: number,
): Promise<void> {
  const found = new Map(devices.map((device) => [device.id, device]))
  const lines = ids.flatMap((id): object[] => {
    const device = found.get(id)
    const target = { _id: String(id) }
    return device ? [{ index: target }, buildIndexedDocument(device)] : [{ delete: target }]
  })
  if (lines.length === 0) return
  const { body } = await ask(client.bulk({ index, body: lines }), timeoutMs)
  for (const item of BULK_ANSWER.parse(body).items) {
    const { _id, status } = 'index' in item ? item.index : item.delete
    const isGone = 'delete' in item && status === NOT_FOUND
    if (status >= 300 && !isGone) throw new Error(`${index} refused the change of ${_id} (${status})`)
  }
  await ask(client.indices.refresh({ index }), timeoutMs)
}

/** Notes what an index says about itself from now on. */
export async function noteMeta(
  client: Client,
  { index, meta }: { index: string; meta: IndexMeta },
  timeoutMs: number,
): Promise<void> {
  await ask(client.indices.putMapping({ index, body: { _meta: meta } }), timeoutMs)
}
