import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, YEAR_MS } from '#domain/kernel/durations.ts'
import { computeOldestConfirmable } from '#domain/opt-in/confirm-clock.ts'
import { UNSOLD_PHOTO_KEEP_MS } from '#domain/photo-passport/passport-clock.ts'
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
import { forgetLeftCustomers } from '#server/modules/customers/forget-left-customers.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'
import { eraseOldIdentity } from '#server/modules/identity/erase-identity.ts'
import { eraseSoldRequests } from '#server/modules/individual-offers/erase-sold-requests.ts'
import { deleteDoneJobs } from '#server/modules/outbox/outbox.repository.ts'
import { forgetPartnerPreviews } from '#server/modules/partners/partners.repository.ts'
import { forgetReceivers } from '#server/modules/push-notices/push-subscriptions.repository.ts'
import { eraseOldRecyclingSenders } from '#server/modules/recycling/erase-senders.ts'
import { forgetPairings } from '#server/modules/self-test/pairings.repository.ts'
import { forgetSaleCodes } from '#server/modules/step-up/sale-codes.ts'

// Looked at once, when they are old enough: whoever has sold something by then stays, and trades never disappear.
const forgetGuests = (db: Database, before: Date) =>
  walkTable(db, {
    name: 'guests',
    table: 'customer',
    key: 'created_at',
    type: 'timestamptz',
    where: sql`created_at < ${before}`,
    isOnce: true,
    async visit(tx, isInRange) {
      const hasNoAccount = sql`not exists (select from customer_account as account
        where account.customer_number = customer.customer_number)`
      await tx.execute(sql`
        delete from customer where ${isInRange(sql`created_at`)} and ${hasNoAccount}
          and not exists (select from trade where trade.customer_number = customer.customer_number)`)
      // Those who left before there was a trigger to remember them.
      await tx.execute(sql`
        insert into left_customer (customer_number, has_left) select customer_number, true from customer
        where ${isInRange(sql`created_at`)} and guest_key_hash is null and ${hasNoAccount} on conflict do nothing`)
    },
  })

// An offer of a device stays for a while, so that an old cart can be priced again. A list is simply sent again. Nothing
// is sold by an offer that is over, so each is looked at once.
const forgetOffers = (db: Database, source: 'device' | 'list', before: Date) =>
  walkTable(db, {
    name: `offers-${source}`,
    table: 'offer',
    key: 'expires_at',
    type: 'timestamptz',
    where: sql`source = ${source} and expires_at < ${before}`,
    isOnce: true,
    visit: (tx, isInRange) =>
      tx.execute(sql`
        delete from offer where source = ${source} and ${isInRange(sql`expires_at`)}
          and not exists (select from trade_item where trade_item.offer_id = offer.id)
          and not exists (select from individual_offer_line as line where line.offer_id = offer.id)`),
  })

/** Requests nobody confirmed, watches that have run out, and those that ended with a mail. */
async function forgetWatches(db: Database, nowMs: number): Promise<void> {
  const old = [
    sql`status = 'pending' and requested_at <= ${new Date(computeOldestConfirmable(nowMs))}`,
    sql`status = 'active' and expires_at <= ${new Date(nowMs)}`,
    sql`status = 'done' and mailed_at <= ${subtractDays(nowMs, DONE_JOB_KEEP_DAYS)}`,
  ]
  for (const isOld of old) await deleteInBatches(db, { table: 'price_watch', isOld })
}

const subtractDays = (nowMs: number, days: number): Date => new Date(nowMs - days * DAY_MS)

const subtractYears = (nowMs: number, years: number): Date => new Date(nowMs - years * YEAR_MS)

const DAYS_PER_MONTH = 30

/** Deletes what nobody needs any more: done jobs, customer numbers without trade or account, unused offers. */
export async function forgetLeftovers(db: Database, nowMs: number): Promise<void> {
  await forgetCounts(db, nowMs)
  await forgetSaleCodes(db, nowMs)
  await forgetPairings(db, nowMs)
  await forgetReceivers(db, nowMs)
  await forgetPartnerPreviews(db, nowMs)
  // Photos of an offer that expired without a sale. One that was renewed or changed since may hold for longer.
  await deleteInBatches(db, {
    table: 'seller_photo',
    isOld: sql`transaction_id is null and taken_at <= ${new Date(nowMs - UNSOLD_PHOTO_KEEP_MS)}
      and not exists (select from offer where offer.id = offer_id and expires_at > ${new Date(nowMs)})`,
  })
  await deleteDoneJobs(db, nowMs - DONE_JOB_KEEP_DAYS * DAY_MS)
  await forgetGuests(db, subtractDays(nowMs, UNUSED_GUEST_KEEP_DAYS))
  await forgetLeftCustomers(db, subtractDays(nowMs, UNUSED_GUEST_KEEP_DAYS))
  await forgetOffers(db, 'device', subtractDays(nowMs, UNUSED_OFFER_KEEP_DAYS))
  await forgetOffers(db, 'list', new Date(nowMs))
  await forgetWatches(db, nowMs)
  // A copy of a seller's data that nobody has downloaded.
  await deleteInBatches(db, { table: 'data_copy', isOld: sql`requested_at <= ${new Date(nowMs - HOUR_MS)}` })
  await deleteInBatches(db, {
    table: 'newsletter_subscription',
    isOld: sql`status = 'pending' and requested_at <= ${new Date(computeOldestConfirmable(nowMs))}`,
  })
}

const CONSENTS_AT_A_TIME = 1_000

// A consent is needed as long as it lasts, and for a while after its end. Each goes with its end, which comes last.
const forgetConsents = (before: Date): SQL => sql`
  delete from newsletter_consent where ctid = any(array(
    select consent.ctid from newsletter_consent as later
    join newsletter_consent as consent on consent.email = later.email and consent.id <= later.id
    where later.kind = 'ended' and later.happened_at < ${before}
    order by later.happened_at, later.id, consent.id limit ${CONSENTS_AT_A_TIME}))`

async function forgetNewsletter(db: Database, nowMs: number): Promise<void> {
  const proofSince = subtractYears(nowMs, UNSUBSCRIBED_KEEP_YEARS)
  // Kept for a while, so that the links of old mails keep working; the proof of consent has its own table.
  await deleteInBatches(db, {
    table: 'newsletter_subscription',
    isOld: sql`status = 'unsubscribed' and unsubscribed_at < ${proofSince}`,
  })
  while ((await db.execute(forgetConsents(proofSince))).rowCount);
  await deleteInBatches(db, { table: 'suppression', isOld: sql`since < ${proofSince}` })
  await deleteInBatches(db, {
    table: 'newsletter_delivery',
    isOld: sql`chosen_at < ${subtractYears(nowMs, ISSUE_DELIVERY_KEEP_YEARS)} and status not in ('chosen', 'queued')`,
  })
  await deleteInBatches(db, {
    table: 'newsletter_test',
    isOld: sql`created_at < ${subtractDays(nowMs, ISSUE_TEST_KEEP_DAYS)}`,
  })
}

async function deletePhotosAndFiles(db: Database, nowMs: number): Promise<void> {
  const keptSince = new Date(computeContactCutoff(nowMs))
  // The files contain account numbers, which are erased from trades at the same time.
  await db.execute(sql`
    update payout_batch set sealed_file = '' where created_at < ${keptSince} and octet_length(sealed_file) > 0`)
  // Statements name people, some of whom have nothing to do with the shop.
  await db.execute(sql`
    update bank_line set sealed_text = '' from bank_file
    where bank_file.id = file_id and imported_at < ${keptSince} and octet_length(sealed_text) > 0`)
  // Kept as long as a seller may dispute which device was inspected. Afterwards the findings stay without their photos.
  await deleteInBatches(db, {
    table: 'photo',
    isOld: sql`taken_at < ${keptSince} and not exists (select from trade_item
      where trade_item.transaction_id = photo.transaction_id
        and not (state = any(${sql.param(OVER_STATES)}::text[]) and state_since < ${keptSince}))`,
  })
}

/** Deletes personal data whose retention has ended. It reads every old trade, so once a day is enough. */
export async function forgetPeople(db: Database, nowMs: number): Promise<void> {
  await eraseLeftSellers(db)
  await eraseOldSellers(db, nowMs)
  await eraseOldIdentity(db, nowMs)
  await eraseOldReviews(db)
  await eraseOldRecyclingSenders(db, nowMs)
  await deletePhotosAndFiles(db, nowMs)
  const requestsSince = subtractYears(nowMs, INDIVIDUAL_OFFER_KEEP_YEARS)
  await eraseSoldRequests(db, requestsSince)
  await deleteInBatches(db, {
    table: 'individual_offer_request',
    isOld: sql`created_at < ${requestsSince} and not exists (select from individual_offer as made
      where made.request_id = individual_offer_request.id and made.transaction_id is not null)`,
  })
  await deleteInBatches(db, {
    table: 'contact_message',
    isOld: sql`created_at < ${subtractYears(nowMs, CONTACT_MESSAGE_KEEP_YEARS)}`,
  })
  await forgetNewsletter(db, nowMs)
  await deleteInBatches(db, {
    table: 'controlling_event',
    isOld: sql`received_at < ${subtractDays(nowMs, EVENT_KEEP_MONTHS * DAYS_PER_MONTH)}`,
  })
}
