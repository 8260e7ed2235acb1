import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { clarification } from './en/clarification.ts'
import { fairness } from './en/fairness.ts'
import { receipt } from './en/receipt.ts'
import { status } from './en/status.ts'
import { thanks } from './en/thanks.ts'
import type { MessageKey } from './message-key.ts'

const SELLER_KEYS: ReadonlySet<string> = new Set(
  Object.keys({ ...checkout, ...thanks, ...status, ...account, ...clarification, ...receipt, ...fairness }),
)

/**
 * Whether a text is needed only to sell, after the parcel, in the account and by the pages that prove what we promise:
 * browsers load these with those pages.
 */
export const isSellerText = (key: string): key is MessageKey => SELLER_KEYS.has(key)
