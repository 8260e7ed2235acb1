import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { thanks } from './en/thanks.ts'

/** Texts that browsers load only with the pages that need them; all others come with every page. */
export const LATE_TEXTS = {
  /** To sell: checkout, and the page after it. */
  sale: { ...checkout, ...thanks },
  account,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type LatePart = keyof typeof LATE_TEXTS

export const LATE_PARTS = Object.keys(LATE_TEXTS) as readonly LatePart[]

/** The part that a text comes with. */
export const textPartOf = (key: string): LatePart | 'base' =>
  LATE_PARTS.find((part) => key in LATE_TEXTS[part]) ?? 'base'
