import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { clarification } from './en/clarification.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { fairness } from './en/fairness.ts'
import { homeMore } from './en/home-more.ts'
import { inHand } from './en/in-hand.ts'
import { lists } from './en/lists.ts'
import { newsletter } from './en/newsletter.ts'
import { offer } from './en/offer.ts'
import { receipt } from './en/signed-offer.ts'
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
  /** The question whether the shop may measure; asked a second after the start. */
  consent,
  contact,
  newsletter,
  /** A price per row of a list. */
  lists,
  /** The home page below the first look. */
  home: homeMore,
  /** The device that the visitor holds, when it is recognised. */
  inHand,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type LatePart = keyof typeof LATE_TEXTS

export const LATE_PARTS = Object.keys(LATE_TEXTS) as readonly LatePart[]

/** Names of screens, and what a device's page says, stand with their likes and come with the part of their own pages. */
const PART_OF_BEGINNING: readonly (readonly [beginning: string, part: LatePart])[] = [
  ['SCREEN_ACCOUNT_', 'account'],
  ['SCREEN_CHECKOUT', 'sale'],
  ['SCREEN_CLARIFICATION', 'clarification'],
  ['SCREEN_THANK_YOU', 'trade'],
  ['PDP_', 'offer'],
]

/** What search engines show of a page; the server writes it into the head, and no browser asks for it again. */
const isForHeads = (key: string): boolean => /^HOME_TITLE$|_DESCRIPTION$/.test(key)

/** The part that a text comes with. */
export function textPartOf(key: string): LatePart | 'base' | 'head' {
  if (isForHeads(key)) return 'head'
  const [, part] = PART_OF_BEGINNING.find(([beginning]) => key.startsWith(beginning)) ?? []
  return part ?? LATE_PARTS.find((late) => key in LATE_TEXTS[late]) ?? 'base'
}
