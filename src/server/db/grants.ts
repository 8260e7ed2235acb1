import { CATALOGUE_GRANTS, PUBLISHED } from './catalogue-grants.ts'
import { ADD, ALL, READ, type TableGrants, WRITE } from './table-rights.ts'

const MOVE_ITEM = 'select, update (state, state_since, settled_in_cents, bonus_in_cents)'

// Rows that someone decides about later start undecided: what the decision writes can't be inserted.
const NEW_ITEM = 'transaction_id, number, offer_id, price_in_cents, state, state_since'
const NEW_HOLD = 'transaction_id, reason, details, since, until'
/** Without a batch it can only be due; a check sees to that. */
const NEW_PAYOUT =
  'transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status, created_at'
const NEW_CLARIFICATION = `token_id, token_hash, transaction_id, item_number, inspection_id, kind, reason, missing_part,
  proof_refusal, price_in_cents, opened_at, answer_by`

const NEW_REVIEW = 'transaction_id, market, category_id, stars, sentence, written_at'
/** Without the stars: what an operator doesn't know can't decide. */
const REVIEW_WITHOUT_STARS =
  'id, transaction_id, market, category_id, sentence, written_at, state, hide_reason, decided_at, was_published'

/** The shop stores what a seller sends and reads no file back; only the desk opens and decides. */
const NEW_IDENTITY_REQUEST = 'transaction_id, legal_basis, requested_at'
const SENT_DOCUMENT = 'submitted_at, document_kind, sealed_fields, digest'
const IDENTITY_DECISION = 'accepted_at, refused_at, refusal_reason, decided_by'
const IDENTITY_FILE_FACTS = 'id, transaction_id, side, media_type, uploaded_at'

/** A blob's state follows the row that has its key; only the worker deletes what no row has. */
const NEW_BLOB = 'key, storage, media_type, size_in_bytes, sha256, created_at'
const KEEP_BLOB = `select, insert (${NEW_BLOB})`

const NEW_RECYCLING = `id, number, market, shop_mode, link_origin, link_market, mailbox_key, state, state_since, created_at,
  send_by`
const NEW_RECYCLING_SENDER = `parcel_id, email, first_name, last_name, street, house_number, address_extra, zip, city,
  country, device`

const HOLD = `select, insert (${NEW_HOLD}), update (until)`
const CLARIFY = `select, insert (${NEW_CLARIFICATION}), update (answer, answered_at, answered_by)`

const ERASED_OF_SELLER = 'email, phone, birth_date, network_key, sealed_account, account_key'
const ERASED_OF_REQUEST = 'request_hash, company_name, contact_person, email, phone, message'
const PAYEE_OF_SELLER = 'payment_type_id, account_holder, masked_account, sealed_account, account_key'

/** Mails and deadlines need the person, never the password. */
const ACCOUNT_WITHOUT_PASSWORD = `select (customer_id, customer_number, email, locale, first_name, last_name, birth_date,
  company_name, vat_id, newsletter_since, activated_at, password_changed_at, created_at)`

/** Support looks customers up; whoever helps them needs neither the password nor the birth date. */
const ACCOUNT_AT_THE_DESK = `select (customer_id, customer_number, email, locale, first_name, last_name, company_name,
  newsletter_since, activated_at, created_at)`

/** Only the owner: the migration step, the supervisor before it starts the processes, and commands. */
const NOBODY: TableGrants = {}

/**
 * Every table, and who may do what with it. Append-only tables have no `update` and no `delete` here; triggers refuse them
 * as well. Nobody may truncate, alter or drop anything.
 */
export const GRANTS: Readonly<Record<string, TableGrants>> = {
  // What other tables may name: foreign keys are checked as the owner, a voucher's markets by whoever makes it.
  market: { desk: READ },
  language: NOBODY,
  currency: NOBODY,

  ...CATALOGUE_GRANTS,

  // Offers and sales
  // The worker withdraws offers that were made from wrong prices; the desk adds the prices of individual offers,
  // whose days count from their approval. A cart says which offer has taken the place of another.
  offer: {
    web: `${ADD}, update (replaced_by)`,
    worker: 'select, delete, update (source, expires_at, withdrawn_at)',
    desk: `${ADD}, update (expires_at)`,
  },
  offer_owner: { web: 'insert, select', worker: READ },
  voucher: { web: READ, desk: 'select, insert, update (ended_at)' },
  // A use gives way to a later sale as long as nothing was sent; without one, no voucher is paid.
  voucher_use: {
    web: 'select, insert, delete',
    worker: 'select, delete',
    desk: 'select (code, transaction_id, used_at)',
  },
  customer: { web: ADD, worker: 'select, delete', desk: READ },
  left_customer: { worker: 'select, insert, delete' },
  trade_paper: { web: ALL, worker: ALL },
  // What was agreed (prices, voucher, market, deadline) is written once. Locking a row needs a column to change.
  trade: {
    web: 'select, insert, update (customer_number, idempotency_key, key_version)',
    worker: 'select, update (key_version)',
    desk: 'select, update (key_version)',
  },
  trade_seller: {
    web: `select, insert, delete, update (${ERASED_OF_SELLER}, ${PAYEE_OF_SELLER})`,
    worker: `select, delete, update (${ERASED_OF_SELLER})`,
    desk: `select, update (street, house_number, address_extra, zip, city, country, ${PAYEE_OF_SELLER})`,
  },
  trade_item: {
    web: `${MOVE_ITEM}, insert (${NEW_ITEM})`,
    worker: `${MOVE_ITEM}, update (is_counted)`,
    desk: MOVE_ITEM,
  },
  trade_event: { web: ADD, worker: ADD, desk: ADD },
  signed_offer: { web: ADD, worker: ADD },
  trade_record: { web: ADD, worker: ADD },
  signing_key: PUBLISHED,
  // Triggers add to the log with the rights of the owner; only the worker gives entries their place. Nobody changes one.
  log_pending: { worker: 'select, delete' },
  log_entry: { web: READ, worker: ADD },
  log_node: { web: READ, worker: ADD },
  tree_head: { web: READ, worker: ADD },
  log_key: PUBLISHED,
  working_key: PUBLISHED,
  shipment: {
    web: 'select, delete, update (last_scan_at)',
    worker: 'select, insert, delete, update (first_scan_at, last_scan_at)',
    desk: 'select, update (first_scan_at, last_scan_at)',
  },
  return_shipment: { web: 'select, update (label_pdf, blob_key)', worker: WRITE, desk: 'select, update' },
  // One that became a sale stays without anything personal.
  individual_offer_request: {
    web: `select, insert, update (${ERASED_OF_REQUEST})`,
    worker: `select, delete, update (${ERASED_OF_REQUEST})`,
    desk: READ,
  },
  // The desk makes and withdraws it, the business accepts it; nobody changes what was offered. Its days count from
  // the approval of a second person.
  // What was written goes with the seller.
  individual_offer: {
    web: 'select, update (accepted_at, transaction_id, message)',
    worker: 'select, update (message)',
    desk: `select, update (withdrawn_at, withdrawn_by, withdrawal_reason, approved_by, approved_at, expires_at),
      insert (request_id, number, operator_id, total_in_cents, message, created_at, expires_at, needs_approval)`,
  },
  individual_offer_line: { web: READ, worker: READ, desk: ADD },
  // A part on its way gives a seller more time. Another mail address ends the links that the old one got.
  clarification: {
    web: `${CLARIFY}, update (answer_by, token_id, token_hash)`,
    worker: CLARIFY,
    desk: `${CLARIFY}, update (answer_by)`,
  },
  clarification_offer: { web: ADD, worker: ADD, desk: ADD },
  // What was uploaded is never changed: a seller removes it before answering, and it is erased with the seller.
  clarification_proof: { web: 'select, insert, delete', worker: 'select, delete', desk: READ },
  seller_photo: {
    web: 'select, insert, update (offer_id, transaction_id, item_number, joined_at), delete',
    worker: 'select, delete',
    desk: READ,
  },
  part_parcel: {
    web: 'select, insert (clarification_id, transaction_id, item_number, requested_at), update (label_pdf, blob_key)',
    worker: 'select, update (carrier, tracking_number, qr_text, label_pdf, blob_key, booked_at)',
    desk: 'select, update (scanned_at, arrived_at, operator_id)',
  },
  // Erased with the seller, by whichever process does that. The worker notes why it couldn't erase one.
  sale_note: { web: 'select, delete', worker: 'select, insert, delete', desk: 'select, insert, delete' },
  sent_mail: { web: 'select, delete', worker: 'select, insert, delete', desk: READ },
  // The desk asks for a copy of a seller's data and takes it away; the worker makes it. Locking it needs a column to change.
  data_copy: {
    worker: 'select, update (ready_at, sealed_archive), delete',
    desk: 'select, insert (id, transaction_id, operator_id, requested_at), update (requested_at), delete',
  },
  // The desk asks, the owner of the mailbox answers in the shop.
  email_change: {
    web: 'select, update (confirmed_at, voided_at), delete',
    worker: 'select, delete',
    desk: `select, update (replaced_at),
      insert (id, transaction_id, operator_id, proof, old_email, new_email, requested_at, expires_at)`,
  },
  // A seller's browser subscribes and leaves in the shop; the worker forgets those that take nothing any more.
  push_subscription: { web: ALL, worker: 'select, delete' },
  arrival: { web: READ, worker: READ, desk: WRITE },
  inspection: { web: READ, worker: READ, desk: WRITE },
  photo: { web: READ, worker: 'select, delete', desk: ALL },
  // Nobody changes what was certified; a correction is a further row.
  device_erasure: { web: READ, worker: READ, desk: ADD },
  // Nothing personal: it stays when the seller is erased, as the device itself does.
  device_place: { desk: ALL },

  // Only the desk decides about a review, and it doesn't know the stars.
  review: {
    web: `select, insert (${NEW_REVIEW}), delete`,
    worker: 'select, delete',
    desk: `select (${REVIEW_WITHOUT_STARS}), update (state, hide_reason, decided_at, was_published)`,
  },
  review_request: { web: READ, worker: ADD },
  review_objection: { web: 'select, insert, delete', worker: 'select, delete' },

  identity_request: {
    web: `select, insert (${NEW_IDENTITY_REQUEST}), update (${SENT_DOCUMENT})`,
    worker: 'select, update (sealed_fields)',
    desk: `select, insert (${NEW_IDENTITY_REQUEST}, requested_by), update (${IDENTITY_DECISION})`,
  },
  identity_file: {
    web: `select (${IDENTITY_FILE_FACTS}), insert, delete`,
    worker: `select (${IDENTITY_FILE_FACTS}), delete`,
    desk: READ,
  },

  // Figures: triggers add to those of reviews and recycling.
  fairness_figure: { web: READ, worker: ALL },
  fairness_edition: { web: READ, worker: ADD },
  waiting_cost: { web: READ, worker: 'select, insert, delete' },
  review_figure: { web: READ, worker: 'select, insert, delete' },
  recycling_figure: { web: READ, worker: 'select, insert, delete' },
  desk_figure: { worker: WRITE, desk: READ },
  uncounted_event: { worker: 'select, delete' },
  figure_backlog: { worker: 'select, update (position)' },
  // The worker finds alerts; who has seen one is the desk's.
  alert: {
    worker: 'select, insert (rule, subject, facts, since, checked_at), update (facts, checked_at, over_at)',
    desk: 'select, update (seen_by, seen_at, closed_by, closed_at, note)',
  },

  // Money
  // A seller's new account makes a returned payout due again; nothing else about payouts is decided in the shop.
  // The desk deletes what it takes out of a batch again; triggers protect everything that was ever ordered: it is neither
  // deleted nor set back.
  payout: { web: `select, insert (${NEW_PAYOUT})`, worker: READ, desk: ALL },
  payout_job: { desk: WRITE },
  payout_part: { desk: 'select, insert, delete' },
  payout_batch: { worker: 'select, update (sealed_file)', desk: WRITE },
  payout_download: { desk: 'select, insert' },
  bank_file: { worker: READ, desk: 'select, insert' },
  // Nothing of a movement changes but who has ticked it off, and whether its amount is explained; the worker erases its text.
  bank_line: {
    worker: 'select, update (sealed_text)',
    desk: 'select, insert, update (match, checked_at, checked_by, check_note)',
  },
  purchase_register: { web: ADD, worker: ADD, desk: ADD },
  // Only the desk releases a hold; a trigger lets nobody shorten one.
  payout_hold: { web: HOLD, worker: HOLD, desk: `${HOLD}, update (released_at, released_by, release_note)` },
  payout_account_change: { web: ADD, worker: 'select, delete', desk: ADD },
  sale_code: { web: ALL, worker: ALL, desk: READ },

  // Accounts
  customer_account: {
    web: ALL,
    worker: `${ACCOUNT_WITHOUT_PASSWORD}, select (ctid), update (newsletter_since, birth_date), delete`,
    desk: ACCOUNT_AT_THE_DESK,
  },
  customer_address: { web: ALL, worker: 'select, delete' },
  customer_payment_account: { web: ALL, worker: 'select, delete' },
  phone_contact: { web: ALL, worker: 'select, delete' },
  // Support sees that and with what a customer signed in; neither the device nor the family that tokens name.
  customer_sign_in: {
    web: ALL,
    worker:
      'select (ctid, customer_id, browser, system, created_at, last_used_at, expires_at, ended_at), delete',
    desk: 'select (customer_id, browser, system, created_at, last_used_at, expires_at, ended_at)',
  },
  customer_known_device: {
    web: ALL,
    worker: 'select (ctid, customer_id, created_at, last_used_at, revoked_at), delete',
  },
  refresh_token: { web: ALL, worker: 'select (ctid, expires_at), delete' },
  account_token: { web: ALL, worker: ALL },
  login_guard: { web: ALL, worker: 'select, delete' },
  counter: { web: ALL, worker: ALL },

  // Inbox: what someone has sent opens an item, and erasing that erases it.
  inbox_item: {
    web: `select, delete, update (status, changed_at),
      insert (kind, contact_message_id, request_id, transaction_id, item_number, due_at, created_at, changed_at)`,
    worker: 'select, delete',
    desk: `select, update (status, owner_id, due_at, changed_at),
      insert (kind, transaction_id, item_number, due_at, created_at, changed_at)`,
  },
  inbox_reply: { web: READ, worker: READ, desk: ADD },

  // Contact
  contact_message: { web: ALL, worker: 'select, delete', desk: READ },
  // The web requests a label, the worker books it, the desk books the parcel in; nobody at the desk reads the sender.
  recycling_parcel: {
    web: `select, insert (${NEW_RECYCLING})`,
    worker: 'select, update (state, state_since, mailbox_key, carrier, tracking_number, qr_text, send_by)',
    desk: `select, update (state, state_since, first_scan_at, received_at, weight_in_grams, device_count, recycled_at)`,
  },
  recycling_sender: {
    web: `select, insert (${NEW_RECYCLING_SENDER}), delete`,
    worker: 'select, update (label_pdf, blob_key), delete',
  },
  // The desk counts subscriptions and reads none.
  newsletter_subscription: { web: ALL, worker: 'select, update, delete', desk: 'select (market, status)' },
  // Proof of consent: rows are added, and deleted when nobody needs the proof any more.
  newsletter_consent: {
    web: ADD,
    worker: 'select, insert, delete',
    desk: 'select (id, email, market, kind, way, asked_at, happened_at)',
  },
  suppression: { web: 'select, delete', worker: ALL },
  // Editors write issues; who gets them and what becomes of them is the worker's.
  newsletter_issue: {
    web: READ,
    worker: 'select, update (status, started_at, chosen_through, is_chosen, finished_at, totals)',
    desk: `select, delete, insert (market, content, created_at, changed_at),
      update (market, content, revision, tested_revision, changed_at, status, scheduled_for, finished_at)`,
  },
  newsletter_picture: { worker: READ, desk: WRITE },
  newsletter_test: { worker: 'select, delete', desk: ADD },
  newsletter_delivery: {
    web: READ,
    worker: `select, insert (issue_id, subscription_id, chosen_at), delete,
      update (status, dispatched_at, price_list_version, settled_at, report)`,
    desk: 'select (issue_id, status)',
  },
  newsletter_pace: { worker: 'select, update (next_at_ms)' },
  self_test_pairing: { web: 'select, insert, update', worker: 'select (ctid, expires_at), delete' },
  price_watch: { web: ALL, worker: 'select, update, delete' },
  controlling_event: { web: ADD, worker: 'select, delete' },
  local_mail: { web: READ, worker: 'select, insert, delete' },

  // Desk
  // Administrators add and change operators; names stay, because the log refers to them.
  operator: {
    desk: `select, insert (id, name, password_hash, roles, created_at, disabled_at),
      update (password_hash, roles, disabled_at)`,
  },
  operator_session: { desk: ALL, worker: 'select (expires_at), delete' },
  desk_login_guard: { desk: ALL, worker: 'select (ctid, last_failure_at), delete' },
  desk_counter: { desk: ALL, worker: 'select (ctid, expires_at), delete' },
  operator_known_device: { desk: ALL },
  operator_factor: { desk: ALL },
  camera_pairing: { desk: ALL },
  operator_recovery_code: { desk: ALL },
  answered_challenge: { desk: 'select, insert, delete' },
  audit_log: { desk: ADD },

  // Files
  blob: { web: KEEP_BLOB, worker: `${KEEP_BLOB}, update (state), delete`, desk: KEEP_BLOB },
  blob_folder: { web: ADD, worker: ADD, desk: ADD },

  // Work and secrets
  // What was given up is retried or closed by a person.
  outbox: { web: ADD, worker: ALL, desk: 'select, insert, update (status, attempts, due_at, done_at)' },
  worker_lead: { worker: ALL, desk: READ },
  table_walk: { worker: WRITE },
  job_run: { worker: WRITE, desk: READ },
  backup_run: { desk: READ },
  shop_secret: NOBODY,
  database_role: NOBODY,
  number_key: NOBODY,
}
