import { HttpError } from '#server/http/error-handler.ts'

export function requireKnownBatch<Batch>(batch: Batch | null): Batch {
  if (!batch) throw new HttpError(404, 'NOT_FOUND', 'There’s no batch with this number.')
  return batch
}
