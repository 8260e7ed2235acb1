import {
  type GivenAnswers,
  isStepDone,
  listOfferSteps,
  type StepSheet,
  writeOutAnswers,
} from '#domain/offers/offer-steps.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'

/** How far a device is on its way to a price. */
export type RowWorth =
  /** Answers are missing; until then it is worth this much at best. */
  | {
      readonly kind: 'open'
      readonly openCount: number
      readonly stepCount: number
      readonly upToInCents: number
    }
  | { readonly kind: 'ready'; readonly priceInCents: number }
  /** With these answers we can't buy it, or not yet. */
  | { readonly kind: 'refused' }

/** Before a size is chosen the highest price counts. */
function pickBaseInCents({ prices }: StepSheet, storageGb: number | null): number {
  const chosen = prices.find((price) => price.storageGb === storageGb)
  return chosen?.amountInCents ?? Math.max(...prices.map(({ amountInCents }) => amountInCents))
}

/** What we pay by the answers so far, null if nothing. Before a condition is chosen the best one counts. */
function findBestPrice(sheet: StepSheet, given: GivenAnswers): number | null {
  const answers = writeOutAnswers(sheet.rule, given)
  const conditionIds =
    given.conditionId === null ? sheet.rule.conditions.map(({ id }) => id) : [given.conditionId]
  const offers = conditionIds
    .map((conditionId) =>
      priceDevice({
        rule: sheet.rule,
        baseInCents: pickBaseInCents(sheet, given.storageGb),
        deductionFactorBp: sheet.deductionFactorBp,
        conditionId,
        answers,
      }),
    )
    .filter(({ kind }) => kind === 'offer')
  return offers.length === 0 ? null : Math.max(...offers.map(({ breakdown }) => breakdown.totalInCents))
}

/** What a device is worth by the answers so far, and what is still to be answered. */
export function rateRow(sheet: StepSheet, given: GivenAnswers): RowWorth {
  const priceInCents = findBestPrice(sheet, given)
  if (priceInCents === null) return { kind: 'refused' }
  const steps = listOfferSteps(sheet, given)
  const openCount = steps.filter((step) => !isStepDone(step, given)).length
  if (openCount === 0) return { kind: 'ready', priceInCents }
  return { kind: 'open', openCount, stepCount: steps.length, upToInCents: priceInCents }
}

export interface DrawerTotal {
  readonly readyCount: number
  /** Devices and names that still need something from the seller, and those that are ready. */
  readonly rowCount: number
  /** What is priced, and nothing else. */
  readonly totalInCents: number
}

/** The sum of a list. A row without a worth (unknown, undecided, still loading) counts as a row and adds nothing. */
export function addUpRows(worths: readonly (RowWorth | null)[]): DrawerTotal {
  const ready = worths.flatMap((worth) => (worth?.kind === 'ready' ? [worth.priceInCents] : []))
  return {
    readyCount: ready.length,
    rowCount: worths.length,
    totalInCents: ready.reduce((sum, priceInCents) => sum + priceInCents, 0),
  }
}
