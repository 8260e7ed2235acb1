import { z } from 'zod'
import { type FindingsDraft, MODEL_ID } from '#contracts/desk/inspections.ts'
import type { FieldError } from '#contracts/errors.ts'
import { isNeutral } from '#domain/inspection/answer-worth.ts'
import { checkFindings, type FindingProblem } from '#domain/inspection/check-findings.ts'
import { CONDITION_QUESTION, MODEL_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import { type Grading, type PriceBasis, pickCountedAnswers } from '#domain/inspection/grading.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import { listStorageExceptions } from './question-form.ts'

const CODE = z.string().max(40)

/** What an inspector records. It has no field for a price, and unknown fields are refused. */
const FINDINGS = z.strictObject({
  storageGb: z.number().int().min(0),
  conditionId: z.number().int().min(1).max(5),
  answers: z.record(CODE, z.array(CODE).max(20)),
  deviceId: MODEL_ID.nullable().default(null).describe('The model, if it isn’t the one that was sold.'),
  /** Photos by question code. `CONDITION`, `STORAGE` and `MODEL` count as questions. */
  photoIds: z.record(CODE, z.array(z.uuid()).max(20)).default({}),
  serialNumber: z.string().max(60).default(''),
  isSerialUnreadable: z.boolean().default(false),
})

/** Findings to lock. Whoever works on a draft names its version, so that nothing is locked that they haven't seen. */
export const LOCK_INPUT = FINDINGS.extend({ draftVersion: z.number().int().min(0).optional() })

export type FindingsInput = z.output<typeof FINDINGS>

const FIELDS: Readonly<Record<string, string>> = {
  [STORAGE_QUESTION]: 'storageGb',
  [CONDITION_QUESTION]: 'conditionId',
}

const toFieldError = ({ key, question }: FindingProblem): FieldError => ({
  field: FIELDS[question] ?? `answers.${question}`,
  key,
})

/** The grading in the findings, without answers to questions that don't apply to this device. */
function toGrading(basis: PriceBasis, { storageGb, conditionId, answers }: FindingsInput): Grading {
  const grading = { storageGb, conditionId, answers: pickCountedAnswers(findRule(basis), answers) }
  return basis.model ? { ...grading, deviceId: basis.model.deviceId } : grading
}

const collectPhotoIds = ({ photoIds }: FindingsInput): CommittedFindings['photoIds'] =>
  Object.fromEntries(
    Object.entries(photoIds)
      .filter(([, ids]) => ids.length > 0)
      .map(([code, ids]) => [code, [...new Set(ids)]]),
  )

export const toCommittedFindings = (basis: PriceBasis, input: FindingsInput): CommittedFindings => ({
  ...toGrading(basis, input),
  photoIds: collectPhotoIds(input),
})

function listSerialProblems({ serialNumber, isSerialUnreadable }: FindingsInput): FieldError[] {
  const isTyped = serialNumber.trim() !== ''
  // A number that is also marked unreadable is a mistake.
  if (isSerialUnreadable) return isTyped ? [{ field: 'serialNumber', key: 'FIELD_FORMAT' }] : []
  const read = readSerialNumber(serialNumber)
  return read.kind === 'refused' ? [{ field: 'serialNumber', key: read.key }] : []
}

function listPhotoProblems({ photoIds }: FindingsInput, known: ReadonlySet<string>): FieldError[] {
  return Object.entries(photoIds)
    .filter(([, ids]) => ids.some((id) => !known.has(id)))
    .map(([code]) => ({ field: `photoIds.${code}`, key: 'PHOTO_UNKNOWN' }))
}

/**
 * What keeps findings from being committed. None of it depends on the seller's answers, so this doesn't say which
 * findings need a photo.
 */
export function listFindingsProblems(
  basis: PriceBasis,
  input: FindingsInput,
  knownPhotos: ReadonlySet<string>,
): FieldError[] {
  const { photoIds, answers } = input
  const found = { ...toGrading(basis, input), answers }
  const invalid = checkFindings({ basis, found, photoIds }).filter(
    ({ key }) => key !== 'FINDING_WITHOUT_PHOTO',
  )
  return [
    ...invalid.map(toFieldError),
    ...listPhotoProblems(input, knownPhotos),
    ...listSerialProblems(input),
  ]
}

/**
 * Exceptions without a photo: everything that is worth less than the best that a seller can declare. Their answers aren't
 * asked, so that a refusal says nothing about them.
 */
export function listUnproven(basis: PriceBasis, input: FindingsInput): readonly string[] {
  const { storageGb, conditionId, answers } = toGrading(basis, input)
  const rule = findRule(basis)
  const flaws = listAskedQuestions(rule.questions, answers).filter(
    (question) => !isNeutral(question.answers.filter(({ code }) => answers[question.code]?.includes(code))),
  )
  return [
    // Whatever it is worth: nobody has to believe that a device isn't the one that was sold.
    ...(basis.model ? [MODEL_QUESTION] : []),
    ...(listStorageExceptions(basis).includes(storageGb) ? [STORAGE_QUESTION] : []),
    ...(conditionId === rule.conditions[0]?.id ? [] : [CONDITION_QUESTION]),
    ...flaws.map(({ code }) => code),
  ].filter((code) => (input.photoIds[code] ?? []).length === 0)
}

const NONE = -1

/** The same for a draft, whose open questions need nothing yet. */
export function listDraftUnproven(
  basis: PriceBasis,
  draft: FindingsDraft | null,
  photos: readonly { readonly photoId: string; readonly proves: readonly string[] }[],
): readonly string[] {
  if (draft === null) return []
  const proven = photos.flatMap(({ photoId, proves }) => proves.map((code) => [code, [photoId]] as const))
  const { storageGb, conditionId, at: _, ...rest } = draft
  const input = {
    ...rest,
    storageGb: storageGb ?? NONE,
    conditionId: conditionId ?? NONE,
    photoIds: Object.fromEntries(proven.map(([code, ids]) => [code, [...ids]])),
  }
  return listUnproven(basis, input).filter((code) => code !== CONDITION_QUESTION || conditionId !== null)
}
