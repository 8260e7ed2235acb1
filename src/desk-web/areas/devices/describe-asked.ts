import type { DeviceRow } from '#contracts/desk/lists.ts'
import { TEXTS } from '../../messages/texts.ts'

/** What a seller has to do; empty where nobody has asked them anything. */
export function describeAsked({ asked, isHazardous }: Pick<DeviceRow, 'asked' | 'isHazardous'>): string {
  if (!asked) return ''
  if (isHazardous) return TEXTS.asked.hazard
  const { reason, part, refusal, partNumber } = asked
  if (reason === null) return TEXTS.asked.price
  if (refusal !== null) return TEXTS.asked.otherProof(refusal)
  const demand = part === null ? TEXTS.asked.reasons[reason] : TEXTS.asked.missingPart(part)
  return partNumber === null ? demand : TEXTS.asked.sentAs(demand, partNumber)
}
