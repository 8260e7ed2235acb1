import type { Outcome, QuestionForm } from '#contracts/desk/inspections.ts'
import { QUESTION_TEXTS } from '../../messages/question-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { CONDITION_STEP, MODEL_STEP, SERIAL_STEP, STORAGE_STEP } from './findings.ts'

const findQuestion = (form: QuestionForm, step: string) => form.questions.find(({ code }) => code === step)

/** What a step is called at the bench. A rule that is newer than this page has the seller's wording. */
export function describeStep(form: QuestionForm, step: string): string {
  if (step === MODEL_STEP) return TEXTS.inspection.model
  if (step === SERIAL_STEP) return TEXTS.inspection.serial
  if (step === STORAGE_STEP) return TEXTS.inspection.storage
  if (step === CONDITION_STEP) return TEXTS.inspection.condition
  return QUESTION_TEXTS[step]?.title ?? findQuestion(form, step)?.text ?? step
}

/** A model, by the names that come with an outcome. */
function describeModel(models: Outcome['models'], value: string): string {
  const [sold] = models
  // No code stands for the model that was sold.
  if (value === '') return sold?.name ?? value
  return models.find(({ deviceId }) => String(deviceId) === value)?.name ?? value
}

/** What was found or described, as the outcome of an inspection shows it. */
export function describeAnswers(
  { form, models }: Pick<Outcome, 'form' | 'models'>,
  step: string,
  values: readonly string[],
): string {
  if (step === MODEL_STEP) return describeModel(models, values[0] ?? '')
  return values.map((value) => describeAnswer(form, step, value)).join(', ')
}

/** What an answer is called at the bench. Only promises keep the seller's words: nobody can find them. */
export function describeAnswer(form: QuestionForm, step: string, value: string): string {
  if (step === STORAGE_STEP)
    return value === '0' ? TEXTS.inspection.noStorage : TEXTS.inspection.gigabytes(Number(value))
  if (step === CONDITION_STEP) return TEXTS.inspection.conditions[value] ?? value
  const sellers = findQuestion(form, step)?.answers.find(({ code }) => code === value)
  return QUESTION_TEXTS[step]?.answers[value] ?? sellers?.text ?? value
}
