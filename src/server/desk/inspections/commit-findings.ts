import type { FieldError } from '#contracts/errors.ts'
import { isHazardous, type PriceBasis } from '#domain/inspection/grading.ts'
import { findOwnPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type FindingsInput, listFindingsProblems, toCommittedFindings } from './findings-input.ts'
import { storeCommitment } from './inspections.repository.ts'
import { lockOpenInspection, type OwnInspection } from './lock-own-inspection.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { readSerialNumber } from './serial-number.ts'

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
export async function checkFindingsInput(
  context: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<Checked> {
  const own = await lockOpenInspection(context, key)
  const basis = await requireBasis(context.tx, context.questions, key)
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

/** Commits findings by their hash. Only then may the operator read the seller's answers. */
export async function commitFindings(
  context: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<Committed> {
  const { inspection, basis, problems } = await checkFindingsInput(context, key, input)
  if (problems.length > 0) throw refuseFindings(problems)
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
    isHazardous: isHazardous(basis.rule, found.answers),
  })
  return {
    inspectionNumber: inspection.number,
    commitment: commitment.toString('hex'),
    committedAtMs,
  }
}
