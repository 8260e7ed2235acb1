import { createHash } from 'node:crypto'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'clarification'

/** The secret part of a clarification's link. It isn't stored: the shop's secret derives it from the token id. */
export const deriveClarificationToken = (secret: ShopSecret, tokenId: string): string =>
  secret.keyFor(PURPOSE, tokenId)

export const hashClarificationToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What is stored of a link. */
export interface StoredClarificationToken {
  readonly tokenId: string
  /** In hexadecimal digits. */
  readonly tokenHash: string
}

/** The secret part of a link that exists. Its hash tells which key of the ring made it, however often it was rotated. */
export function findClarificationToken(
  secret: ShopSecret,
  { tokenId, tokenHash }: StoredClarificationToken,
): string {
  const isStored = (token: string) => hashClarificationToken(token).toString('hex') === tokenHash
  return secret.keysFor(PURPOSE, tokenId).find(isStored) ?? deriveClarificationToken(secret, tokenId)
}
