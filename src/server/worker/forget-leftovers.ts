import { DAY_MS, YEAR_MS } from '#domain/kernel/durations.ts'
import { computeOldestConfirmable } from '#domain/opt-in/confirm-clock.ts'
import {
  CONTACT_MESSAGE_KEEP_YEARS,
  DONE_JOB_KEEP_DAYS,
  EVENT_KEEP_MONTHS,
  INDIVIDUAL_OFFER_KEEP_YEARS,
  ISSUE_DELIVERY_KEEP_YEARS,
  ISSUE_TEST_KEEP_DAYS,
  UNSUBSCRIBED_KEEP_YEARS,
  UNUSED_GUEST_KEEP_DAYS,
  UNUSED_OFFER_KEEP_DAYS,
} from '#domain/retention/keep-periods.ts'
import { computeContactCutoff, OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { Database } from '#server/db/database.ts'
import { forgetCounts } from '#server/modules/counters/counters.ts'
import { eraseOldReviews } from '#server/modules/customers/erase-reviews.ts'
import { eraseLeftSellers, eraseOldSellers } from '#server/modules/customers/erase-sellers.ts'
import { eraseOldIdentity } from '#server/modules/identity/erase-identity.ts'
import { deleteDoneJobs } from '#server/modules/outbox/outbox.repository.ts'
import { eraseOldRecyclingSenders } from '#server/modules/recycling/erase-senders.ts'
import { forgetSaleCodes } from '#server/modules/step-up/sale-codes.ts'

// Numbers of guests, and of accounts that were deleted.
const FORGET_CUSTOMERS = `
  delete from customer where created_at < $1
    and not exists (select from trade where trade.customer_number = customer.customer_number)
    and not exists (select from customer_account where customer_account.customer_number = customer.customer_number)`

// An offer of a device stays for a while, so that an old cart can be priced again. A list is simply sent again.
const FORGET_OFFERS = `
  delete from offer where source = $2 and expires_at < $1
    and not exists (select from trade_item where trade_item.offer_id = offer.id)`

const FORGET_NEWSLETTER_REQUESTS = `
  delete from newsletter_subscription where status = 'pending' and requested_at <= $1`

// Requests nobody confirmed, watches that have run out, and those that ended with a mail.
const FORGET_WATCHES = `
  delete from price_watch where status = 'pending' and requested_at <= $1
    or status = 'active' and expires_at <= $2 or status = 'done' and mailed_at <= $3`

const subtractDays = (nowMs: number, days: number): Date => new Date(nowMs - days * DAY_MS)

const subtractYears = (nowMs: number, years: number): Date => new Date(nowMs - years * YEAR_MS)

const DAYS_PER_MONTH = 30

/** Deletes what nobody needs any more: done jobs, customer numbers without trade or account, unused offers. */
export async function forgetLeftovers(db: Database, nowMs: number): Promise<void> {
  await forgetCounts(db, nowMs)
  await forgetSaleCodes(db, nowMs)
  await deleteDoneJobs(db, nowMs - DONE_JOB_KEEP_DAYS * DAY_MS)
  await db.$client.query(FORGET_CUSTOMERS, [subtractDays(nowMs, UNUSED_GUEST_KEEP_DAYS)])
  await db.$client.query(FORGET_OFFERS, [subtractDays(nowMs, UNUSED_OFFER_KEEP_DAYS), 'device'])
  await db.$client.query(FORGET_OFFERS, [new Date(nowMs), 'list'])
  await db.$client.query(FORGET_WATCHES, [
    new Date(computeOldestConfirmable(nowMs)),
    new Date(nowMs),
    subtractDays(nowMs, DONE_JOB_KEEP_DAYS),
  ])
  await db.$client.query(FORGET_NEWSLETTER_REQUESTS, [new Date(computeOldestConfirmable(nowMs))])
}

const FORGET_REQUESTS = 'delete from individual_offer_request where created_at < $1'

const FORGET_MESSAGES = 'delete from contact_message where created_at < $1'

// Kept for a while, so that the links of old mails keep working; the proof of consent has its own table.
const FORGET_UNSUBSCRIBED = `
  delete from newsletter_subscription where status = 'unsubscribed' and unsubscribed_at < $1`

const FORGET_DELIVERIES = `
  delete from newsletter_delivery where chosen_at < $1 and status not in ('chosen', 'queued')`

const FORGET_TESTS = 'delete from newsletter_test where created_at < $1'

const FORGET_SUPPRESSIONS = 'delete from suppression where since < $1'

// A consent is needed as long as it lasts, and for a while after its end. Each goes with its end.
const FORGET_CONSENTS = `
  delete from newsletter_consent as consent where exists (select from newsletter_consent as later
    where later.email = consent.email and later.kind = 'ended' and later.id >= consent.id and later.happened_at < $1)`

async function forgetNewsletter(db: Database, nowMs: number): Promise<void> {
  const proofSince = subtractYears(nowMs, UNSUBSCRIBED_KEEP_YEARS)
  await db.$client.query(FORGET_UNSUBSCRIBED, [proofSince])
  await db.$client.query(FORGET_CONSENTS, [proofSince])
  await db.$client.query(FORGET_SUPPRESSIONS, [proofSince])
  await db.$client.query(FORGET_DELIVERIES, [subtractYears(nowMs, ISSUE_DELIVERY_KEEP_YEARS)])
  await db.$client.query(FORGET_TESTS, [subtractDays(nowMs, ISSUE_TEST_KEEP_DAYS)])
}

const FORGET_CONTROLLING = 'delete from controlling_event where received_at < $1'

// The files contain account numbers, which are erased from trades at the same time.
const FORGET_PAYOUT_FILES = `
  update payout_batch set sealed_file = '' where created_at < $1 and octet_length(sealed_file) > 0`

// Kept as long as a seller may dispute which device was inspected. Afterwards the findings stay without their photos.
const FORGET_PHOTOS = `
  delete from photo where taken_at < $1 and not exists (select from trade_item
    where trade_item.transaction_id = photo.transaction_id
      and not (state = any($2::text[]) and state_since < $1))`

async function deletePhotosAndFiles(db: Database, nowMs: number): Promise<void> {
  const keptSince = new Date(computeContactCutoff(nowMs))
  await db.$client.query(FORGET_PAYOUT_FILES, [keptSince])
  await db.$client.query(FORGET_PHOTOS, [keptSince, OVER_STATES])
}

/** Deletes personal data whose retention has ended. It reads every old trade, so once an hour is enough. */
export async function forgetPeople(db: Database, nowMs: number): Promise<void> {
  await eraseLeftSellers(db)
  await eraseOldSellers(db, nowMs)
  await eraseOldIdentity(db, nowMs)
  await eraseOldReviews(db)
  await eraseOldRecyclingSenders(db, nowMs)
  await deletePhotosAndFiles(db, nowMs)
  await db.$client.query(FORGET_REQUESTS, [subtractYears(nowMs, INDIVIDUAL_OFFER_KEEP_YEARS)])
  await db.$client.query(FORGET_MESSAGES, [subtractYears(nowMs, CONTACT_MESSAGE_KEEP_YEARS)])
  await forgetNewsletter(db, nowMs)
  await db.$client.query(FORGET_CONTROLLING, [subtractDays(nowMs, EVENT_KEEP_MONTHS * DAYS_PER_MONTH)])
}
