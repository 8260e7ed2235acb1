import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { type CountedFigureId, FIGURE_IDS } from '#domain/figures/figure-definitions.ts'
import { FIGURE_STEP_SIZES } from '#domain/figures/figure-period.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

const DAY = z.iso.date()

const FIGURE_UNITS = ['count', 'money', 'share', 'hours'] as const

/** Which days, and of what. */
export const FIGURE_QUERY = z.object({
  from: DAY.describe('The first day, by the warehouse’s clock.'),
  until: DAY.describe('The last day, included.'),
  step: z
    .enum(FIGURE_STEP_SIZES)
    .default('week')
    .describe('By week, the period is widened to whole weeks. Figures of a device are kept by week only.'),
  market: z.enum(MARKET_IDS).optional(),
  category: z.enum(CATEGORY_IDS).optional(),
  device: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})

export type FigureQuery = z.output<typeof FIGURE_QUERY>

const VALUE = z
  .number()
  .int()
  .nullable()
  .describe(
    'A number, cents, basis points or hours, by the unit. Null where too little was counted to say anything.',
  )

const FIGURE = z.object({
  id: z.enum(FIGURE_IDS),
  title: z.string(),
  unit: z.enum(FIGURE_UNITS),
  how: z.string().describe('How it is counted.'),
  hasRows: z.boolean().describe('Whether the sales behind it can be listed.'),
  value: VALUE,
  previous: VALUE.describe('The same of as many days before.'),
  points: z.array(z.object({ day: DAY.describe('A day, or the Monday of a week.'), value: VALUE })),
})

export type Figure = z.output<typeof FIGURE>

const COUNT = z.number().int()

export const FIGURE_OVERVIEW = z.object({
  from: DAY,
  until: DAY,
  previousFrom: DAY,
  previousUntil: DAY,
  step: z.enum(FIGURE_STEP_SIZES),
  currency: z
    .enum(CURRENCIES)
    .describe('Of all amounts. Markets with another currency are left out of them.'),
  device: z.string().nullable().describe('The name of the chosen device.'),
  figures: z.array(FIGURE),
  funnel: z.array(z.enum(FIGURE_IDS)).describe('The figures that are steps of the funnel, in order.'),
  reasons: z
    .array(z.object({ code: z.string(), count: COUNT }))
    .describe('Questions whose answers led to a new offer, the most frequent first.'),
  cohorts: z
    .array(
      z.object({
        week: DAY,
        sold: COUNT,
        sent: z.array(COUNT).describe('Before the first reminder, then after each.'),
        cancelled: COUNT,
        expired: COUNT,
        open: COUNT,
      }),
    )
    .describe('What became of the devices sold in each week.'),
  reminderDays: z.array(COUNT).describe('After how many days sellers are reminded to send their parcel.'),
  ageing: z
    .array(
      z.object({
        state: z.enum(TRADE_STATES),
        count: COUNT,
        late: COUNT,
        ages: z.tuple([COUNT, COUNT, COUNT, COUNT]).describe('Up to a day, to three days, to a week, older.'),
      }),
    )
    .describe('What waits now, in all markets.'),
})

export type FigureOverview = z.output<typeof FIGURE_OVERVIEW>

const BREAKDOWN_KEYS = ['market', 'category', 'device'] as const

export const BREAKDOWN_QUERY = FIGURE_QUERY.omit({ step: true, device: true }).extend({
  by: z.enum(BREAKDOWN_KEYS),
})

/** The figures that a breakdown shows: no amounts, because a category or device is sold in several currencies. */
export const BREAKDOWN_FIGURES = [
  'quotes',
  'carts',
  'devices-sold',
  'send-in-rate',
  'price-held-rate',
  'counter-offers',
  'lowered-rate',
  'payouts',
] as const satisfies readonly CountedFigureId[]

export const BREAKDOWN = z.object({
  by: z.enum(BREAKDOWN_KEYS),
  figures: z.array(
    z.object({ id: z.enum(BREAKDOWN_FIGURES), title: z.string(), unit: z.enum(FIGURE_UNITS) }),
  ),
  rows: z
    .array(
      z.object({
        key: z.string(),
        name: z.string().describe('Of a device; else the same as the key.'),
        values: z.array(VALUE).describe('In the order of the figures.'),
      }),
    )
    .describe('Most devices sold first, up to 50.'),
})

export type Breakdown = z.output<typeof BREAKDOWN>

export const FIGURE_PARAMS = z.object({ figure: z.enum(FIGURE_IDS) })

/** No list of what is behind a figure has more rows. */
export const FIGURE_ROWS_LIMIT = 500

/** The days whose rows can be listed at once. */
export const FIGURE_ROWS_MAX_DAYS = 31

export const FIGURE_ROWS = z.object({
  figure: z.object({ id: z.enum(FIGURE_IDS), title: z.string(), how: z.string() }),
  rows: z
    .array(
      z.object({
        tradeNumber: z.string(),
        itemNumber: z.number().int(),
        device: z.string(),
        market: z.enum(MARKET_IDS),
        at: z.iso.datetime(),
        hours: z.number().int().nullable().describe('For figures about time.'),
        amountInCents: z.number().int().nullable().describe('For figures about money.'),
        currency: z.enum(CURRENCIES),
      }),
    )
    .describe('The newest first.'),
  isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
})

export type FigureRows = z.output<typeof FIGURE_ROWS>
