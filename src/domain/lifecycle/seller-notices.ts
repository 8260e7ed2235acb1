import type { SaleMail } from '#domain/mails/mail-registry.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'

/** Why the seller gets no mail about a step that they can see. Programmers read it in the API reference. */
export const NO_MAIL_REASONS = {
  HANDED_IN: 'The seller has just handed the parcel to the carrier. The next email says that it has arrived.',
  RESULT_FOLLOWS: 'The email about the arrival has named the day by which the result is sent.',
  PAYMENT_FOLLOWS:
    'The email about the price has announced the payout. The next one says that it’s on its way.',
} as const

export type NoMailReason = keyof typeof NO_MAIL_REASONS

/** How the seller learns of a step. */
export type SellerNotice =
  /** The step itself sends the mail. */
  | { readonly kind: 'mail'; readonly mail: SaleMail }
  /** The change that leads to the step sends it, because it concerns the sale as a whole. */
  | { readonly kind: 'mailedByCause'; readonly mail: SaleMail }
  | { readonly kind: 'noMail'; readonly reason: NoMailReason }

const mail = (name: SaleMail): SellerNotice => ({ kind: 'mail', mail: name })
const mailedByCause = (name: SaleMail): SellerNotice => ({ kind: 'mailedByCause', mail: name })
const noMail = (reason: NoMailReason): SellerNotice => ({ kind: 'noMail', reason })

/**
 * Every step with what its seller hears of it. The status page shows all of them, so a new step needs its line here: a mail,
 * or the reason why none is sent.
 */
export const SELLER_NOTICES: Readonly<Record<TradeEvent, SellerNotice>> = {
  label_issued: mail('TRADE_CREATED'),
  cancel: mailedByCause('CANCELLED'),
  carrier_scan: noMail('HANDED_IN'),
  send_in_deadline: mail('EXPIRED'),
  booked_in: mail('ARRIVED'),
  search_deadline: mail('LOST'),
  not_in_parcel: mail('LOST'),
  insurance_confirmed: mail('ACCEPTED'),
  inspection_started: noMail('RESULT_FOLLOWS'),
  match_or_better: mail('ACCEPTED'),
  deviation: mail('COUNTER_OFFER'),
  customer_action_needed: mail('ACTION_REQUIRED'),
  blocklist_hit: mail('QUARANTINED'),
  customer_done: mail('ANSWER_RECEIVED'),
  ask_return: mail('RETURN_PENDING'),
  answer_deadline: mail('RETURN_PENDING'),
  accept: mail('ACCEPTED'),
  policy_accept: mail('ACCEPTED'),
  decline: mail('RETURN_PENDING'),
  identity_declined: mail('RETURN_PENDING'),
  recycle: mail('RECYCLED'),
  appeal: mail('APPEALED'),
  appeal_upheld: mail('ACCEPTED'),
  appeal_rejected: mail('COUNTER_OFFER'),
  payout_ordered: noMail('PAYMENT_FOLLOWS'),
  bank_confirmed: mail('PAYOUT_SENT'),
  bank_rejected: mail('PAYOUT_FAILED'),
  account_changed: mailedByCause('PAYOUT_CHANGED'),
  cleared: mail('CLEARED'),
  return_allowed: mail('RETURN_PENDING'),
  authority_handover: mail('HANDED_OVER'),
  return_scanned: mail('RETURN_SHIPPED'),
  return_delivered: mail('RETURNED'),
  undeliverable: mail('RETURN_UNDELIVERABLE'),
}

/** The mail that a step sends; null where its cause has sent one, or none is due. */
export function findStepMail(event: TradeEvent): SaleMail | null {
  const notice = SELLER_NOTICES[event]
  return notice.kind === 'mail' ? notice.mail : null
}
