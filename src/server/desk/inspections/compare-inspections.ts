import type { Compared } from '#contracts/desk/inspections.ts'
import { findBetterCounter } from '#domain/inspection/better-counter.ts'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import { findOutcomePrice, type Quote } from '#domain/inspection/inspection-outcome.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { CommittedInspection } from './inspections.repository.ts'

const findPrice = (report: InspectionReport): number | null =>
  report.kind === 'settled' ? findOutcomePrice(report.outcome) : null

/** All answers of an inspection by question, storage and condition among them. */
function listAnswers({ rule }: PriceBasis, found: CommittedFindings): ReadonlyMap<string, readonly string[]> {
  const condition = rule.conditions.find(({ id }) => id === found.conditionId)
  return new Map([
    [STORAGE_QUESTION, [String(found.storageGb)]],
    [CONDITION_QUESTION, condition ? [condition.code] : []],
    ...Object.entries(found.answers),
  ])
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

function compareAnswers(basis: PriceBasis, first: CommittedFindings, second: CommittedFindings) {
  const [before, now] = [listAnswers(basis, first), listAnswers(basis, second)]
  return [...new Set([...before.keys(), ...now.keys()])].map((question) => {
    const [one, other] = [before.get(question) ?? [], now.get(question) ?? []]
    return {
      question,
      first: [...one],
      second: [...other],
      firstPhotoIds: [...(first.photoIds[question] ?? [])],
      secondPhotoIds: [...(second.photoIds[question] ?? [])],
      isDifferent: !isSame(one, other),
    }
  })
}

export interface Comparison {
  readonly basis: PriceBasis
  readonly quote: Quote
  readonly first: CommittedInspection
  readonly second: CommittedInspection
  readonly counterInCents: number | null
}

/** Two inspections of a device, for whoever has locked the second. */
export function compareInspections({ basis, quote, first, second, counterInCents }: Comparison): Compared {
  const grade = ({ found: { photoIds, ...found } }: CommittedInspection) =>
    inspectDevice(quote, { basis, found, photoIds })
  const firstReport = grade(first)
  return {
    inspectionNumber: first.number,
    operator: first.operator,
    committedAt: toTimeJson(first.committedAt.getTime()),
    serialNumber: first.serialNumber,
    outcome: firstReport.kind === 'settled' ? firstReport.outcome.kind : null,
    priceInCents: findPrice(firstReport),
    rejectedPriceInCents: findBetterCounter(counterInCents, findPrice(grade(second))),
    answers: compareAnswers(basis, first.found, second.found),
  }
}
