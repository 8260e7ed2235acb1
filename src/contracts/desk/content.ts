import { z } from 'zod'
import { HOME_LIMITS, PAGE_LIMITS } from '#domain/content/check-content.ts'
import { CONTENT_KINDS } from '#domain/content/content-document.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CHANGE, SEEN_VERSION, VERSION_PARAM } from './versions.ts'

const MOMENT = z.iso.datetime()

const PAGE_TEXT = z.strictObject({
  slug: z.string().max(PAGE_LIMITS.slug),
  title: z.string().max(PAGE_LIMITS.title),
  description: z.string().max(PAGE_LIMITS.description),
  lead: z.string().max(PAGE_LIMITS.lead),
  body: z.string().max(PAGE_LIMITS.body),
})

const MENU = z
  .array(z.strictObject({ title: z.string().max(HOME_LIMITS.title), url: z.string().max(HOME_LIMITS.url) }))
  .max(HOME_LIMITS.entries)

const HOME_BLOCKS = z.strictObject({
  headerMenu: MENU,
  footerLeft: MENU,
  footerCenter: MENU,
  footerRight: MENU,
  footerB2b: MENU,
  images: z
    .array(
      z.strictObject({
        name: z.string().max(HOME_LIMITS.title),
        url: z.string().max(HOME_LIMITS.url),
        alt: z.string().max(HOME_LIMITS.alt),
        title: z.string().max(HOME_LIMITS.alt),
      }),
    )
    .max(HOME_LIMITS.images),
  banners: z
    .array(
      z.strictObject({
        text: z.string().max(HOME_LIMITS.text),
        linkTitle: z.string().max(HOME_LIMITS.title),
        url: z.string().max(HOME_LIMITS.url),
        from: MOMENT.nullable(),
        to: MOMENT.nullable(),
      }),
    )
    .max(HOME_LIMITS.banners),
})

/** What a document says. It may be broken: only publishing checks it. */
export const DOCUMENT_CONTENT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), page: PAGE_TEXT }),
  z.strictObject({ kind: z.literal('home'), home: HOME_BLOCKS }),
])

/** A page by its id, or `home`. */
export const DOCUMENT_PARAMS = z.object({
  market: z.enum(MARKET_IDS),
  kind: z.enum(CONTENT_KINDS),
  name: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/),
})

export const VERSION_PARAMS = DOCUMENT_PARAMS.extend({ version: VERSION_PARAM })

export const LISTED_DOCUMENT = z.object({
  market: z.enum(MARKET_IDS),
  kind: z.enum(CONTENT_KINDS),
  name: z.string(),
  title: z.string(),
  /** 0 for what is delivered, or was never published. */
  version: z.number().int(),
  isPublished: z.boolean(),
  published: CHANGE.nullable(),
  draft: CHANGE.nullable(),
  /** When the next banner starts or ends. */
  nextBannerAt: MOMENT.nullable(),
})

export const DOCUMENT_LIST = z.object({
  /** Whether a content system has the texts, so that nothing can be edited here. */
  isElsewhere: z.boolean(),
  documents: z.array(LISTED_DOCUMENT),
})

export const DOCUMENT_PROBLEM = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export const OPEN_DOCUMENT = z.object({
  market: z.enum(MARKET_IDS),
  kind: z.enum(CONTENT_KINDS),
  name: z.string(),
  isElsewhere: z.boolean(),
  version: z.number().int(),
  /** Null for one that was never published. */
  published: DOCUMENT_CONTENT.nullable(),
  /** The revision to save over; 0 before the first draft. */
  revision: z.number().int(),
  draft: CHANGE.extend({ content: DOCUMENT_CONTENT }).nullable(),
  /** What keeps the draft, or what is published, from being published. */
  problems: z.array(DOCUMENT_PROBLEM),
  versions: z.array(CHANGE.extend({ number: z.number().int(), restores: z.number().int().nullable() })),
  /** The shops in which it can be looked at. */
  modes: z.array(z.enum(SHOP_MODES)),
  placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
})

export const DRAFT_BODY = z.strictObject({
  revision: z.number().int().min(0).max(2_000_000_000),
  /** The published version that the editor has seen: only over that one can the draft be published. */
  version: SEEN_VERSION,
  content: DOCUMENT_CONTENT,
})

export const SAVED_DRAFT = z.object({ revision: z.number().int(), problems: z.array(DOCUMENT_PROBLEM) })

export const PUBLISH_BODY = DRAFT_BODY.pick({ revision: true })

export const RESTORE_BODY = z.strictObject({
  /** The version that is published now. */
  over: SEEN_VERSION.min(1),
})

export const PREVIEW_QUERY = z.object({
  mode: z.enum(SHOP_MODES),
  /** Shows the banners of this moment. */
  at: MOMENT.optional(),
})

export const PREVIEW_LINK = z.object({ url: z.string() })

export type ListedDocument = z.output<typeof LISTED_DOCUMENT>
export type DocumentList = z.output<typeof DOCUMENT_LIST>
export type DocumentProblem = z.output<typeof DOCUMENT_PROBLEM>
export type OpenDocument = z.output<typeof OPEN_DOCUMENT>
export type SavedDraft = z.output<typeof SAVED_DRAFT>
export type PreviewLink = z.output<typeof PREVIEW_LINK>
export type VersionContent = z.output<typeof DOCUMENT_CONTENT>
