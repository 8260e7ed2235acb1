import { z } from 'zod'
import type { CategoryTile } from '#domain/catalogue/category.ts'
import { ROW_CODES } from '#domain/lists/list-row.ts'
import { MAX_PASTED_NAMES } from '#domain/lists/split-names.ts'
import { CURRENCIES, type Currency } from '#domain/money/currency.ts'

const CODE = z.string().regex(/^[A-Z0-9_]{1,40}$/)

/** A list as text: CSV with semicolons, commas or tabs. */
export const LIST_TEXT = z.string()

export const LIST_QUERY = z.strictObject({
  /** The condition of rows without one. */
  condition: z.coerce.number().int().min(1).max(5).optional(),
})

const LIST_DEVICE = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  image: z.string(),
  categoryId: z.string(),
  /** The storage sizes that we buy; empty for a device without storage. */
  storages: z.array(z.number().int()),
})

export type ListDevice = z.output<typeof LIST_DEVICE>

const CANDIDATE = z.object({ name: z.string(), url: z.string(), confidence: z.number() })

/** The quote for one row of a list. */
export const LIST_ROW_QUOTE = z.object({
  kind: z.literal('row'),
  line: z.number().int(),
  /** The columns as written. */
  row: z.object({
    device: z.string(),
    storage: z.string(),
    condition: z.string(),
    quantity: z.string(),
    serial: z.string(),
    answers: z.string(),
  }),
  status: z.enum(['ok', 'guess', 'error']),
  /** How certain the match is, up to 1. */
  confidence: z.number(),
  problems: z.array(z.object({ code: z.enum(ROW_CODES), detail: z.string() })),
  device: LIST_DEVICE.nullable(),
  candidates: z.array(CANDIDATE),
  storageGb: z.number().int().nullable(),
  /** Whether the price is for the smallest size, because none was given. */
  isSmallestStorage: z.boolean(),
  conditionId: z.number().int().nullable(),
  quantity: z.number().int().nullable(),
  /** All answers, assuming the best where none was given; null without a device. */
  answers: z.record(z.string(), z.array(z.string())).nullable(),
  /** The number of assumed answers. */
  assumed: z.number().int(),
  /** The price of one device; null if there is none. */
  priceInCents: z.number().int().nullable(),
  /** Why a valid row gets no offer. */
  refusal: z.string().nullable(),
})

export type ListRowQuote = z.output<typeof LIST_ROW_QUOTE>

/** The lines of the response, one JSON text each: the start, every row in order, the end. */
export type ListQuoteLine =
  | { readonly kind: 'start'; readonly rows: number; readonly currency: Currency }
  | ListRowQuote
  | { readonly kind: 'end'; readonly rows: number }
  | { readonly kind: 'failed' }

/** As many offers as a list may have distinct rows. */
const MAX_OFFER_LINES = 5_000

export const LIST_OFFERS_REQUEST = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        deviceId: z.number().int().positive().max(2_147_483_647),
        storageGb: z.number().int().min(0).max(65_536),
        conditionId: z.number().int().min(1).max(5),
        answers: z
          .record(CODE, z.array(CODE).min(1).max(20))
          .refine((answers) => Object.keys(answers).length <= 40, { message: 'has too many questions' }),
        quantity: z.number().int().min(1).max(500),
      }),
    )
    .min(1)
    .max(MAX_OFFER_LINES),
})

export type ListOffersRequest = z.output<typeof LIST_OFFERS_REQUEST>

/** A line that is ready for the cart. */
const LIST_OFFER = z.object({
  offerId: z.uuid(),
  deviceId: z.number().int(),
  categoryId: z.string(),
  name: z.string(),
  url: z.string(),
  image: z.string(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  priceInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
  expiresAt: z.iso.datetime(),
  quantity: z.number().int(),
})

export type ListOffer = z.output<typeof LIST_OFFER>

export const LIST_OFFERS = z.object({ offers: z.array(LIST_OFFER) })

export const LIST_NAMES_REQUEST = z.strictObject({
  names: z.array(z.string().max(300)).min(1).max(MAX_PASTED_NAMES),
})

const NAMED_DEVICE = LIST_DEVICE.extend({
  /** The size that the name mentions, if we buy it; null otherwise. */
  storageGb: z.number().int().nullable(),
  /** The highest price for the best condition, of that size where there is one. */
  topPriceInCents: z.number().int(),
})

export const LIST_NAMES = z.object({
  currency: z.enum(CURRENCIES),
  names: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['ok', 'guess', 'ambiguous', 'unknown']),
      confidence: z.number(),
      /** Whether the name says that the device is broken: then the highest price means nothing. */
      isBroken: z.boolean(),
      /** The matching devices; several if the name is ambiguous. */
      devices: z.array(NAMED_DEVICE),
    }),
  ),
})

export type ListNames = z.output<typeof LIST_NAMES>

/** The form of the list, sent without script. */
export const LIST_FORM = z.object({ text: z.string().max(40_000).default('') })

/** The page of a household's list. */
export interface DrawerData {
  /** The kinds of devices to tap through; none while the catalogue is unavailable. */
  readonly categories: readonly CategoryTile[]
  /** The answer to a form that was sent without script. */
  readonly asked:
    | { readonly kind: 'nothing' | 'empty' }
    | { readonly kind: 'tooMany'; readonly text: string; readonly count: number }
    | { readonly kind: 'found'; readonly text: string; readonly found: ListNames }
}
