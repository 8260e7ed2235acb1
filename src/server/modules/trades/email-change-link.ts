import type { EmailChangeAnswer } from '#contracts/email-changes.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

type Answer = EmailChangeAnswer['answer']

/** Each mailbox gets a key of its own: whoever reads one of them can't answer for the other. */
const buildPurpose = (answer: Answer): string => `email-change-${answer}`

export const isEmailChangeKey = (secret: ShopSecret, { answer, change, key }: EmailChangeAnswer): boolean =>
  secret.isKeyFor(buildPurpose(answer), change.toLowerCase(), key)

export interface EmailChangeLink {
  readonly changeId: string
  readonly answer: Answer
  readonly statusUrl: string
  readonly market: MarketId
}

/** The link in a mail about another address. Its secret follows the `#`, which no server sees. */
export function buildEmailChangeLink(
  secret: ShopSecret,
  { changeId, answer, statusUrl, market }: EmailChangeLink,
): string {
  const { origin } = new URL(statusUrl)
  const path = buildPath(MARKETS[market], 'saleEmail')
  return `${origin}${path}#${answer}.${changeId}.${secret.keyFor(buildPurpose(answer), changeId)}`
}
