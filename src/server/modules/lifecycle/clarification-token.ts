import { createHash } from 'node:crypto'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'clarification'

/** The secret of a case's link. It is stored nowhere: the shop's secret makes it of the case's id whenever it is needed. */
export const clarificationToken = (secret: ShopSecret, tokenId: string): string =>
  secret.keyFor(PURPOSE, tokenId)

export const hashClarificationToken = (token: string): Buffer => createHash('sha256').update(token).digest()
