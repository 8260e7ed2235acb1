import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { ISSUE_LIMITS } from '#domain/newsletter/issue-content.ts'
import { MARKETS } from '#markets/markets.ts'

const line = (max: number) => z.string().trim().min(1).max(max)

/** A plain file name: the pictures of an issue are found by it, and it becomes a header of the mail. */
export const PICTURE_NAME = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}\.(?:png|jpg|webp)$/)

const NEWSLETTER_MARKETS = MARKET_IDS.filter((id) => MARKETS[id].flags.newsletter)

const BLOCK = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    title: line(ISSUE_LIMITS.blockTitle).optional(),
    text: line(ISSUE_LIMITS.text),
  }),
  z.strictObject({
    kind: z.literal('devices'),
    title: line(ISSUE_LIMITS.blockTitle).optional(),
    devices: z.array(line(120)).min(1).max(ISSUE_LIMITS.devicesPerBlock),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: PICTURE_NAME, alt: line(ISSUE_LIMITS.alt) }),
  z.strictObject({
    kind: z.literal('button'),
    label: line(ISSUE_LIMITS.label),
    link: line(ISSUE_LIMITS.link),
  }),
])

/** An issue as files, the desk's form and its API write it. */
export const ISSUE_FILE = z.strictObject({
  market: z.enum(NEWSLETTER_MARKETS),
  subject: line(ISSUE_LIMITS.subject),
  preheader: line(ISSUE_LIMITS.preheader),
  title: line(ISSUE_LIMITS.title),
  categories: z.array(z.enum(CATEGORY_IDS)).max(CATEGORY_IDS.length).default([]),
  blocks: z.array(BLOCK).min(1).max(ISSUE_LIMITS.blocks),
})

export type IssueFile = z.output<typeof ISSUE_FILE>
