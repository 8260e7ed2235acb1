import {
  buildExampleBreakdown,
  EXAMPLE_BASE_IN_CENTS,
  type ExampleAnswers,
} from '#domain/pricing/example-offer.ts'

const DESCRIBED: ExampleAnswers = { CONDITION: 'LIKE_NEW', BATTERY: 'GE_90', GLASS: 'INTACT' }
const FOUND: ExampleAnswers = { ...DESCRIBED, CONDITION: 'GOOD' }

/** A difference as an inspection might find it, priced like every other. */
export function computeSampleDifference(currency: keyof typeof EXAMPLE_BASE_IN_CENTS) {
  const baseInCents = EXAMPLE_BASE_IN_CENTS[currency]
  return {
    beforeInCents: buildExampleBreakdown(baseInCents, DESCRIBED).totalInCents,
    afterInCents: buildExampleBreakdown(baseInCents, FOUND).totalInCents,
  }
}
