import { createHash } from 'node:crypto'

/** The first half of a digest as a UUID of version 8, the version for custom content. */
export function toUuid(digest: Buffer): string {
  const hex = digest.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * An idempotency key that belongs to its sender: the same key of someone else is another key. So a used key tells a stranger
 * nothing, not even that it was used.
 */
export const bindIdempotencyKey = (key: string, sender: string): string =>
  toUuid(
    createHash('sha256')
      .update(JSON.stringify([key.toLowerCase(), sender]))
      .digest(),
  )
