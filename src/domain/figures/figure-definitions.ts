import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'
import type { FigureKind, HoursKind } from './figure-kinds.ts'
import { toHoursKind } from './figure-kinds.ts'

interface MoneyFormula {
  readonly unit: 'money'
  readonly of: FigureKind
}

/** How the number of a figure is found in what is counted. */
type CountedFormula =
  | { readonly unit: 'count'; readonly of: FigureKind }
  /** Of what is counted in `of`, as a share of everything in `among`. */
  | { readonly unit: 'share'; readonly of: FigureKind; readonly among: readonly FigureKind[] }
  /** The median. */
  | { readonly unit: 'hours'; readonly of: HoursKind }

export const FIGURE_IDS = [
  'visits',
  'quotes',
  'carts',
  'sales',
  'devices-sold',
  'sold-value',
  'sent-in',
  'send-in-rate',
  'received',
  'inspected',
  'price-held-rate',
  'counter-offers',
  'counter-accepted-rate',
  'raised-rate',
  'as-quoted-rate',
  'lowered-rate',
  'raised',
  'as-quoted',
  'lowered',
  'returned',
  'recycled',
  'appeals',
  'appeals-upheld-rate',
  'payouts',
  'payout-value',
  'failed-payouts',
  'late-bonuses',
  'late-bonus-value',
  'vouchers',
  'voucher-value',
  'send-hours',
  'transit-hours',
  'inspection-hours',
  'answer-hours',
  'appeal-hours',
  'payout-hours',
  'return-hours',
] as const

export type FigureId = (typeof FIGURE_IDS)[number]

const MONEY_FIGURE_IDS = [
  'sold-value',
  'payout-value',
  'late-bonus-value',
  'voucher-value',
] as const satisfies readonly FigureId[]

/** Figures that are amounts, and only mean something in one currency. */
type MoneyFigureId = (typeof MONEY_FIGURE_IDS)[number]

/** Figures that can be added up over all markets. */
export type CountedFigureId = Exclude<FigureId, MoneyFigureId>

export const isMoneyFigure = (id: FigureId): id is MoneyFigureId =>
  (MONEY_FIGURE_IDS as readonly FigureId[]).includes(id)

const count = (of: FigureKind): CountedFormula => ({ unit: 'count', of })
const money = (of: FigureKind): MoneyFormula => ({ unit: 'money', of })
const share = (of: FigureKind, among: readonly FigureKind[]): CountedFormula => ({ unit: 'share', of, among })
const hours = (of: HoursKind): CountedFormula => ({ unit: 'hours', of })

const OUTCOMES = ['RAISED', 'AS_QUOTED', 'LOWERED'] as const satisfies readonly FigureKind[]

type StepFigure = `${(typeof FAIRNESS_STEPS)[number]}-hours`

const STEP_FORMULAS = Object.fromEntries(
  FAIRNESS_STEPS.map((step) => [`${step}-hours`, hours(toHoursKind(step))]),
  // `fromEntries` forgets the keys' names.
) as Record<StepFigure, CountedFormula>

/** Every figure of the business. */
export const FIGURES: Readonly<
  Record<MoneyFigureId, MoneyFormula> & Record<CountedFigureId, CountedFormula>
> = {
  visits: count('VISIT'),
  quotes: count('QUOTE'),
  carts: count('CART'),
  sales: count('SALE'),
  'devices-sold': count('SOLD'),
  'sold-value': money('SOLD'),
  'sent-in': count('SENT'),
  'send-in-rate': share('SENT_OF_SOLD', ['SOLD']),
  received: count('RECEIVED'),
  inspected: count('INSPECTED'),
  'price-held-rate': share('PRICE_HELD', ['INSPECTED']),
  'counter-offers': count('COUNTER_OFFER'),
  'counter-accepted-rate': share('COUNTER_ACCEPTED', ['COUNTER_ACCEPTED', 'COUNTER_DECLINED']),
  'raised-rate': share('RAISED', OUTCOMES),
  'as-quoted-rate': share('AS_QUOTED', OUTCOMES),
  'lowered-rate': share('LOWERED', OUTCOMES),
  raised: count('RAISED'),
  'as-quoted': count('AS_QUOTED'),
  lowered: count('LOWERED'),
  returned: count('RETURNED'),
  recycled: count('RECYCLED'),
  appeals: count('APPEAL'),
  'appeals-upheld-rate': share('APPEAL_UPHELD', ['APPEAL_UPHELD', 'APPEAL_REJECTED']),
  payouts: count('PAID'),
  'payout-value': money('PAID'),
  'failed-payouts': count('PAYOUT_FAILED'),
  'late-bonuses': count('LATE_BONUS'),
  'late-bonus-value': money('LATE_BONUS'),
  vouchers: count('VOUCHER'),
  'voucher-value': money('VOUCHER'),
  'send-hours': hours('HOURS_send'),
  ...STEP_FORMULAS,
}

export const isFigureId = (value: unknown): value is FigureId =>
  typeof value === 'string' && Object.hasOwn(FIGURES, value)
