import { sql } from 'drizzle-orm'
import type { RecyclingStatusView } from '#contracts/recycling.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { foldMailbox } from '#domain/mails/fold-mailbox.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { LinkOrigin } from '#domain/markets/link-origin.ts'
import {
  checkRecycling,
  type RecyclingInput,
  type RecyclingSender,
} from '#domain/recycling/check-recycling.ts'
import { chooseParcel } from '#domain/recycling/choose-parcel.ts'
import {
  RECYCLING_LABEL_DAYS,
  RECYCLING_NETWORK_LABELS,
  RECYCLING_REPEAT_MINUTES,
} from '#domain/recycling/recycling-limits.ts'
import { addDays, computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import { count, hashSubject } from '#server/modules/counters/counters.ts'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import type { Metrics } from '#server/modules/operations/metrics.ts'
import { queueRecyclingMail } from '#server/modules/outbox/queue-recycling-mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { toRecyclingStatusView } from './recycling.presenter.ts'
import {
  findParcelByNumber,
  insertParcel,
  listRecentParcels,
  queueRecyclingLabel,
  type RecyclingParcel,
} from './recycling.repository.ts'
import { isRecyclingKey } from './recycling-link.ts'

export interface RecyclingOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly metrics: Pick<Metrics, 'countRecyclingRequest'>
  /** How many requests a market accepts in a day. */
  readonly labelsPerDay: number
}

/** Who asks for a label. */
export interface RecyclingVisitor {
  readonly shop: Shop
  readonly links: LinkOrigin
  /** The network that the request comes from; only a keyed hash of it is counted. */
  readonly network: string
}

/** The fields of the form, and the honeypot that people don't see. */
export type RecyclingFields = RecyclingInput & { readonly website: string }

export interface RecyclingService {
  /**
   * Has a label mailed. The answer is the same for a mailbox that has had its label: it gets that one again, or a mail that
   * says from when it can have another. So nobody learns about other people's mailboxes here.
   */
  requestLabel(visitor: RecyclingVisitor, fields: RecyclingFields): Promise<void>
  /** A parcel by the number and key of its link; null where they don't belong together. */
  find(number: string, key: string): Promise<RecyclingParcel | null>
  findStatus(number: string, key: string): Promise<RecyclingStatusView | null>
}

function requireSender({ shop }: RecyclingVisitor, fields: RecyclingFields): RecyclingSender {
  const checked = checkRecycling(fields, MARKETS[shop.market])
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}

/** One label per mailbox and period: requests for the same mailbox wait for each other. */
async function lockMailbox(tx: Connection, mailboxKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recycling:${mailboxKey}`}, 0))`)
}

/** A network gets a few labels a day: each of them can cost us the postage. */
async function requireNetworkLimit(
  tx: Connection,
  { secret, now }: RecyclingOptions,
  { network }: RecyclingVisitor,
): Promise<void> {
  const counted = await count(tx, {
    name: 'recycling-network',
    subject: hashSubject(secret, `recycling-network:${network}`),
    limit: RECYCLING_NETWORK_LABELS,
    windowMs: DAY_MS,
    nowMs: now(),
  })
  if (counted.kind === 'over') throw new BlockedError(Math.ceil(counted.retryAfterMs / 1_000))
}

/**
 * A ceiling for the postage, whatever someone thinks of to look like many. Repeated requests count as well: otherwise the
 * answer would tell which mailboxes have a label.
 */
async function requireMarketLimit(
  tx: Connection,
  { secret, now, metrics, labelsPerDay }: RecyclingOptions,
  { shop: { market } }: RecyclingVisitor,
): Promise<void> {
  const counted = await count(tx, {
    name: 'recycling-market',
    subject: hashSubject(secret, `recycling-market:${market}`),
    limit: labelsPerDay,
    windowMs: DAY_MS,
    nowMs: now(),
  })
  if (counted.kind === 'within') return
  metrics.countRecyclingRequest(market, 'used up')
  throw new BlockedError(Math.ceil(counted.retryAfterMs / 1_000), {
    message: 'We can’t issue any more free labels today. Try again tomorrow.',
  })
}

/** Has the label that the mailbox knows mailed again. */
async function mailAgain(tx: Connection, parcel: RecyclingParcel, nowMs: number): Promise<void> {
  const { id, state, createdAtMs } = parcel
  // Its first mail is still to come.
  if (state === 'CREATED') return queueRecyclingLabel(tx, id, new Date(nowMs))
  // The first mail may still be on its way; after that, one reminder of the label a day is enough.
  if (nowMs - createdAtMs < RECYCLING_REPEAT_MINUTES * MINUTE_MS) return
  const occasion = String(Math.floor(nowMs / DAY_MS))
  await queueRecyclingMail(tx, { parcelId: id, mail: 'RECYCLING_AGAIN', occasion, atMs: nowMs })
}

async function storeRequest(
  tx: Connection,
  options: RecyclingOptions,
  { visitor, sender }: { readonly visitor: RecyclingVisitor; readonly sender: RecyclingSender },
): Promise<void> {
  const { secret, now } = options
  const nowMs = now()
  const mailboxKey = secret.keyFor('recycling-mailbox', foldMailbox(sender.email))
  await lockMailbox(tx, mailboxKey)
  const since = new Date(addDays(nowMs, -RECYCLING_LABEL_DAYS))
  const known = chooseParcel(await listRecentParcels(tx, { mailboxKey, since, sender }))
  // Before anything is stored, and in both cases: neither the answer nor the budget tells about the mailbox.
  await requireMailBudget(tx, secret, { email: sender.email, mail: 'RECYCLING', proof: null, nowMs })
  await requireNetworkLimit(tx, options, visitor)
  await requireMarketLimit(tx, options, visitor)
  if (known) return mailAgain(tx, known, nowMs)
  const { shop, links } = visitor
  const createdAt = new Date(nowMs)
  const sendBy = new Date(computeSendInDeadline(nowMs, MARKETS[shop.market].timeZone))
  return insertParcel(tx, { shop, links, mailboxKey, sender, createdAt, sendBy })
}

export function createRecyclingService(options: RecyclingOptions): RecyclingService {
  const { db, secret, metrics } = options
  const find: RecyclingService['find'] = async (number, key) =>
    isRecyclingKey(secret, number, key) ? findParcelByNumber(db, number) : null
  return {
    async requestLabel(visitor, { website, ...fields }) {
      const sender = requireSender(visitor, { ...fields, website })
      // A bot filled in the honeypot: it gets the answer of a success.
      if (website !== '') return
      await db.transaction((tx) => storeRequest(tx, options, { visitor, sender }))
      metrics.countRecyclingRequest(visitor.shop.market, 'accepted')
    },
    find,
    async findStatus(number, key) {
      const parcel = await find(number, key)
      return parcel && toRecyclingStatusView(parcel, key)
    },
  }
}
