import type { Database } from '#server/db/database.ts'
import { forgetDoneWork } from '#server/modules/outbox/outbox.repository.ts'

const DAY_MS = 86_400_000

/** How long things stay that led to nothing. */
const KEEP_DAYS = { doneWork: 30, unusedGuest: 7, unusedOffer: 90 } as const

const FORGET_GUESTS = `
  delete from customer where guest_key_hash is not null and created_at < $1
    and not exists (select from trade where trade.customer_number = customer.customer_number)`

const FORGET_OFFERS = `
  delete from offer where expires_at < $1
    and not exists (select from trade_item where trade_item.offer_id = offer.id)`

/** Removes what nobody needs any more: done work, numbers of guests who did not sell, offers that nobody took. */
export async function forgetLeftovers(db: Database, nowMs: number): Promise<void> {
  const daysAgo = (days: number) => nowMs - days * DAY_MS
  await forgetDoneWork(db, daysAgo(KEEP_DAYS.doneWork))
  await db.$client.query(FORGET_GUESTS, [new Date(daysAgo(KEEP_DAYS.unusedGuest))])
  await db.$client.query(FORGET_OFFERS, [new Date(daysAgo(KEEP_DAYS.unusedOffer))])
}
