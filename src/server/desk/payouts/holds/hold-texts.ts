import { ACCOUNT_CHANGE_HOLD_HOURS, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import { USUAL_SALES_PER_WEEK } from '#domain/payouts/warning-signs.ts'

/** Why a payout waits, for the list. */
export const HOLD_TITLES: Readonly<Record<PayoutHoldReason, string>> = {
  ACCOUNT_CHANGED: 'Payout account changed',
  FROZEN_BY_SELLER: 'Frozen by the seller',
  SERIAL_SEEN_BEFORE: 'Serial number seen before',
  ACCOUNT_OF_SEVERAL_HOLDERS: 'Same account, different names',
  MANY_SALES: 'Unusual number of sales',
  ACCOUNT_CHANGED_AFTER_SHIPPING: 'Account changed after shipping',
  HOLDER_DIFFERS: 'Account in another name',
  IDENTITY_MISSING: 'Identity document missing',
}

const { holder, network } = USUAL_SALES_PER_WEEK

/** What it means, and what to check before releasing it. */
export const HOLD_EXPLANATIONS: Readonly<Record<PayoutHoldReason, string>> = {
  ACCOUNT_CHANGED: `The payout account was changed. The payout waits ${ACCOUNT_CHANGE_HOLD_HOURS} hours so the seller can object. This hold ends by itself.`,
  FROZEN_BY_SELLER:
    'The seller says someone else changed the payout account. Speak to the seller before you decide.',
  SERIAL_SEEN_BEFORE:
    'We’ve bought a device with this serial number or IMEI before. Check whether it’s the same device, whether we’ve resold it, and whether it was stolen from us.',
  ACCOUNT_OF_SEVERAL_HOLDERS:
    'Other sales are paid to this account under different names. Joint accounts and families are common; lots of unrelated names aren’t.',
  MANY_SALES: `One account holder or network has made more sales in a week than usual (private sellers: ${holder.private} per account holder, ${network.private} per network; businesses: ${holder.business} and ${network.business}). Find out where the devices come from.`,
  ACCOUNT_CHANGED_AFTER_SHIPPING:
    'The payout account was changed after the parcel was sent, so someone else may have taken over the sale. Compare the old and new accounts.',
  HOLDER_DIFFERS:
    'The name on the account isn’t the seller’s. Compare the names. If they belong to different people, ask the seller.',
  IDENTITY_MISSING:
    'The law asks for the seller’s identity document, and none has been accepted. This hold ends when someone accepts it under Identity documents. Release it only if nothing was bought, such as for a lost parcel.',
}
