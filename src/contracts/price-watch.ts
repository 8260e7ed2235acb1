import { z } from 'zod'
import type { Currency } from '#domain/money/currency.ts'
import { WATCH_KINDS, type WatchKind } from '#domain/price-watch/decide-watch.ts'
import { OFFER_REQUEST } from './offers.ts'

/** What to watch, and whom to tell. No price: the server knows today's. */
export const WATCH_REQUEST = z.strictObject({
  deviceId: OFFER_REQUEST.shape.deviceId,
  /** Null for the size that brings most. */
  storageGb: OFFER_REQUEST.shape.storageGb.nullable(),
  /** Null counts as like new. */
  conditionId: OFFER_REQUEST.shape.conditionId.nullable(),
  /** Questions that are left out count as answered best. */
  answers: OFFER_REQUEST.shape.answers,
  kind: z.enum(WATCH_KINDS),
  /** The wanted price in whole units, as typed; not used for changes. */
  amount: z.string().max(40),
  /** Longer than any valid address, so that the domain reports the limit. */
  email: z.string().max(500),
})

export type WatchRequest = z.output<typeof WATCH_REQUEST>

/** The same for known and unknown addresses. */
export const WATCH_ANSWER = z.object({ status: z.literal('ok') })

/** The form of a browser without script. The description of the device comes as the query of its page. */
export const WATCH_FORM = z.object({
  device: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  /** The last part of the page's address. */
  pdp: z.string().max(200),
  search: z.string().max(2_000).default(''),
  kind: z.enum(WATCH_KINDS).catch('reached'),
  amount: z.string().max(40).default(''),
  email: z.string().max(500).default(''),
})

export type WatchForm = z.output<typeof WATCH_FORM>

/** The key in a link. */
export const WATCH_KEY_PARAMS = z.object({ watchKey: z.string().regex(/^[\w-]{16,128}$/) })

/** The page that asks what to watch. */
export interface PriceWatchData {
  readonly device: { readonly id: number; readonly name: string; readonly url: string }
  readonly watched: {
    readonly storageGb: number
    readonly conditionId: number | null
    readonly answers: Readonly<Record<string, readonly string[]>>
    /** Whether every question is answered. */
    readonly isComplete: boolean
    /** 0 where we make no offer. */
    readonly priceInCents: number
  }
  /** The query of the device's page with the same answers, with its question mark, or empty. */
  readonly search: string
}

/** A watch as the holder of its link sees it. */
export interface WatchView {
  readonly isConfirmed: boolean
  readonly maskedEmail: string
  readonly name: string
  readonly pdp: string
  readonly search: string
  readonly storageGb: number
  readonly conditionId: number | null
  readonly kind: WatchKind
  readonly targetInCents: number | null
  /** What it brings today; 0 where we make no offer. */
  readonly priceInCents: number
  readonly currency: Currency
  /** When it ends by itself; null before it is confirmed. */
  readonly expiresAt: string | null
  /** The key of the page that ends it. */
  readonly endKey: string
}

/** Without a watch, the link is unknown or has expired. */
export interface PriceWatchConfirmData {
  readonly watch: WatchView | null
}
