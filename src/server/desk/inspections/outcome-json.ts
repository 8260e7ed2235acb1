import { z } from 'zod'
import { timeJson } from '#server/desk/items/item-json.ts'
import type { Outcome } from './outcome.ts'

const ANSWERS = z.record(z.string(), z.array(z.string()))

/** What the seller said, and what was promised for it. */
export const DECLARED_JSON = z.object({
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  answers: ANSWERS,
  quotedInCents: z.number().int(),
  currency: z.enum(['EUR', 'PLN']),
})

const copy = (answers: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([code, list]) => [code, [...list]]))

export const declaredJson = ({ basis, quote }: Outcome): z.output<typeof DECLARED_JSON> => ({
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
  /** Of this difference, all before it being put right already. */
  effectInCents: z.number().int(),
})

export const OUTCOME_JSON = z.object({
  round: z.number().int(),
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
  /** Worse than the seller said, without a photo. */
  unproven: z.array(z.string()),
})

function reportJson({ report }: Outcome) {
  if (report.kind === 'problems')
    return {
      outcome: null,
      secondPriceInCents: null,
      findings: [],
      roundingInCents: 0,
      unproven: report.problems.map(({ question }) => question),
    }
  const { outcome, findings, effects } = report
  const effectOf = (code: string) =>
    effects.effects.find(({ question }) => question === code)?.effectInCents ?? 0
  return {
    outcome: outcome.kind,
    secondPriceInCents: 'priceInCents' in outcome ? outcome.priceInCents : null,
    findings: findings.map(({ question, declared, found, photoIds, isWorse }) => ({
      question,
      isWorse,
      effectInCents: effectOf(question),
      declared: [...declared],
      found: [...found],
      photoIds: [...photoIds],
    })),
    roundingInCents: effects.roundingInCents,
    unproven: [],
  }
}

export const outcomeJson = (view: Outcome): z.output<typeof OUTCOME_JSON> => ({
  round: view.round.round,
  commitment: Buffer.from(view.round.commitment).toString('hex'),
  committedAt: timeJson(view.round.committedAt.getTime()),
  serialNumber: view.round.serialNumber,
  canDecide: view.canDecide,
  declared: declaredJson(view),
  ...reportJson(view),
})
