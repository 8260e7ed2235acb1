import type { FindingsDraft, InspectionView, QuestionForm } from '#contracts/desk/inspections.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { createDraft, listOpenSteps, listUnproven, SERIAL_STEP } from './findings.ts'

/** What one form says about every device of a group. Number and photos are each device's own. */
export type SharedAnswers = Pick<FindingsDraft, 'storageGb' | 'conditionId' | 'answers'>

type Photos = NonNullable<InspectionView['work']>['photos']

export const pickShared = ({ storageGb, conditionId, answers }: SharedAnswers): SharedAnswers => ({
  storageGb,
  conditionId,
  answers,
})

/** The answers as pairs of question and answer. */
const listPairs = ({ storageGb, conditionId, answers }: SharedAnswers): readonly string[] => [
  ...(storageGb === null ? [] : [`STORAGE ${storageGb}`]),
  ...(conditionId === null ? [] : [`CONDITION ${conditionId}`]),
  ...Object.entries(answers).flatMap(([question, codes]) => codes.map((code) => `${question} ${code}`)),
]

/** Whether a device's answers contradict none of the group's, because it has fewer. */
export const isPartOf = (own: SharedAnswers, shared: SharedAnswers): boolean => {
  const pairs = new Set(listPairs(shared))
  return listPairs(own).every((pair) => pairs.has(pair))
}

export const hasSameAnswers = (own: SharedAnswers, shared: SharedAnswers): boolean =>
  isPartOf(own, shared) && isPartOf(shared, own)

/** What the form begins with: the most that was saved for a device. A browser may have died before it saved all of them. */
export function findShared(form: QuestionForm, drafts: readonly (FindingsDraft | null)[]): SharedAnswers {
  const saved = drafts.map((draft) => draft ?? createDraft(form))
  const [most = createDraft(form)] = saved.toSorted((a, b) => listPairs(b).length - listPairs(a).length)
  return pickShared(most)
}

/** A device of a group as its row knows it. */
export interface GroupDevice {
  readonly itemNumber: number
  readonly draft: FindingsDraft
  readonly photos: Photos
}

const readNumber = ({ draft }: GroupDevice): string | null => {
  const read = readSerialNumber(draft.serialNumber)
  return read.kind === 'number' ? read.serialNumber : null
}

/** The devices whose number another one of the group has, too. No check of the server knows numbers before they are locked. */
export function listRepeated(devices: readonly GroupDevice[]): readonly number[] {
  const numbers = devices.map(readNumber)
  return devices
    .filter(
      (_, place) => numbers[place] !== null && numbers.filter((one) => one === numbers[place]).length > 1,
    )
    .map(({ itemNumber }) => itemNumber)
}

export const lacksNumber = (form: QuestionForm, { draft }: GroupDevice): boolean =>
  listOpenSteps(form, draft).includes(SERIAL_STEP)

/** What is missing before a group can be locked. */
export interface GroupRest {
  readonly openAnswers: number
  readonly missingNumbers: number
  readonly missingPhotos: number
  readonly differing: number
  readonly repeated: number
}

export function measureRest(
  form: QuestionForm,
  shared: SharedAnswers,
  devices: readonly GroupDevice[],
): GroupRest {
  const common = { ...createDraft(form), ...shared }
  return {
    openAnswers: listOpenSteps(form, common).filter((step) => step !== SERIAL_STEP).length,
    missingNumbers: devices.filter((device) => lacksNumber(form, device)).length,
    missingPhotos: devices.reduce(
      (sum, { draft, photos }) => sum + listUnproven(form, { ...draft, ...shared }, photos).length,
      0,
    ),
    differing: devices.filter(({ draft }) => !hasSameAnswers(draft, shared)).length,
    repeated: listRepeated(devices).length,
  }
}

export const isNothingLeft = (rest: GroupRest): boolean => Object.values(rest).every((count) => count === 0)
