import { z } from 'zod'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { isPromise, type RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'

const CHOICE = z.object({ code: z.string(), text: z.string() })

/** The questions about a device. They are the same for every seller and contain none of their answers. */
export const QUESTION_FORM = z.object({
  storageGb: z.array(z.number().int()),
  conditions: z.array(CHOICE.extend({ id: z.number().int() })),
  questions: z.array(
    CHOICE.extend({
      description: z.string(),
      type: z.enum(['single', 'multi']),
      /** Only asked if another question has this answer. */
      when: z.object({ question: z.string(), answer: z.string() }).nullable(),
      /** Not asked about a device that doesn't start. */
      needsPower: z.boolean(),
      /** A promise of the seller is nothing that can be found; its text explains what was declared. */
      answers: z.array(CHOICE.extend({ isPromise: z.boolean() })),
    }),
  ),
})

export type QuestionForm = z.output<typeof QUESTION_FORM>

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
    })),
  }
}

/** Takes only the rule and the storage sizes from the price basis, never the seller's answers. */
export const buildQuestionForm = ({ rule, prices }: PriceBasis, texts: QuestionTexts): QuestionForm => ({
  storageGb: prices.map(({ storageGb }) => storageGb),
  conditions: rule.conditions.map(({ id, code }) => ({ id, code, text: CONDITION_TEXTS[code] ?? code })),
  questions: rule.questions.map((question) => buildFormQuestion(question, texts)),
})

export const formatStorage = (storageGb: string): string => (storageGb === '0' ? 'None' : `${storageGb} GB`)

/** The texts of a question and its answers, by code. */
export function findQuestionTexts(
  form: QuestionForm,
  code: string,
): { text: string; answer: (code: string) => string } {
  if (code === STORAGE_QUESTION) return { text: 'Storage', answer: formatStorage }
  const choices =
    code === CONDITION_QUESTION ? form.conditions : form.questions.find((one) => one.code === code)?.answers
  return {
    text:
      code === CONDITION_QUESTION
        ? 'Condition'
        : (form.questions.find((one) => one.code === code)?.text ?? code),
    answer: (answer) => choices?.find((choice) => choice.code === answer)?.text ?? answer,
  }
}
