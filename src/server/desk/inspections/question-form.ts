import { z } from 'zod'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { QuestionTexts } from '#server/modules/questions/question-files.ts'

const CHOICE = z.object({ code: z.string(), text: z.string() })

/** What is asked about a device, the same for every seller: nothing of what one has said is in it. */
export const QUESTION_FORM = z.object({
  storageGb: z.array(z.number().int()),
  conditions: z.array(CHOICE.extend({ id: z.number().int() })),
  questions: z.array(
    CHOICE.extend({
      description: z.string(),
      type: z.enum(['single', 'multi']),
      /** Asked only where another question has this answer. */
      when: z.object({ question: z.string(), answer: z.string() }).nullable(),
      /** Not asked about a device that does not start. */
      needsPower: z.boolean(),
      answers: z.array(CHOICE),
    }),
  ),
})

export type QuestionForm = z.output<typeof QUESTION_FORM>

type FormQuestion = QuestionForm['questions'][number]

const CONDITION_TEXTS: Readonly<Record<string, string>> = {
  NEW: 'New: sealed',
  LIKE_NEW: 'Like new: no mark visible at 30 cm',
  GOOD: 'Good: marks visible, none felt with a fingernail',
  OK: 'OK: marks felt, dents up to 2 mm',
  BAD: 'Bad: deeper dents, bent, housing cracked',
}

function formQuestion(question: RuleQuestion, texts: QuestionTexts): FormQuestion {
  const { code, type, when, needsPower, answers } = question
  const words = texts[code]
  return {
    code,
    type,
    text: words?.question ?? code,
    description: words?.description ?? '',
    when: when ?? null,
    needsPower: needsPower ?? false,
    answers: answers.map((answer) => ({
      code: answer.code,
      text: words?.answers[answer.code] ?? answer.code,
    })),
  }
}

/** Only the rule and the storage sizes are taken from what the price was made of. */
export const questionForm = ({ rule, prices }: PriceBasis, texts: QuestionTexts): QuestionForm => ({
  storageGb: prices.map(({ storageGb }) => storageGb),
  conditions: rule.conditions.map(({ id, code }) => ({ id, code, text: CONDITION_TEXTS[code] ?? code })),
  questions: rule.questions.map((question) => formQuestion(question, texts)),
})

const storageText = (storageGb: string): string => `${storageGb} GB`

/** The words of a question and of answers to it, by their codes. */
export function wordsFor(
  form: QuestionForm,
  code: string,
): { text: string; answer: (code: string) => string } {
  if (code === STORAGE_QUESTION) return { text: 'Storage', answer: storageText }
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
