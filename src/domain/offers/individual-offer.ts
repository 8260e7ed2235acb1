import { BUSINESS_MAX_QUANTITY } from '#domain/cart/cart.ts'
import { BUSINESS_MAX_DEVICES } from '#domain/cart/sale-size.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { Currency } from '#domain/money/currency.ts'

/** How long an individual offer can be accepted. */
export const INDIVIDUAL_OFFER_DAYS = { min: 1, max: 60, usual: 14 } as const

/** A price above this multiple of the rule's is a slip of a digit, not a decision. */
const MAX_RULE_MULTIPLE = 2

export const REASON_MAX = 200

const CENTS_PER_UNIT = 100

/** A line of an offer as the desk has priced it. */
export interface OfferedLine {
  readonly quantity: number
  readonly priceInCents: number
  /** By the rule and the current price list; null where the shop no longer buys the device in this state. */
  readonly rulePriceInCents: number | null
  /** Why the price differs from the rule's; empty where it doesn't. */
  readonly reason: string
}

function findLineProblem(line: OfferedLine): FieldProblem | null {
  const { quantity, priceInCents, rulePriceInCents, reason } = line
  if (quantity < 1 || quantity > BUSINESS_MAX_QUANTITY)
    return { field: 'quantity', key: 'QUANTITY_RANGE', params: { min: 1, max: BUSINESS_MAX_QUANTITY } }
  if (rulePriceInCents === null) return { field: 'priceInCents', key: 'NOT_BOUGHT' }
  if (priceInCents < CENTS_PER_UNIT || priceInCents % CENTS_PER_UNIT !== 0)
    return { field: 'priceInCents', key: 'WHOLE_UNITS' }
  if (priceInCents > rulePriceInCents * MAX_RULE_MULTIPLE)
    return { field: 'priceInCents', key: 'PRICE_TOO_HIGH', params: { factor: MAX_RULE_MULTIPLE } }
  if (priceInCents !== rulePriceInCents && reason.trim() === '')
    return { field: 'reason', key: 'FIELD_REQUIRED' }
  return null
}

/** What keeps an offer from being sent. */
export function findOfferProblems(lines: readonly OfferedLine[]): readonly FieldProblem[] {
  if (lines.length === 0) return [{ field: 'lines', key: 'FIELD_REQUIRED' }]
  const problems = lines.flatMap((line, index) => {
    const problem = findLineProblem(line)
    return problem ? [{ ...problem, field: `lines.${index}.${problem.field}` }] : []
  })
  if (problems.length > 0) return problems
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // One sale, one parcel list, one page: whoever sells more gets several offers.
  return count > BUSINESS_MAX_DEVICES
    ? [{ field: 'lines', key: 'TOO_MANY_DEVICES', params: { count, max: BUSINESS_MAX_DEVICES } }]
    : []
}

export const computeOfferTotal = (lines: readonly Pick<OfferedLine, 'quantity' | 'priceInCents'>[]): number =>
  lines.reduce((sum, { quantity, priceInCents }) => sum + quantity * priceInCents, 0)

/** Who adds more than this to what the rule pays, over a whole offer, needs a second person before it goes out. */
export const RAISED_SUM_FOR_TWO_IN_CENTS: Readonly<Record<Currency, number>> = { EUR: 100_000, PLN: 400_000 }

/** How much prices set by hand add to those of the rule. What lowers a price costs nothing, and makes up for nothing. */
export const computeRaisedSum = (
  lines: readonly Pick<OfferedLine, 'quantity' | 'priceInCents' | 'rulePriceInCents'>[],
): number =>
  lines.reduce(
    (sum, { quantity, priceInCents, rulePriceInCents }) =>
      sum + quantity * Math.max(0, priceInCents - (rulePriceInCents ?? 0)),
    0,
  )

/** Whether a second person has to look at an offer before the business gets it. */
export const needsTwoPeople = (lines: Parameters<typeof computeRaisedSum>[0], currency: Currency): boolean =>
  computeRaisedSum(lines) > RAISED_SUM_FOR_TWO_IN_CENTS[currency]

export const INDIVIDUAL_OFFER_STATES = ['HELD', 'OPEN', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED'] as const

export type IndividualOfferState = (typeof INDIVIDUAL_OFFER_STATES)[number]

export interface OfferMoments {
  readonly acceptedAtMs: number | null
  readonly withdrawnAtMs: number | null
  readonly expiresAtMs: number
  /** Whether it waits for a second person, so that the business doesn't know of it. */
  readonly isHeld: boolean
}

/** What became of an individual offer. One that was accepted stays accepted, whatever the clock says. */
export function computeOfferState(
  { acceptedAtMs, withdrawnAtMs, expiresAtMs, isHeld }: OfferMoments,
  nowMs: number,
): IndividualOfferState {
  if (acceptedAtMs !== null) return 'ACCEPTED'
  if (withdrawnAtMs !== null) return 'WITHDRAWN'
  if (expiresAtMs <= nowMs) return 'EXPIRED'
  return isHeld ? 'HELD' : 'OPEN'
}
