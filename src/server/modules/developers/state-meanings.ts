import type { TradeState } from '#domain/trades/trade-states.ts'
import type { TradeStatus } from '#domain/trades/trade-status.ts'

/** What it means for a device to be in a state, for programmers. */
export const STATE_MEANINGS: Readonly<Record<TradeState, string>> = {
  CREATED: 'The sale is confirmed; the carrier is being asked for a label.',
  LABEL_ISSUED: 'The label is ready. We wait for the parcel.',
  CANCELLED: 'The seller cancelled before the parcel was scanned.',
  IN_TRANSIT: 'The carrier has scanned the parcel.',
  EXPIRED: 'No parcel was scanned in time. A device that still arrives is inspected as usual.',
  RECEIVED: 'The device has arrived and waits for its inspection.',
  LOST: 'The device hasn’t reached us, or wasn’t in the parcel. It’s being traced.',
  ACCEPTED:
    'The price is settled. Where the law asks for it, the payout waits for the seller’s identity document.',
  IN_INSPECTION: 'An inspector has the device.',
  COUNTER_OFFERED:
    'The device differs from its description. The seller decides about a new offer, or about a device that we can’t buy.',
  ACTION_REQUIRED:
    'The seller has to remove a lock, send a part or a proof, or name a payout account of their own.',
  QUARANTINED: 'The device is on a list of lost or stolen devices.',
  RETURN_PENDING:
    'The device is about to be sent back for free. With `isUndelivered`, a parcel came back to us and we need another address.',
  RECYCLED: 'The seller let us recycle the device.',
  APPEALED: 'A second inspector looks at the device.',
  PAYOUT_PENDING: 'The payout has been ordered.',
  PAID: 'The bank has confirmed the payout.',
  PAYOUT_FAILED: 'The bank has returned the payout. The seller has to name another account.',
  HANDED_OVER: 'The authorities have the device.',
  RETURN_SHIPPED: 'The device is on its way back.',
  RETURNED: 'The device is back with its seller.',
}

/** The status of a whole sale, which follows from the states of its devices. The first match wins. */
export const STATUS_MEANINGS: Readonly<Record<TradeStatus, string>> = {
  ACTION_NEEDED: 'At least one device waits for the seller.',
  IN_REVIEW: 'At least one device is with us and not decided yet.',
  SENT: 'At least one device is on its way to us, or being traced.',
  OPEN: 'We wait for the parcel.',
  RETURNING: 'At least one device is going back.',
  PAYING: 'All prices are settled. The money is on its way, or waits for the seller’s identity document.',
  COMPLETED: 'Paid, or recycled or handed over without a payout.',
  RETURNED: 'Everything is back with the seller.',
  CANCELLED: 'Cancelled by the seller.',
  EXPIRED: 'Nothing was sent in time.',
}
