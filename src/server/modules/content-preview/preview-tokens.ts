import { z } from 'zod'
import { PARTNER_ID } from '#contracts/partner-fields.ts'
import { CONTENT_KINDS, type DocumentKey } from '#domain/content/content-document.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { PARTNER_PREVIEW_MS, type PartnerPreviewKey } from '#server/modules/partners/partners.repository.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'

/** What a preview shows, to whom, and as of when. */
export interface Preview extends DocumentKey {
  /** The desk that frames it. */
  readonly deskOrigin: string
  /** The moment that decides about banners. */
  readonly atMs: number
}

const AUDIENCE = 'content-preview'

/** Long enough to look at it, too short to be passed on. */
const LIFETIME_MS = 30 * MINUTE_MS

const FRAME_CLAIMS = {
  market: z.enum(MARKET_IDS),
  deskOrigin: z.url({ protocol: /^https?$/ }),
}

const CLAIMS = z.object({
  ...FRAME_CLAIMS,
  kind: z.enum(CONTENT_KINDS),
  name: z.string(),
  atMs: z.number(),
})

export const signPreview = (tokens: SignedTokens, { market, kind, name, deskOrigin, atMs }: Preview) =>
  tokens.sign({
    audience: AUDIENCE,
    claims: { market, kind, name, deskOrigin, atMs },
    lifetimeMs: LIFETIME_MS,
  })

/** Null for a forged or expired token. */
export async function readPreview(tokens: SignedTokens, token: string): Promise<Preview | null> {
  const claims = CLAIMS.safeParse(await tokens.read(token, { audience: AUDIENCE }))
  return claims.success ? claims.data : null
}

/** Whose record is shown, in which market, and to which desk. */
export interface PartnerPreviewClaims extends PartnerPreviewKey {
  readonly market: MarketId
  readonly deskOrigin: string
}

const PARTNER_AUDIENCE = 'partner-preview'

const PARTNER_CLAIMS = z.object({
  ...FRAME_CLAIMS,
  operatorId: z.uuid(),
  partner: PARTNER_ID,
  shownAtMs: z.number(),
})

export const signPartnerPreview = (
  tokens: SignedTokens,
  { operatorId, partner, shownAtMs, market, deskOrigin }: PartnerPreviewClaims,
) =>
  tokens.sign({
    audience: PARTNER_AUDIENCE,
    claims: { operatorId, partner, shownAtMs, market, deskOrigin },
    lifetimeMs: PARTNER_PREVIEW_MS,
  })

/** Null for a forged or expired token. */
export async function readPartnerPreview(
  tokens: SignedTokens,
  token: string,
): Promise<PartnerPreviewClaims | null> {
  const claims = PARTNER_CLAIMS.safeParse(await tokens.read(token, { audience: PARTNER_AUDIENCE }))
  return claims.success ? claims.data : null
}
