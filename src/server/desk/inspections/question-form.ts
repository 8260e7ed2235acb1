import type { QuestionForm } from '#contracts/desk/inspections.ts'
import { isNeutral } from '#domain/inspection/answer-worth.ts'
import { findRule, listSizes } from '#domain/inspection/found-model.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { isPromise, type RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'

type FormQuestion = QuestionForm['questions'][number]

export const CONDITION_TEXTS: Readonly<Record<string, string>> = {
  NEW: 'Sealed: unopened box',
  LIKE_NEW: 'Like new: no marks visible from 30 cm',
  GOOD: 'Good: visible marks that a fingernail can’t feel',
  OK: 'Fair: marks you can feel, dents up to 2 mm',
  BAD: 'Damaged: deeper dents, bent or cracked housing',
}

function buildFormQuestion(question: RuleQuestion, texts: QuestionTexts): FormQuestion {
  const { code, type, when, needsPower, answers } = question
  const found = texts[code]
  return {
    code,
    type,
    text: found?.question ?? code,
    description: found?.description ?? '',
    when: when ?? null,
    needsPower: needsPower ?? false,
    answers: answers.map((answer) => ({
      code: answer.code,
      text: found?.answers[answer.code] ?? answer.code,
      isPromise: isPromise(answer.code),
      isException: !isNeutral([answer]),
      isWithoutPower: answer.isWithoutPower ?? false,
    })),
  }
}

/** The storage sizes that are worth less than the best, for which a seller may have declared more. */
export function listStorageExceptions(basis: Pick<PriceBasis, 'prices' | 'model'>): readonly number[] {
  const sizes = listSizes(basis)
  const most = Math.max(...sizes.map(({ amountInCents }) => amountInCents ?? 0))
  return sizes.filter(({ amountInCents }) => (amountInCents ?? 0) < most).map(({ storageGb }) => storageGb)
}

/** Takes only the rule and the storage sizes of the model at hand from the price basis, never the seller's answers. */
export const buildQuestionForm = (basis: PriceBasis, texts: QuestionTexts): QuestionForm => ({
  storageGb: listSizes(basis).map(({ storageGb }) => storageGb),
  storageExceptions: [...listStorageExceptions(basis)],
  conditions: findRule(basis).conditions.map(({ id, code }, place) => ({
    id,
    code,
    text: CONDITION_TEXTS[code] ?? code,
    isException: place > 0,
  })),
  questions: findRule(basis).questions.map((question) => buildFormQuestion(question, texts)),
})
