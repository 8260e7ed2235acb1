import type { FieldError } from '#contracts/errors.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import { isHazardous, type PriceBasis } from '#domain/inspection/grading.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { findOwnPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { findLaterVersions } from '#server/modules/lifecycle/later-prices.ts'
import { findRepeatedLock } from './find-repeated-lock.ts'
import {
  type FindingsInput,
  listFindingsProblems,
  listUnproven,
  toCommittedFindings,
} from './findings-input.ts'
import { storeCommitment } from './inspections.repository.ts'
import { lockOpenInspection, type OwnInspection } from './lock-own-inspection.ts'
import { requireModelInput } from './models.repository.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { requireVersion } from './save-draft.ts'

export interface Committed {
  readonly inspectionNumber: number
  /** The hash, in hex. */
  readonly commitment: string
  readonly committedAtMs: number
}

interface Checked extends OwnInspection {
  readonly basis: PriceBasis
  readonly problems: readonly FieldError[]
}

/** Checks whether findings are complete, in the operator's own open inspection. */
async function checkFindingsInput(
  context: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<Checked> {
  const own = await lockOpenInspection(context, key)
  await requireModelInput(context.tx, input.deviceId)
  const basis = await requireBasis(context.tx, context.questions, { ...key, foundDeviceId: input.deviceId })
  const photos = await findOwnPhotos(context.tx, Object.values(input.photoIds).flat(), {
    key,
    operatorId: context.operator.id,
    since: own.inspection.startedAt,
  })
  return { ...own, basis, problems: listFindingsProblems(basis, input, photos) }
}

const refuseFindings = (problems: readonly FieldError[]): HttpError =>
  new HttpError(
    422,
    'INVALID_FIELDS',
    'Some findings are missing or wrong. Complete them, then lock your findings.',
    problems,
  )

/** Without its photo a finding may prove nothing, and whoever has locked it can't inspect the device again. */
const refuseUnproven = (questions: readonly string[]): HttpError =>
  new HttpError(
    422,
    'FINDING_WITHOUT_PHOTO',
    `Take a photo of each exception first: ${questions.join(', ')}.`,
    questions.map((field) => ({ field, key: 'FINDING_WITHOUT_PHOTO' })),
  )

export interface Locking {
  readonly input: FindingsInput
  /** The draft that is locked; undefined for findings that never were one. */
  readonly draftVersion: number | undefined
}

/** Commits findings by their hash. Only then may the operator read the seller's answers. */
export async function commitFindings(
  context: InspectionContext,
  key: ItemKey,
  { input, draftVersion }: Locking,
): Promise<Committed> {
  const repeated = await findRepeatedLock(context, key, input)
  if (repeated)
    return {
      inspectionNumber: repeated.number,
      commitment: Buffer.from(repeated.commitment).toString('hex'),
      committedAtMs: repeated.committedAt.getTime(),
    }
  const { inspection, basis, problems } = await checkFindingsInput(context, key, input)
  if (draftVersion !== undefined) requireVersion(inspection.draftVersion, draftVersion)
  if (problems.length > 0) throw refuseFindings(problems)
  const unproven = listUnproven(basis, input)
  if (unproven.length > 0) throw refuseUnproven(unproven)
  const found = toCommittedFindings(basis, input)
  const serial = readSerialNumber(input.serialNumber)
  const serialNumber = serial.kind === 'number' ? serial.serialNumber : null
  const commitment = hashFindings(key, { ...found, serialNumber }, inspection.nonce)
  const committedAtMs = context.now()
  await storeCommitment(context.tx, inspection.id, {
    found,
    serialNumber,
    commitment,
    committedAtMs,
    later: await findLaterVersions(context.tx, context.questions.ruleSets, key),
    isHazardous: isHazardous(findRule(basis), found.answers),
  })
  return {
    inspectionNumber: inspection.number,
    commitment: commitment.toString('hex'),
    committedAtMs,
  }
}
