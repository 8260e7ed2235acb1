import { z } from 'zod'
import type { FieldError } from '#contracts/errors.ts'
import { isNeutral } from '#domain/inspection/answer-worth.ts'
import { checkFindings, type FindingProblem } from '#domain/inspection/check-findings.ts'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { countedAnswers, type Grading, type PriceBasis } from '#domain/inspection/grading.ts'
import { askedQuestions } from '#domain/pricing/asked-questions.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import { readSerialNumber } from './serial-number.ts'

const CODE = z.string().max(40)

/** What an inspector has found. There is no place for a price, and a field that is not named here is refused. */
export const FINDINGS = z.strictObject({
  storageGb: z.number().int().min(0),
  conditionId: z.number().int().min(1).max(5),
  answers: z.record(CODE, z.array(CODE).max(20)),
  /** Photos by the code of the question that they prove; `CONDITION` and `STORAGE` are questions, too. */
  photoIds: z.record(CODE, z.array(z.uuid()).max(20)).default({}),
  serialNumber: z.string().max(60).default(''),
  isSerialUnreadable: z.boolean().default(false),
})

/** As it comes from a form, where something may be missing. */
export interface FindingsInput extends Omit<z.output<typeof FINDINGS>, 'storageGb' | 'conditionId'> {
  readonly storageGb: number | null
  readonly conditionId: number | null
}

const FIELDS: Readonly<Record<string, string>> = {
  [STORAGE_QUESTION]: 'storageGb',
  [CONDITION_QUESTION]: 'conditionId',
}

const toFieldError = ({ key, question }: FindingProblem): FieldError => ({
  field: FIELDS[question] ?? `answers.${question}`,
  key,
})

const NONE = -1

/** What the findings say about the device; answers of questions that it does not raise are left out. */
const gradingOf = ({ rule }: PriceBasis, { storageGb, conditionId, answers }: FindingsInput): Grading => ({
  storageGb: storageGb ?? NONE,
  conditionId: conditionId ?? NONE,
  answers: countedAnswers(rule, answers),
})

const photosOf = ({ photoIds }: FindingsInput): CommittedFindings['photoIds'] =>
  Object.fromEntries(
    Object.entries(photoIds)
      .filter(([, ids]) => ids.length > 0)
      .map(([code, ids]) => [code, [...new Set(ids)]]),
  )

export const findingsOf = (basis: PriceBasis, input: FindingsInput): CommittedFindings => ({
  ...gradingOf(basis, input),
  photoIds: photosOf(input),
})

function serialProblems({ serialNumber, isSerialUnreadable }: FindingsInput): FieldError[] {
  const isTyped = serialNumber.trim() !== ''
  // Both at once is a slip: one of them is not meant.
  if (isSerialUnreadable) return isTyped ? [{ field: 'serialNumber', key: 'FIELD_FORMAT' }] : []
  const read = readSerialNumber(serialNumber)
  return read.kind === 'refused' ? [{ field: 'serialNumber', key: read.key }] : []
}

function photoProblems({ photoIds }: FindingsInput, known: ReadonlySet<string>): FieldError[] {
  return Object.entries(photoIds)
    .filter(([, ids]) => ids.some((id) => !known.has(id)))
    .map(([code]) => ({ field: `photoIds.${code}`, key: 'PHOTO_UNKNOWN' }))
}

/**
 * What keeps findings from being fixed. Nothing of it depends on what the seller said: which findings need a photo shows
 * only afterwards.
 */
export function findingsProblems(
  basis: PriceBasis,
  input: FindingsInput,
  knownPhotos: ReadonlySet<string>,
): FieldError[] {
  const { photoIds, answers } = input
  const found = { ...gradingOf(basis, input), answers }
  const strange = checkFindings({ basis, found, photoIds }).filter(
    ({ key }) => key !== 'FINDING_WITHOUT_PHOTO',
  )
  return [...strange.map(toFieldError), ...photoProblems(input, knownPhotos), ...serialProblems(input)]
}

/** Whatever is not the best that can be said, and has no photo: worth nothing, should the seller have said better. */
export function flawsWithoutPhoto(basis: PriceBasis, input: FindingsInput): readonly string[] {
  const { storageGb, conditionId, answers } = gradingOf(basis, input)
  const amounts = basis.prices.map(({ amountInCents }) => amountInCents)
  const price = basis.prices.find((listed) => listed.storageGb === storageGb)
  const flaws = askedQuestions(basis.rule.questions, answers).filter(
    (question) => !isNeutral(question.answers.filter(({ code }) => answers[question.code]?.includes(code))),
  )
  return [
    ...(price && price.amountInCents < Math.max(...amounts) ? [STORAGE_QUESTION] : []),
    ...(conditionId !== NONE && conditionId !== basis.rule.conditions[0]?.id ? [CONDITION_QUESTION] : []),
    ...flaws.map(({ code }) => code),
  ].filter((code) => (input.photoIds[code] ?? []).length === 0)
}
