import { createHash } from 'node:crypto'
import { type Commitment, commitmentText } from '#domain/inspection/commitment.ts'
import type { Grading, Inspection } from '#domain/inspection/grading.ts'
import { payoutReference } from '#domain/payouts/payout-reference.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** What stands in an inspection's column `found`: all that its commitment covers, besides the nonce. */
export type CommittedFindings = Grading & Pick<Inspection, 'photoIds'>

/** What a device is called in a commitment, and on a payout. */
export const itemReference = ({ transactionId, itemNumber }: ItemKey): string =>
  payoutReference(tradeNumberOf(transactionId), itemNumber)

/** The commitment to findings; it stands in the inspection before anybody can read what the seller said. */
export const commitFindings = (
  key: ItemKey,
  { photoIds, ...found }: CommittedFindings,
  nonce: Uint8Array,
): Buffer => {
  const commitment: Commitment = {
    ...{ reference: itemReference(key), found, photoIds },
    nonce: Buffer.from(nonce).toString('hex'),
  }
  return createHash('sha256').update(commitmentText(commitment)).digest()
}
