import { ACCOUNT_CHANGE_HOLD_HOURS, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import { USUAL_SALES_PER_WEEK } from '#domain/payouts/warning-signs.ts'

/** Why a payout waits, for the list. */
export const HOLD_TITLES: Readonly<Record<PayoutHoldReason, string>> = {
  ACCOUNT_CHANGED: 'Account changed',
  FROZEN_BY_SELLER: 'Frozen by the seller',
  SERIAL_SEEN_BEFORE: 'Serial number bought before',
  ACCOUNT_OF_SEVERAL_HOLDERS: 'One account, several holders',
  MANY_SALES: 'Unusually many sales',
  ACCOUNT_CHANGED_AFTER_SHIPPING: 'Account changed after shipping',
  HOLDER_DIFFERS: 'Account in another name',
}

const { holder, network } = USUAL_SALES_PER_WEEK

/** What it means, and what to check before releasing it. */
export const HOLD_EXPLANATIONS: Readonly<Record<PayoutHoldReason, string>> = {
  ACCOUNT_CHANGED: `The seller’s payout account was changed. The payout waits ${ACCOUNT_CHANGE_HOLD_HOURS} hours, so that the seller can object. This hold ends by itself.`,
  FROZEN_BY_SELLER:
    'The seller told us that they didn’t change the payout account themselves. Speak to the seller before you decide.',
  SERIAL_SEEN_BEFORE:
    'We have bought a device with this serial number or IMEI before. Check whether it’s the same device, whether the earlier purchase was resold, and whether it was stolen from us.',
  ACCOUNT_OF_SEVERAL_HOLDERS:
    'Other sales are paid to the same account under other names. Joint accounts and families are common; many unrelated names are not.',
  MANY_SALES: `One holder or one network has sold more often within a week than is usual (private sellers: ${holder.private} per holder, ${network.private} per network; businesses: ${holder.business} and ${network.business}). Check where the devices come from.`,
  ACCOUNT_CHANGED_AFTER_SHIPPING:
    'The payout account was changed when the parcel was already on its way. Someone else may have taken over the sale. Compare the old and the new account.',
  HOLDER_DIFFERS:
    'The name on the account isn’t the seller’s. Compare the names; if they belong to different people, ask the seller.',
}
