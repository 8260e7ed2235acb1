import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { line, phone, senderName } from './operator-fields.ts'

/** Part of addresses. */
export const PARTNER_ID = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'an id is up to 40 lower-case letters, digits and hyphens')

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c')
  .toLowerCase()

export const PARTNER_COLOURS = z.strictObject({
  accent: colour,
  accentStrong: colour,
  accentTint: colour,
  onAccent: colour,
  tint: colour,
  deep: colour,
})

/** What a brand partner's record says, in the operator's file as at the desk. Its colours and logo are checked on their own. */
export const BRAND_FIELDS = {
  name: senderName,
  legalName: line(100),
  support: z.strictObject({ mail: z.email(), phone }),
}

export const BRAND_WORDS = z.partialRecord(
  z.enum(MARKET_IDS),
  z.strictObject({ headline: line(60), lead: line() }),
)
