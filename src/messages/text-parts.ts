import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { clarification } from './en/clarification.ts'
import { contact } from './en/contact.ts'
import { fairness } from './en/fairness.ts'
import { lists } from './en/lists.ts'
import { newsletter } from './en/newsletter.ts'
import { offer } from './en/offer.ts'
import { receipt } from './en/receipt.ts'
import { status } from './en/status.ts'
import { thanks } from './en/thanks.ts'

/** Texts that browsers load only with the pages that need them; all others come with every page. */
export const LATE_TEXTS = {
  /** A device's page: the questions and the price. */
  offer,
  /** To sell, and to fill in any other form about a seller. */
  sale: checkout,
  /** A trade that there is, and where it stands. */
  trade: { ...thanks, ...status },
  account,
  clarification,
  /** The pages that prove what we promise. */
  proof: { ...receipt, ...fairness },
  contact,
  newsletter,
  /** A price per row of a list. */
  lists,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type LatePart = keyof typeof LATE_TEXTS

export const LATE_PARTS = Object.keys(LATE_TEXTS) as readonly LatePart[]

/** The part that a text comes with. */
export const textPartOf = (key: string): LatePart | 'base' =>
  LATE_PARTS.find((part) => key in LATE_TEXTS[part]) ?? 'base'
