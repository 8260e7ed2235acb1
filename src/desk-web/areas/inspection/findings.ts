import type { FindingsDraft, InspectionView, QuestionForm } from '#contracts/desk/inspections.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'

/** The steps that every device has, beside the questions of its category. */
export const SERIAL_STEP = 'SERIAL'
export const STORAGE_STEP = 'STORAGE'
export const CONDITION_STEP = 'CONDITION'
/** Only where the device is another model than the one that was sold. */
export const MODEL_STEP = 'MODEL'

/** Not a grade that an opened device can have. */
const SEALED = 'NEW'

export interface Choice {
  readonly value: string
  readonly isException: boolean
}

type Photos = NonNullable<InspectionView['work']>['photos']

/** An empty draft. A device with one storage size has no choice. */
export const createDraft = ({ storageGb }: QuestionForm): FindingsDraft => ({
  serialNumber: '',
  isSerialUnreadable: false,
  storageGb: storageGb.length === 1 ? (storageGb[0] ?? null) : null,
  conditionId: null,
  answers: {},
  deviceId: null,
  at: SERIAL_STEP,
})

/** What is asked about the device, given the answers so far. */
export const listSteps = (form: QuestionForm, { answers, deviceId }: FindingsDraft): readonly string[] => [
  ...(deviceId === null ? [] : [MODEL_STEP]),
  SERIAL_STEP,
  ...(form.storageGb.length > 1 ? [STORAGE_STEP] : []),
  CONDITION_STEP,
  ...listAskedQuestions(form.questions, answers).map(({ code }) => code),
]

const findQuestion = (form: QuestionForm, step: string) => form.questions.find(({ code }) => code === step)

const isMultiple = (form: QuestionForm, step: string): boolean => findQuestion(form, step)?.type === 'multi'

/** What can be found, in the order of the digit keys. */
export function listChoices(form: QuestionForm, step: string): readonly Choice[] {
  if (step === STORAGE_STEP)
    return form.storageGb.map((size) => ({
      value: String(size),
      isException: form.storageExceptions.includes(size),
    }))
  if (step === CONDITION_STEP)
    return form.conditions.map(({ code, isException }) => ({ value: code, isException }))
  const answers = findQuestion(form, step)?.answers ?? []
  return answers
    .filter(({ isPromise }) => !isPromise)
    .map(({ code, isException }) => ({ value: code, isException }))
}

/** What was found at a step. */
export function listChosen(form: QuestionForm, draft: FindingsDraft, step: string): readonly string[] {
  if (step === STORAGE_STEP) return draft.storageGb === null ? [] : [String(draft.storageGb)]
  if (step !== CONDITION_STEP) return draft.answers[step] ?? []
  return form.conditions.filter(({ id }) => id === draft.conditionId).map(({ code }) => code)
}

function isAnswered(form: QuestionForm, draft: FindingsDraft, step: string): boolean {
  if (step === MODEL_STEP) return true
  if (step === SERIAL_STEP)
    return draft.isSerialUnreadable || readSerialNumber(draft.serialNumber).kind === 'number'
  return listChosen(form, draft, step).length > 0
}

export const listOpenSteps = (form: QuestionForm, draft: FindingsDraft): readonly string[] =>
  listSteps(form, draft).filter((step) => !isAnswered(form, draft, step))

/** The next open step after the one at hand; from the top again at the end. */
function findNext(form: QuestionForm, draft: FindingsDraft): string | null {
  const steps = listSteps(form, draft)
  const open = listOpenSteps(form, draft)
  const place = steps.indexOf(draft.at ?? '')
  return open.find((step) => steps.indexOf(step) > place) ?? open[0] ?? draft.at
}

const moveOn = (form: QuestionForm, draft: FindingsDraft): FindingsDraft => ({
  ...draft,
  at: findNext(form, draft),
})

/** Steps up and down, without answering. */
export function moveBy(form: QuestionForm, draft: FindingsDraft, by: 1 | -1): string | null {
  const steps = listSteps(form, draft)
  const place = Math.min(Math.max(steps.indexOf(draft.at ?? '') + by, 0), steps.length - 1)
  return steps[place] ?? null
}

function choose(
  form: QuestionForm,
  draft: FindingsDraft,
  { step, value }: { step: string; value: string },
): FindingsDraft {
  if (step === STORAGE_STEP) return { ...draft, storageGb: Number(value) }
  if (step === CONDITION_STEP)
    return { ...draft, conditionId: form.conditions.find(({ code }) => code === value)?.id ?? null }
  const before = draft.answers[step] ?? []
  const toggled = before.includes(value) ? before.filter((code) => code !== value) : [...before, value]
  return { ...draft, answers: { ...draft.answers, [step]: isMultiple(form, step) ? toggled : [value] } }
}

/** Answers a step and moves on, except where several answers may be right. */
export function answerStep(
  form: QuestionForm,
  draft: FindingsDraft,
  answer: { readonly step: string; readonly value: string },
): FindingsDraft {
  const answered = { ...choose(form, draft, answer), at: answer.step }
  return isMultiple(form, answer.step) ? answered : moveOn(form, answered)
}

/** Goes on only with a number that can be one. */
export function enterSerial(form: QuestionForm, draft: FindingsDraft, typed: string): FindingsDraft {
  const entered = { ...draft, serialNumber: typed.trim(), isSerialUnreadable: false, at: SERIAL_STEP }
  return isAnswered(form, entered, SERIAL_STEP) ? moveOn(form, entered) : entered
}

export const markUnreadable = (form: QuestionForm, draft: FindingsDraft): FindingsDraft =>
  moveOn(form, { ...draft, serialNumber: '', isSerialUnreadable: true, at: SERIAL_STEP })

const findBest = (form: QuestionForm, step: string): string | null =>
  listChoices(form, step).find(({ value, isException }) =>
    step === CONDITION_STEP ? value !== SEALED : !isException,
  )?.value ?? null

/** Answers everything open with the best. Serial number and storage have to be read from the device. */
export function fillBest(form: QuestionForm, draft: FindingsDraft): FindingsDraft {
  const step = listOpenSteps(form, draft).find(
    (open) => open !== SERIAL_STEP && open !== STORAGE_STEP && findBest(form, open) !== null,
  )
  // One at a time: an answer decides which questions follow.
  if (step === undefined) return moveOn(form, draft)
  return fillBest(form, choose(form, draft, { step, value: findBest(form, step) ?? '' }))
}

/** Another model has sizes of its own: one that it doesn't have is open again, and a single one is no choice. */
export function fitDraft({ storageGb }: QuestionForm, draft: FindingsDraft): FindingsDraft {
  if (draft.storageGb !== null && storageGb.includes(draft.storageGb)) return draft
  const only = storageGb.length === 1 ? (storageGb[0] ?? null) : null
  return draft.storageGb === only ? draft : { ...draft, storageGb: only }
}

/** The device is this model; null for the one that was sold. What was found so far is kept as far as it is asked. */
export const chooseModel = (draft: FindingsDraft, deviceId: number | null): FindingsDraft => ({
  ...draft,
  deviceId,
  storageGb: null,
  at: SERIAL_STEP,
})

/** What is locked: answers of a model that was chosen before are left out. */
export function toFindings({ questions }: QuestionForm, { at: _, ...draft }: FindingsDraft) {
  const asked = new Set(questions.map(({ code }) => code))
  const answers = Object.entries(draft.answers).filter(([code]) => asked.has(code))
  return { ...draft, answers: Object.fromEntries(answers) }
}

/** What a photo can prove. A single storage size is no step, but may be worth less than the seller described. */
const listProvable = (form: QuestionForm, draft: FindingsDraft): readonly string[] => {
  const steps = listSteps(form, draft).filter((step) => step !== SERIAL_STEP)
  return steps.includes(STORAGE_STEP) ? steps : [STORAGE_STEP, ...steps]
}

/** Exceptions that no photo proves yet, in the order of the screen. */
export function listUnproven(form: QuestionForm, draft: FindingsDraft, photos: Photos): readonly string[] {
  const proven = new Set(photos.flatMap(({ proves }) => proves))
  const isException = (step: string) => {
    if (step === MODEL_STEP) return true
    const chosen = listChosen(form, draft, step)
    return listChoices(form, step).some((choice) => choice.isException && chosen.includes(choice.value))
  }
  return listProvable(form, draft).filter((step) => isException(step) && !proven.has(step))
}

/** The photos of each question that is asked, as findings are locked with them. */
export function collectPhotoIds(form: QuestionForm, draft: FindingsDraft, photos: Photos) {
  const pairs = listProvable(form, draft).map(
    (step) =>
      [step, photos.filter(({ proves }) => proves.includes(step)).map(({ photoId }) => photoId)] as const,
  )
  return Object.fromEntries(pairs.filter(([, ids]) => ids.length > 0))
}
