import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { VOUCHER_STATES } from '#domain/vouchers/voucher-state.ts'

const MOMENT = z.iso.datetime()

/** A voucher with its use. Empty lists mean all. */
export const LISTED_VOUCHER = z.object({
  code: z.string(),
  kind: z.enum(['FIXED', 'PERCENT']),
  valueInCents: z.number().int().nullable(),
  rateBp: z.number().int().nullable(),
  maxValueInCents: z.number().int().nullable(),
  currency: z.enum(CURRENCIES),
  minTotalInCents: z.number().int(),
  categories: z.array(z.enum(CATEGORY_IDS)),
  modes: z.array(z.enum(SHOP_MODES)),
  variants: z.array(z.enum(MARKET_IDS)),
  validFrom: MOMENT,
  validTo: MOMENT.nullable(),
  perCustomer: z.number().int(),
  state: z.enum(VOUCHER_STATES),
  /** Sales that have it. */
  uses: z.number().int(),
  /** What it adds to these sales. */
  costInCents: z.number().int(),
  lastUsedAt: MOMENT.nullable(),
})

export type ListedVoucherRow = z.output<typeof LISTED_VOUCHER>

export const MADE_VOUCHER = z.object({ code: z.string(), outcome: z.enum(['new', 'same']) })

export const ENDED_VOUCHER = z.object({ code: z.string(), outcome: z.enum(['ended', 'endedBefore']) })
