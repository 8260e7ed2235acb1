import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { thanks } from './en/thanks.ts'
import type { MessageKey } from './message-key.ts'

const SELLER_KEYS: ReadonlySet<string> = new Set(Object.keys({ ...checkout, ...thanks, ...account }))

/** Whether a text is needed only to sell and in the account: browsers load these with those pages. */
export const isSellerText = (key: string): key is MessageKey => SELLER_KEYS.has(key)
