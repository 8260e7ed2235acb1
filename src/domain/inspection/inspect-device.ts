import { checkFindings, type FindingProblem } from './check-findings.ts'
import { type Finding, listFindings } from './findings.ts'
import { type InspectionResult, priceGrading } from './grading.ts'
import { type InspectionOutcome, type Quote, settle } from './inspection-outcome.ts'
import {
  computeFindingEffects,
  computeSecondPrice,
  type FindingEffects,
  type SecondPrice,
} from './second-price.ts'

export type InspectionReport =
  | { readonly kind: 'problems'; readonly problems: readonly FindingProblem[] }
  | {
      readonly kind: 'settled'
      readonly findings: readonly Finding[]
      readonly effects: FindingEffects
      readonly second: SecondPrice
      readonly outcome: InspectionOutcome
    }

// Anything else means that rule or price list are not those of the offer, and every effect would be wrong.
function requireQuotedPrice({ quotedInCents }: Quote, { basis }: InspectionResult): void {
  const declared = priceGrading(basis, basis.declared)
  if (declared.kind !== 'offer' || declared.breakdown.totalInCents !== quotedInCents)
    throw new RangeError(`The declared answers do not come to the quoted price of ${quotedInCents}`)
}

// The questions and prices of one model say nothing about another.
function requireFoundModel({ basis, found }: InspectionResult): void {
  if (basis.model?.deviceId !== found.deviceId)
    throw new RangeError('The findings are about another model than the basis')
}

/** Everything that follows from what an inspector found; desk, server and the seller's browser get the same result. */
export function inspectDevice(quote: Quote, inspection: InspectionResult): InspectionReport {
  requireQuotedPrice(quote, inspection)
  requireFoundModel(inspection)
  const problems = checkFindings(inspection)
  if (problems.length > 0) return { kind: 'problems', problems }
  const second = computeSecondPrice(inspection)
  return {
    kind: 'settled',
    findings: listFindings(inspection),
    effects: computeFindingEffects(inspection),
    second,
    outcome: settle(quote, second),
  }
}
