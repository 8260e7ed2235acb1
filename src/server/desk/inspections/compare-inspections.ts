import type { Compared } from '#contracts/desk/inspections.ts'
import { findBetterCounter } from '#domain/inspection/better-counter.ts'
import { CONDITION_QUESTION, MODEL_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { GradedInspection } from './outcome.ts'

const findPrice = (report: InspectionReport): number | null =>
  report.kind === 'settled' ? findOutcomePrice(report.outcome) : null

/** All answers of an inspection by question: model, storage and condition among them. */
function listAnswers({ inspection, basis }: GradedInspection): ReadonlyMap<string, readonly string[]> {
  const { found } = inspection
  const condition = basis.rule.conditions.find(({ id }) => id === found.conditionId)
  return new Map([
    [MODEL_QUESTION, found.deviceId === undefined ? [] : [String(found.deviceId)]],
    [STORAGE_QUESTION, [String(found.storageGb)]],
    [CONDITION_QUESTION, condition ? [condition.code] : []],
    ...Object.entries(found.answers),
  ])
}

/** The model is only worth a row where one of them has found another. */
const isWorthShowing = (question: string, codes: readonly string[]): boolean =>
  question !== MODEL_QUESTION || codes.length > 0

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

function compareAnswers(first: GradedInspection, second: GradedInspection) {
  const [before, now] = [listAnswers(first), listAnswers(second)]
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((question) => {
    const [one, other] = [before.get(question) ?? [], now.get(question) ?? []]
    if (!isWorthShowing(question, [...one, ...other])) return []
    return [
      {
        question,
        first: [...one],
        second: [...other],
        firstPhotoIds: [...(first.inspection.found.photoIds[question] ?? [])],
        secondPhotoIds: [...(second.inspection.found.photoIds[question] ?? [])],
        isDifferent: !isSame(one, other),
      },
    ]
  })
}

/** Two inspections of a device, for whoever has locked the second. */
export function compareInspections(
  first: GradedInspection,
  second: GradedInspection,
  counterInCents: number | null,
): Compared {
  const { inspection, report } = first
  return {
    inspectionNumber: inspection.number,
    operator: inspection.operator,
    committedAt: toTimeJson(inspection.committedAt.getTime()),
    serialNumber: inspection.serialNumber,
    outcome: report.kind === 'settled' ? report.outcome.kind : null,
    priceInCents: findPrice(report),
    rejectedPriceInCents: findBetterCounter(counterInCents, findPrice(second.report)),
    answers: compareAnswers(first, second),
  }
}
