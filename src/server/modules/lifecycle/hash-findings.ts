import { createHash } from 'node:crypto'
import { type Commitment, commitmentText } from '#domain/inspection/commitment.ts'
import type { Grading, InspectionResult } from '#domain/inspection/grading.ts'
import { payoutReference } from '#domain/payouts/payout-reference.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** What stands in an inspection's column `found`: all that its commitment covers, besides nonce and serial number. */
export type CommittedFindings = Grading & Pick<InspectionResult, 'photoIds'>

/** The same with the serial number, which stands in a column of its own. */
export type SealedFindings = CommittedFindings & Pick<Commitment, 'serialNumber'>

/** What a device is called in a commitment, and on a payout. */
export const itemReference = ({ transactionId, itemNumber }: ItemKey): string =>
  payoutReference(tradeNumberOf(transactionId), itemNumber)

/** The commitment to findings; it stands in the inspection before anybody can read what the seller said. */
export const hashFindings = (
  key: ItemKey,
  { photoIds, serialNumber, ...found }: SealedFindings,
  nonce: Uint8Array,
): Buffer => {
  const commitment: Commitment = {
    reference: itemReference(key),
    serialNumber,
    found,
    photoIds,
    nonce: Buffer.from(nonce).toString('hex'),
  }
  return createHash('sha256').update(commitmentText(commitment)).digest()
}
