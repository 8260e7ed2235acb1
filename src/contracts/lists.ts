import { z } from 'zod'
import { ROW_CODES } from '#domain/lists/list-row.ts'
import { MAX_PASTED_NAMES } from '#domain/lists/paste-names.ts'
import type { Currency } from '#domain/money/currency.ts'

const CODE = z.string().regex(/^[A-Z0-9_]{1,40}$/)

/** A list as text: CSV with semicolons, commas or tabs. */
export const LIST_TEXT = z.string()

export const LIST_QUERY = z.strictObject({
  /** Condition of rows that name none. */
  condition: z.coerce.number().int().min(1).max(5).optional(),
})

const LIST_DEVICE = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  image: z.string(),
  categoryId: z.string(),
  /** Sizes that it is bought with; empty for a device without storage. */
  storages: z.array(z.number().int()),
})

export type ListDevice = z.output<typeof LIST_DEVICE>

const CANDIDATE = z.object({ name: z.string(), url: z.string(), confidence: z.number() })

/** What one row of a list came to. */
export const LIST_ROW_QUOTE = z.object({
  kind: z.literal('row'),
  line: z.number().int(),
  /** Columns as they were written. */
  row: z.object({
    device: z.string(),
    storage: z.string(),
    condition: z.string(),
    quantity: z.string(),
    serial: z.string(),
    answers: z.string(),
  }),
  status: z.enum(['ok', 'guess', 'error']),
  /** How sure the device is; 1 for certain. */
  confidence: z.number(),
  problems: z.array(z.object({ code: z.enum(ROW_CODES), detail: z.string() })),
  device: LIST_DEVICE.nullable(),
  candidates: z.array(CANDIDATE),
  storageGb: z.number().int().nullable(),
  /** No size was given: it is the price of the smallest. */
  isSmallestStorage: z.boolean(),
  conditionId: z.number().int().nullable(),
  quantity: z.number().int().nullable(),
  /** All answers, with the best for those that were not given; null without a device. */
  answers: z.record(z.string(), z.array(z.string())).nullable(),
  /** Questions that nobody answered. */
  assumed: z.number().int(),
  /** Price of one; null where none can be made. */
  priceInCents: z.number().int().nullable(),
  /** Why we make no offer for a row that is understood. */
  refusal: z.string().nullable(),
})

export type ListRowQuote = z.output<typeof LIST_ROW_QUOTE>

/** The lines of the answer, one JSON text each: the start, then every row in order, then the end. */
export type ListQuoteLine =
  | { readonly kind: 'start'; readonly rows: number; readonly currency: Currency }
  | ListRowQuote
  | { readonly kind: 'end'; readonly rows: number }
  | { readonly kind: 'failed' }

/** Most lines that offers are made for at once: a whole list in which no row is like another. */
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

/** A line that can be put into a cart. */
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
  currency: z.enum(['EUR', 'PLN']),
  expiresAt: z.iso.datetime(),
  quantity: z.number().int(),
})

export type ListOffer = z.output<typeof LIST_OFFER>

export const LIST_OFFERS = z.object({ offers: z.array(LIST_OFFER) })

export const LIST_NAMES_REQUEST = z.strictObject({
  names: z.array(z.string().max(300)).min(1).max(MAX_PASTED_NAMES),
})

const NAMED_DEVICE = LIST_DEVICE.extend({
  /** Highest price of a device that is as new. */
  topPriceInCents: z.number().int(),
})

export const LIST_NAMES = z.object({
  currency: z.enum(['EUR', 'PLN']),
  names: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['ok', 'guess', 'ambiguous', 'unknown']),
      confidence: z.number(),
      /** The device; several where the name fits more than one. */
      devices: z.array(NAMED_DEVICE),
    }),
  ),
})

export type ListNames = z.output<typeof LIST_NAMES>
