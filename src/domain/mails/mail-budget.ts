import { DAY_MS } from '#domain/kernel/durations.ts'

/** A mailbox gets at most this many mails of a room within this time. */
export const MAIL_BUDGET_WINDOW_MS = DAY_MS

/**
 * The rooms of the daily budget of one mailbox. Every kind of mail that someone can trigger without having proven that the
 * mailbox is theirs takes from `shared` first; what an owner cannot do without has room of its own behind it, which
 * strangers cannot use up with sales or requests.
 */
export const MAIL_ROOMS = {
  /** Whatever anyone can trigger by typing an address. */
  shared: 10,
  /** Ways back in: a new password, a new link, a code. Opens when `shared` is used up. */
  access: 5,
  /** What follows by itself from an unproven sale: reminders, its end, its cancellation. */
  followUp: 5,
  /** For a caller with a proof: counted per mailbox and proof, so nobody else can use it up. */
  proven: 10,
} as const

export type MailRoom = keyof typeof MAIL_ROOMS

/** The kinds of mail that an unproven visitor can trigger, and the rooms that they take from, in this order. */
export const BUDGETED_MAILS = {
  /** The confirmation of a guest's sale, with its label. */
  SALE: ['shared'],
  /** The answer to a request for an individual offer. */
  REQUEST: ['shared'],
  NEWSLETTER: ['shared'],
  /** A free recycling label. */
  RECYCLING: ['shared'],
  PRICE_WATCH: ['shared'],
  /** Activation, or the notice that the account exists: both cost the same, so the budget tells nothing about accounts. */
  REGISTRATION: ['shared', 'access'],
  RESET: ['shared', 'access'],
  /** A new link to a sale. */
  SALE_LINK: ['shared', 'access'],
  /** A six-digit code. */
  CODE: ['shared', 'access'],
  /** The notice about a sign-in on a new device: triggered by whoever knows the password. */
  NEW_DEVICE: ['shared', 'access'],
  FOLLOW_UP: ['followUp'],
} as const satisfies Readonly<Record<string, readonly MailRoom[]>>

export type BudgetedMail = keyof typeof BUDGETED_MAILS
