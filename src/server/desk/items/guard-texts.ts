import { QUARANTINE_DAYS } from '#domain/trades/trade-clock.ts'
import type { TradeGuard } from '#domain/trades/trade-states.ts'

/** Why a step is refused, and what to do instead. */
export const GUARD_TEXTS: Readonly<Record<TradeGuard, string>> = {
  NOT_SCANNED: 'The carrier has already scanned the parcel, so the sale can’t be cancelled.',
  SEND_IN_DEADLINE: 'The seller still has time to send the parcel.',
  SEARCH_DEADLINE: 'The carrier still has time to find the parcel.',
  UNBOXING_PROOF: 'Add an unboxing photo and the parcel’s weight first.',
  OWN_LABEL:
    'The parcel didn’t travel with our label, so it wasn’t insured and we can’t pay for the loss. Contact the seller.',
  PRICE_HOLDS: 'Your findings lower the price, so we can’t buy at the offered price. Send a new offer.',
  FINDINGS:
    'Your findings don’t lower the price, or there’s no photo to prove them. Buy at the offered price, or have someone else inspect the device and take photos.',
  LOCK_OR_LACK:
    'Ask the seller only if the device is locked or a part or proof is missing, and nothing else stops us buying it. Otherwise send a new offer.',
  ANSWER_DEADLINE: 'The seller still has time to answer, or the battery is damaged and we have to call them.',
  MAY_TRAVEL:
    'The battery is damaged, so no carrier will take the device and it can’t be sent back. Ask the seller to accept a new offer or recycling.',
  OFFER_HAS_PRICE: 'The new offer has no price, so it can’t be accepted.',
  OWN_RULE: 'The price is below what the seller agreed to accept at checkout. Ask the seller.',
  FIRST_APPEAL: 'The seller has already had a second inspection. There’s only one per device.',
  QUOTE_STANDS:
    'Your findings lower the price as well. Reject the appeal, or say that our photos don’t prove it.',
  ACCOUNT_VALID:
    'The payout account isn’t valid, or the seller’s identity document is missing. Ask the seller for it.',
  IDENTITY_MISSING: 'No identity document is missing for this sale, or the device can’t be sent back.',
  KEPT_OR_REQUESTED: `The device has to stay in quarantine for ${QUARANTINE_DAYS} days, unless the police have asked for it.`,
}
