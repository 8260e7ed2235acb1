import { createHash } from 'node:crypto'
import { buildCommitmentText, type Commitment } from '#domain/inspection/commitment.ts'
import type { Grading, InspectionResult } from '#domain/inspection/grading.ts'
import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** The column `inspection.found`: all that the commitment covers, except nonce and serial number. */
export type CommittedFindings = Grading & Pick<InspectionResult, 'photoIds'>

/** The same with the serial number, which has its own column. */
export type SealedFindings = CommittedFindings & Pick<Commitment, 'serialNumber'>

/** How commitments, payouts and the purchase register refer to a device. */
export const buildItemReference = ({ transactionId, itemNumber }: ItemKey): string =>
  buildPayoutReference(formatTradeNumber(transactionId), itemNumber)

/** The commitment to findings. It is stored before the inspector can read the seller's answers. */
export const hashFindings = (
  key: ItemKey,
  { photoIds, serialNumber, ...found }: SealedFindings,
  nonce: Uint8Array,
): Buffer => {
  const commitment: Commitment = {
    reference: buildItemReference(key),
    serialNumber,
    found,
    photoIds,
    nonce: Buffer.from(nonce).toString('hex'),
  }
  return createHash('sha256').update(buildCommitmentText(commitment)).digest()
}
