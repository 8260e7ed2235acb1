import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type FindingsInput, toCommittedFindings } from './findings-input.ts'
import { type CommittedInspection, isCommitted } from './inspections.repository.ts'
import { lockOwnInspection } from './lock-own-inspection.ts'
import { requireModelInput } from './models.repository.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

/**
 * The operator's own inspection if it was locked with exactly these findings: the answer to the first request got lost, or
 * someone locks a group of devices once more. Null where nothing was locked, or something else.
 */
export async function findRepeatedLock(
  context: InspectionContext,
  key: ItemKey,
  input: FindingsInput,
): Promise<CommittedInspection | null> {
  const { inspection } = await lockOwnInspection(context, key)
  if (!isCommitted(inspection) || inspection.decidedAt !== null) return null
  await requireModelInput(context.tx, input.deviceId)
  const basis = await requireBasis(context.tx, context.questions, {
    ...key,
    foundDeviceId: input.deviceId,
  })
  const serial = readSerialNumber(input.serialNumber)
  const serialNumber = serial.kind === 'number' ? serial.serialNumber : null
  const sealed = { ...toCommittedFindings(basis, input), serialNumber }
  return hashFindings(key, sealed, inspection.nonce).equals(inspection.commitment) ? inspection : null
}
