import { createHash } from 'node:crypto'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'clarification'

/** The secret part of a clarification's link. It isn't stored: the shop's secret derives it from the token id. */
export const deriveClarificationToken = (secret: ShopSecret, tokenId: string): string =>
  secret.keyFor(PURPOSE, tokenId)

export const hashClarificationToken = (token: string): Buffer => createHash('sha256').update(token).digest()
