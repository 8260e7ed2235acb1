import type { z } from 'zod'
import type { DECLARED, Outcome as OutcomeJson } from '#contracts/desk/inspections.ts'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'
import { compareInspections } from './compare-inspections.ts'
import type { Outcome } from './outcome.ts'
import { buildQuestionForm } from './question-form.ts'

const copy = (answers: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([code, list]) => [code, [...list]]))

export const toDeclaredJson = ({ basis, quote, selfTest }: Outcome): z.output<typeof DECLARED> => ({
  ...basis.declared,
  answers: copy(basis.declared.answers),
  selfTest,
  quotedInCents: quote.quotedInCents,
  currency: quote.currency,
})

function toReportJson({ report }: Outcome) {
  if (report.kind === 'problems')
    return {
      outcome: null,
      secondPriceInCents: null,
      findings: [],
      riseInCents: 0,
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
    riseInCents: effects.riseInCents,
    roundingInCents: effects.roundingInCents,
    unproven: [],
  }
}

export const toOutcomeJson = (view: Outcome, texts: QuestionTexts): OutcomeJson => ({
  inspectionNumber: view.inspection.number,
  commitment: Buffer.from(view.inspection.commitment).toString('hex'),
  committedAt: toTimeJson(view.inspection.committedAt.getTime()),
  serialNumber: view.inspection.serialNumber,
  canDecide: view.canDecide,
  declared: toDeclaredJson(view),
  form: buildQuestionForm(view.basis, texts),
  proofCount: view.proofCount,
  sides: view.sides.map((side) => ({ ...side })),
  models: [...view.models],
  compared: view.earlier && compareInspections(view.earlier, view, view.counterInCents),
  ...toReportJson(view),
})
