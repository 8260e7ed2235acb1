import { randomUuid } from '#web/platform/api/random-uuid.ts'

/** Where a form keeps the idempotency key of the request that it is sending. */
export interface IdempotencyKeys {
  /** Null when the next attempt is a new request. */
  read(): string | null
  write(key: string | null): void
}

/** Keys that live as long as the page. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let key: string | null = null
  return {
    read: () => key,
    write: (next) => {
      key = next
    },
  }
}

/** The key of the request, or a new one that all its retries share. */
export function claimKey(keys: IdempotencyKeys): string {
  const key = keys.read() ?? randomUuid()
  keys.write(key)
  return key
}
