import { SETTLED_STATES } from '#domain/fairness/device-history.ts'

const quote = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/**
 * Indexes of tables that may have millions of rows by the time a version adds them. A migration would lock such a table
 * while it builds them; these are built beside the running shop, after the migrations. By name: what stands behind `on`.
 */
export const BIG_TABLE_INDEXES: Readonly<Record<string, string>> = {
  // Figures
  trade_item_uncounted: `trade_item (state_since) where not is_counted and state in (${quote(SETTLED_STATES)})`,
  // The rows behind a figure. The log is written in order of time, so a summary of its pages is enough.
  trade_event_time: 'trade_event using brin (happened_at)',

  // Housekeeping, by what makes a row old
  account_token_expiry: 'account_token (expires_at)',
  contact_message_created: 'contact_message (created_at)',
  customer_account_unactivated: 'customer_account (customer_id) where activated_at is null',
  customer_created: 'customer (created_at)',
  customer_sign_in_ended: 'customer_sign_in (ended_at) where ended_at is not null',
  individual_offer_request_created: 'individual_offer_request (created_at)',
  login_guard_failure: 'login_guard (last_failure_at)',
  newsletter_consent_ended: `newsletter_consent (happened_at, id) where kind = 'ended'`,
  newsletter_delivery_settled: `newsletter_delivery (chosen_at) where status not in ('chosen', 'queued')`,
  newsletter_unsubscribed: `newsletter_subscription (unsubscribed_at) where status = 'unsubscribed'`,
  outbox_done: `outbox (done_at) where status = 'done'`,
  photo_taken: 'photo (taken_at)',
  price_watch_expiry: `price_watch (expires_at) where status = 'active'`,
  price_watch_mailed: `price_watch (mailed_at) where status = 'done'`,
  price_watch_requested: `price_watch (requested_at) where status = 'pending'`,
  recycling_parcel_sender: 'recycling_parcel (state_since) where mailbox_key is not null',
  sale_code_expiry: 'sale_code (expires_at)',
  suppression_since: 'suppression (since)',
  trade_created: 'trade (created_at)',

  // Erasure of a person
  clarification_trade: 'clarification (transaction_id)',
  contact_message_email: 'contact_message (email)',
  price_watch_email: 'price_watch (email)',

  // What became of the offers for a device
  offer_device: 'offer (device_id, created_at)',
  // Those that were made from a wrong list
  offer_list: 'offer (market, price_list_version)',
  // Those that were withdrawn together, for the mails about them
  offer_withdrawn: 'offer (withdrawn_at) where withdrawn_at is not null',

  // The desk's lists, longest wait first
  trade_item_state_since: 'trade_item (state, state_since)',

  // What else had the start of an IMEI, the latest first
  inspection_type_code: 'inspection (left(serial_number, 8), committed_at) where length(serial_number) = 15',

  // Whose findings have got their place in the public log
  inspection_seal: 'inspection (commitment) where commitment is not null',

  // The desk's search, and the mails of a sale
  trade_seller_name: 'trade_seller using gin (seller_name_keys(first_name, last_name, company_name))',
  outbox_trade_mail: `outbox (((data ->> 'transactionId')::bigint)) where topic = 'TRADE_MAIL'`,
  trade_seller_phone: 'trade_seller (phone) where phone is not null',

  // The state of the outbox, and payouts by the bank's answer
  outbox_open: `outbox (created_at) where status <> 'done'`,
  payout_transfer: 'payout (end_to_end_id)',
  payout_returned_voucher: `payout (transaction_id) where item_number = 0 and status = 'rejected'`,
}
