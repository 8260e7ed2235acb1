import type { FieldError } from '#contracts/errors.ts'
import { isHazardous, type PriceBasis } from '#domain/inspection/grading.ts'
import { knownPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type FindingsInput, findingsOf, findingsProblems } from './findings-input.ts'
import { storeCommitment } from './inspections.repository.ts'
import { lockOpenInspection, type OwnInspection } from './own-inspection.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { readSerialNumber } from './serial-number.ts'

export interface Committed {
  readonly round: number
  /** The hash in hex. */
  readonly commitment: string
  readonly committedAtMs: number
}

interface Checked extends OwnInspection {
  readonly basis: PriceBasis
  readonly problems: readonly FieldError[]
}

/** Looks whether findings are complete, in the operator's own open look. */
export async function checkInput(
  doing: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<Checked> {
  const own = await lockOpenInspection(doing, key)
  const basis = await requireBasis(doing.tx, doing.questions, key)
  const photos = await knownPhotos(doing.tx, Object.values(input.photoIds).flat(), {
    key,
    operatorId: doing.operator.id,
    since: own.round.startedAt,
  })
  return { ...own, basis, problems: findingsProblems(basis, input, photos) }
}

const refuseFindings = (problems: readonly FieldError[]): HttpError =>
  new HttpError(422, 'INVALID_FIELDS', 'The findings are not complete.', problems)

/** Fixes what was found by its hash. Only then can the operator read what the seller said. */
export async function commitFindings(
  doing: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<Committed> {
  const { round, basis, problems } = await checkInput(doing, key, input)
  if (problems.length > 0) throw refuseFindings(problems)
  const found = findingsOf(basis, input)
  const serial = readSerialNumber(input.serialNumber)
  const serialNumber = serial.kind === 'number' ? serial.serialNumber : null
  const commitment = hashFindings(key, { ...found, serialNumber }, round.nonce)
  const committedAtMs = doing.now()
  await storeCommitment(doing.tx, round.id, {
    found,
    serialNumber,
    commitment,
    committedAtMs,
    isHazardous: isHazardous(basis.rule, found.answers),
  })
  return { round: round.round, commitment: commitment.toString('hex'), committedAtMs }
}
