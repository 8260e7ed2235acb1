import type { API } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { TYPED_FIELDS } from './typed-fields.ts'

const FIELD = 'words' satisfies keyof typeof TYPED_FIELDS

/**
 * Asks for the statistics of words as if they were those of a device: the engine looks each of them up in its dictionary
 * and reads no document. It answers for one shard, and the index has one.
 */
export const writeKnownWords = (index: string, words: readonly string[]): API.Termvectors_Request => ({
  index,
  body: { doc: { [FIELD]: words } },
  fields: [FIELD],
  term_statistics: true,
  field_statistics: false,
  positions: false,
  offsets: false,
  payloads: false,
})

const ANSWER = z.object({
  term_vectors: z
    .object({
      [FIELD]: z
        .object({ terms: z.record(z.string(), z.object({ doc_freq: z.number().optional() })) })
        .optional(),
    })
    .optional(),
})

/** The words that some device has. */
export function readKnownWords(answer: unknown): ReadonlySet<string> {
  const terms = ANSWER.parse(answer).term_vectors?.[FIELD]?.terms ?? {}
  return new Set(Object.entries(terms).flatMap(([word, { doc_freq = 0 }]) => (doc_freq > 0 ? word : [])))
}
