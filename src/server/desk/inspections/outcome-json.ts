import { z } from 'zod'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { Outcome } from './outcome.ts'

const ANSWERS = z.record(z.string(), z.array(z.string()))

/** The seller's answers, and the price quoted for them. */
export const DECLARED_JSON = z.object({
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  answers: ANSWERS,
  quotedInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
})

const copy = (answers: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([code, list]) => [code, [...list]]))

export const toDeclaredJson = ({ basis, quote }: Outcome): z.output<typeof DECLARED_JSON> => ({
  ...basis.declared,
  answers: copy(basis.declared.answers),
  quotedInCents: quote.quotedInCents,
  currency: quote.currency,
})

const FINDING = z.object({
  question: z.string(),
  declared: z.array(z.string()),
  found: z.array(z.string()),
  photoIds: z.array(z.string()),
  isWorse: z.boolean(),
  /** The effect of this difference on top of all those before it. */
  effectInCents: z.number().int(),
})

export const OUTCOME_JSON = z.object({
  inspectionNumber: z.number().int(),
  commitment: z.string(),
  committedAt: z.iso.datetime(),
  serialNumber: z.string().nullable(),
  canDecide: z.boolean(),
  declared: DECLARED_JSON,
  /** `MATCH`, `RAISED`, `TOLERATED`, `LOWERED`, `NOT_BUYABLE` or `LOCKED`; null where a photo is missing. */
  outcome: z.string().nullable(),
  /** Null where there is none. */
  secondPriceInCents: z.number().int().nullable(),
  findings: z.array(FINDING),
  roundingInCents: z.number().int(),
  /** Worse than declared, without a photo. */
  unproven: z.array(z.string()),
})

function toReportJson({ report }: Outcome) {
  if (report.kind === 'problems')
    return {
      outcome: null,
      secondPriceInCents: null,
      findings: [],
      roundingInCents: 0,
      unproven: report.problems.map(({ question }) => question),
    }
  const { outcome, findings, effects } = report
  const findEffect = (code: string) =>
    effects.effects.find(({ question }) => question === code)?.effectInCents ?? 0
  return {
    outcome: outcome.kind,
    secondPriceInCents: findOutcomePrice(outcome),
    findings: findings.map(({ question, declared, found, photoIds, isWorse }) => ({
      question,
      isWorse,
      effectInCents: findEffect(question),
      declared: [...declared],
      found: [...found],
      photoIds: [...photoIds],
    })),
    roundingInCents: effects.roundingInCents,
    unproven: [],
  }
}

export const toOutcomeJson = (view: Outcome): z.output<typeof OUTCOME_JSON> => ({
  inspectionNumber: view.inspection.number,
  commitment: Buffer.from(view.inspection.commitment).toString('hex'),
  committedAt: toTimeJson(view.inspection.committedAt.getTime()),
  serialNumber: view.inspection.serialNumber,
  canDecide: view.canDecide,
  declared: toDeclaredJson(view),
  ...toReportJson(view),
})
