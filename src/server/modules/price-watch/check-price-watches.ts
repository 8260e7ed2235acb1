import type { PriceWatchMail } from '#domain/mails/mail-registry.ts'
import type { StepSheet } from '#domain/offers/offer-steps.ts'
import { decideWatch } from '#domain/price-watch/decide-watch.ts'
import { computeOldestRecentMail } from '#domain/price-watch/watch-clock.ts'
import { isStillUnderstood, priceWatched } from '#domain/price-watch/watch-price.ts'
import type { Database } from '#server/db/database.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import { listSuppressed } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findWatchSheet } from './find-watch-sheet.ts'
import { listDueWatches, type StoredWatch } from './price-watch.repository.ts'

export interface WatchCheckOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly ruleSets: RuleSets
}

const BATCH_SIZE = 200

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const MARK_CHECKED = `
  update price_watch set checked_list = new.list, checked_rule = $3
  from unnest($1::uuid[], $2::integer[]) as new (id, list)
  where price_watch.id = new.id and status = 'active'`

// Guarded by the price that was known, so that two workers write once.
const NOTIFY = `
  with notified as (
    update price_watch set known_in_cents = $3, mailed_at = $4, checked_list = $5, checked_rule = $6, status = $9
    where id = $1 and status = 'active' and known_in_cents = $2
    returning id
  )
  insert into outbox (topic, work_key, data, due_at, created_at)
  select 'PRICE_WATCH_MAIL', $7, $8::jsonb, $4, $4 from notified
  on conflict (work_key) do nothing`

const END = 'delete from price_watch where id = any($1::uuid[])'

const MAILS = { reached: 'PRICE_WATCH_REACHED', changed: 'PRICE_WATCH_CHANGED' } as const

interface News {
  readonly mail: PriceWatchMail
  readonly priceInCents: number
}

/** What there is to tell a watcher; null for nothing. A price is told only if the device would bring it. */
function findNews(sheet: StepSheet, watch: StoredWatch, nowMs: number): News | null {
  if (!isStillUnderstood(sheet, watch))
    return { mail: 'PRICE_WATCH_OUTDATED', priceInCents: watch.knownInCents }
  const priceInCents = priceWatched(sheet, watch)
  const kind = decideWatch(watch, priceInCents, nowMs)
  return kind && { mail: MAILS[kind], priceInCents }
}

interface Occasion {
  /** The current version of the price rule. */
  readonly rule: number
  readonly nowMs: number
}

/** Compares one watch with today's price; whether its watcher is written to. */
async function checkWatch(
  options: WatchCheckOptions,
  watch: StoredWatch,
  { rule, nowMs }: Occasion,
): Promise<boolean> {
  const sheet = await findWatchSheet(options, watch.market, watch.deviceId)
  const news = sheet && findNews(sheet, watch, nowMs)
  if (!news) return false
  const { id: watchId, knownInCents: beforeInCents, list } = watch
  const { mail, priceInCents } = news
  await options.db.$client.query(NOTIFY, [
    watchId,
    beforeInCents,
    priceInCents,
    new Date(nowMs),
    list,
    rule,
    `PRICE_WATCH:${watchId}:${list}:${rule}`,
    JSON.stringify({ mail, watchId, priceInCents, beforeInCents }),
    // Only changes go on: a reached price is news once, and what the rule doesn't understand has to be described again.
    mail === 'PRICE_WATCH_CHANGED' ? 'active' : 'done',
  ])
  return true
}

/** Ends the watches of mailboxes that nothing may be sent to; returns the others. */
async function endSuppressed({ db, secret }: WatchCheckOptions, due: readonly StoredWatch[]) {
  if (due.length === 0) return due
  const emails = [...new Set(due.map(({ email }) => email))]
  const suppressed = await listSuppressed(db, secret, emails)
  const ended = due.filter(({ email }) => suppressed.has(email))
  if (ended.length > 0) await db.$client.query(END, [ended.map(({ id }) => id)])
  return due.filter(({ email }) => !suppressed.has(email))
}

/**
 * Compares every watch with the price list and rule of today, once per version, and queues mails where a price is reached
 * or has changed. Safe to run at any moment, any number of times, in several processes.
 */
export async function checkPriceWatches(options: WatchCheckOptions, nowMs: number): Promise<void> {
  const { db, ruleSets } = options
  const { version: rule } = await ruleSets.getCurrent(db)
  const occasion = { rule, now: new Date(nowMs), mailedBefore: new Date(computeOldestRecentMail(nowMs)) }
  for (let afterId = FIRST_ID; ; ) {
    const found = await listDueWatches(db, { ...occasion, afterId, length: BATCH_SIZE })
    const silent: StoredWatch[] = []
    for (const watch of await endSuppressed(options, found))
      if (!(await checkWatch(options, watch, { rule, nowMs }))) silent.push(watch)
    if (silent.length > 0)
      await db.$client.query(MARK_CHECKED, [silent.map(({ id }) => id), silent.map(({ list }) => list), rule])
    if (found.length < BATCH_SIZE) return
    afterId = found.at(-1)?.id ?? afterId
  }
}
