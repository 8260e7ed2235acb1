import { checkout } from './en/checkout.ts'
import { thanks } from './en/thanks.ts'
import type { MessageKey } from './message-key.ts'

const SALE_KEYS: ReadonlySet<string> = new Set(Object.keys({ ...checkout, ...thanks }))

/** Whether a text is needed by the checkout and the page after it only: browsers load these with those pages. */
export const isSaleText = (key: string): key is MessageKey => SALE_KEYS.has(key)
