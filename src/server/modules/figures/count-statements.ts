import { type SQL, sql } from 'drizzle-orm'
import { FAIRNESS_STEPS, type FairnessStep, STEP_STATES } from '#domain/fairness/step-time.ts'
import { MAX_FIGURE_HOURS, toHoursKind, VISIT_KINDS } from '#domain/figures/figure-kinds.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { SEND_IN_CLOCK } from '#domain/trades/trade-clock.ts'
import { HAS_VOUCHER } from '#server/modules/vouchers/vouchers.repository.ts'

const quoteAll = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** Milliseconds between two moments, exactly. */
const between = (from: string, to: string): string => `round(1000 * extract(epoch from (${to} - ${from})))`

/** Whole hours, rounded up. */
const hoursBetween = (from: string, to: string): string =>
  `least(${MAX_FIGURE_HOURS}, greatest(0, ceil(${between(from, to)} / ${HOUR_MS})))::int::text`

const isIn = (column: string, step: FairnessStep): string => `${column} in (${quoteAll(STEP_STATES[step])})`

const buildEntered = (step: FairnessStep): string =>
  `max(happened_at) filter (where ${isIn('to_state', step)} and not coalesce(${isIn('from_state', step)}, false)) as ${step}_at`

/** A device that leaves a step, with the hours since it last entered it. */
const buildStepFigure = (step: FairnessStep): string =>
  `('${toHoursKind(step)}', ${hoursBetween(`${step}_at`, 'at')}, at, 0,
      ${isIn('from_state', step)} and not ${isIn('to_state', step)} and ${step}_at is not null)`

/** The last reminder that was due before the parcel was on its way; zero for none. */
const REMINDER = `case ${SEND_IN_CLOCK.reminderDays
  .toReversed()
  .map((day) => `when ${between('sold_at', 'at')} >= ${day * DAY_MS} then '${day}'`)
  .join(' ')} else '0' end`

const IS_SENT = `(event = 'carrier_scan' or (event = 'booked_in' and from_state in ('LABEL_ISSUED', 'EXPIRED')))`
const IS_PAID = `event = 'bank_confirmed'`
const IS_RESULT = `event in ('match_or_better', 'deviation')`

// A voucher may give way to a later sale until its devices are sent, so it is final with the first payout of its sale. Its
// use is erased with the seller, its payout isn't. Payouts are settled one at a time: whoever sees one sees all before it.
const PAYS_VOUCHER = `event.event = 'bank_confirmed' and trade.voucher_value_in_cents > 0
        and (${HAS_VOUCHER} or exists (select from payout
          where payout.transaction_id = trade.transaction_id and payout.item_number = 0))
        and not exists (select from trade_event as paid where paid.transaction_id = event.transaction_id
          and paid.event = 'bank_confirmed' and paid.id < event.id)`

const on = (event: string): string => `event = '${event}'`

/** Kind, what is counted, and when: on the day it happens unless it says otherwise. */
const TRADE_FIGURES: readonly string[] = [
  `('SALE', '', at, 0, ${on('created')} and is_first)`,
  `('SOLD', '', at, price_in_cents, ${on('created')})`,
  `('VOUCHER', '', at, voucher_value_in_cents, pays_voucher)`,
  `('SENT', '', at, 0, ${IS_SENT})`,
  `('${toHoursKind('send')}', ${hoursBetween('sold_at', 'at')}, at, 0, ${IS_SENT})`,
  `('SENT_OF_SOLD', ${REMINDER}, sold_at, 0, ${IS_SENT})`,
  `('CANCELLED_OF_SOLD', '', sold_at, 0, ${on('cancel')})`,
  `('EXPIRED_OF_SOLD', '', sold_at, 0, ${on('send_in_deadline')})`,
  `('EXPIRED_THEN_SENT_OF_SOLD', '', sold_at, 0, ${on('booked_in')} and from_state = 'EXPIRED')`,
  `('RECEIVED', '', at, 0, ${on('booked_in')} and not was_received)`,
  `('INSPECTED', '', at, 0, ${IS_RESULT} and not was_inspected)`,
  `('PRICE_HELD', '', at, 0, ${on('match_or_better')} and not was_inspected)`,
  `('COUNTER_OFFER', '', at, 0, ${on('deviation')})`,
  `('COUNTER_ACCEPTED', '', at, 0, event in ('accept', 'policy_accept'))`,
  `('COUNTER_DECLINED', '', at, 0,
      from_state = 'COUNTER_OFFERED' and event in ('decline', 'recycle', 'answer_deadline'))`,
  `('APPEAL', '', at, 0, ${on('appeal')})`,
  `('APPEAL_UPHELD', '', at, 0, ${on('appeal_upheld')})`,
  `('APPEAL_REJECTED', '', at, 0, ${on('appeal_rejected')})`,
  `('PAID', '', at, coalesce(settled_in_cents, 0) + bonus_in_cents, ${IS_PAID})`,
  `('RAISED', '', at, 0, ${IS_PAID} and was_opened and settled_in_cents > price_in_cents)`,
  `('AS_QUOTED', '', at, 0, ${IS_PAID} and was_opened and settled_in_cents = price_in_cents)`,
  `('LOWERED', '', at, 0, ${IS_PAID} and was_opened and settled_in_cents < price_in_cents)`,
  `('LATE_BONUS', '', at, bonus_in_cents, ${IS_PAID} and bonus_in_cents > 0)`,
  `('PAYOUT_FAILED', '', at, 0, ${on('bank_rejected')})`,
  `('RETURNED', '', at, 0, to_state = 'RETURNED')`,
  `('RECYCLED', '', at, 0, to_state = 'RECYCLED')`,
  ...FAIRNESS_STEPS.map(buildStepFigure),
]

// Few events of large tables: each is looked up by its keys. A plain join may read the whole table instead as soon as a
// batch looks worth it, and every batch would cost more the more was sold before; `offset 0` leaves no choice.
const lookUp = (table: string, name: string, condition: string): string =>
  `cross join lateral (select * from ${table} where ${condition} offset 0) as ${name}`

// What came before is read from the log of the same device only, but for payouts of vouchers. Its events are written one after the other, because each
// locks the device: whoever sees one sees all before it, however transactions of other devices overlap.
const TRADE_FIGURE = `
  moved as (
    select event.transaction_id, item.number as item_number, event.event, event.from_state, event.to_state, event.happened_at as at, event.data,
      trade.market, trade.created_at as sold_at, trade.voucher_value_in_cents, offer.device_id, category_id,
      item.number = min(item.number) over (partition by event.id) as is_first,
      ${PAYS_VOUCHER} as pays_voucher,
      item.price_in_cents, item.settled_in_cents, item.bonus_in_cents, past.*
    from taken ${lookUp('trade_event', 'event', 'id = taken.event_id')}
    ${lookUp('trade', 'trade', 'transaction_id = event.transaction_id')}
    ${lookUp('trade_item', 'item', 'transaction_id = event.transaction_id and number = coalesce(event.item_number, number)')}
    ${lookUp('offer', 'offer', 'id = item.offer_id')} left join device on device.id = offer.device_id
    cross join lateral (
      select coalesce(bool_or(earlier.event = 'booked_in'), false) as was_received,
        coalesce(bool_or(earlier.${IS_RESULT}), false) as was_inspected,
        coalesce(bool_or(to_state = 'IN_INSPECTION'), false) as was_opened,
        ${FAIRNESS_STEPS.map(buildEntered).join(',\n        ')}
      from trade_event as earlier where earlier.transaction_id = event.transaction_id
        and earlier.item_number = item.number and earlier.id < event.id) as past
  ), figure as (
    select transaction_id, item_number, market, category_id, device_id, kind, detail, figure_at, amount
    from moved cross join lateral (values
      ${TRADE_FIGURES.join(',\n      ')}) as value (kind, detail, figure_at, amount, is_counted)
    where is_counted
    union all
    select transaction_id, item_number, market, category_id, device_id, 'COUNTER_REASON', reason, at, 0
    from moved cross join lateral string_to_table(data ->> 'reasons', ',') as reason
    where ${on('deviation')} and reason <> ''
  )`

// The device is what a browser says: one that we don't know counts without it.
const VISIT_FIGURE = `
  figure as (
    select event.market, category_id, device.id as device_id, kind, '' as detail, received_at as figure_at, 0 as amount
    from taken ${lookUp('controlling_event', 'event', 'id = taken.event_id')}
    left join device on device.id = (data ->> 'deviceId')::int
    cross join lateral (values
      ('VISIT', event_name = 'marketing_touchpoint' and client_id <> ''),
      ('QUOTE', event_name = 'offer_generated'),
      ('CART', event_name = 'offer_add_to_cart')) as value (kind, is_counted)
    where is_counted
  )`

const LOCAL = `figure_at at time zone '${SHOP_TIME_ZONE}'`

/** The figures of the events in `taken`, which a query names before. */
const buildCount = (figure: string): SQL =>
  sql.raw(`${figure}, counted as (
    select grain.day, grain.device_id, market, coalesce(category_id, '') as category_id, kind, detail,
      count(*) as figure_count, sum(amount)::bigint as amount_in_cents
    from figure cross join lateral (values ((${LOCAL})::date, 0), (date_trunc('week', ${LOCAL})::date, device_id))
      as grain (day, device_id)
    where grain.device_id = 0 or (grain.device_id is not null and kind not like 'HOURS%')
    group by 1, 2, 3, 4, 5, 6
  )`)

/** The devices behind the figures of the events in `taken`. */
export const TRADE_FIGURE_ROWS = sql.raw(TRADE_FIGURE)

/** Per log: its table, and how its events are counted. */
export const LOGS = {
  trade: { table: sql.raw('trade_event'), count: buildCount(TRADE_FIGURE) },
  visit: { table: sql.raw('controlling_event'), count: buildCount(VISIT_FIGURE) },
} as const

export const IS_VISIT_KIND = sql.raw(`kind in (${quoteAll(VISIT_KINDS)})`)

export const FIGURE_COLUMNS = sql.raw(
  'day, device_id, market, category_id, kind, detail, figure_count, amount_in_cents',
)

/** What an insert into a table of figures does where it has one already. */
export const addTo = (table: 'desk_figure' | 'recounted'): SQL =>
  sql.raw(`on conflict (day, device_id, market, category_id, kind, detail)
    do update set figure_count = ${table}.figure_count + excluded.figure_count,
      amount_in_cents = ${table}.amount_in_cents + excluded.amount_in_cents`)
