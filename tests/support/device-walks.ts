import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { DeviceHistory } from '#domain/fairness/device-history.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { TRADE_TRANSITIONS, type TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'

const QUOTED_IN_CENTS = 20_000
const STEPS = 30

export interface WalkOptions {
  readonly categories: readonly CategoryId[]
  /** Devices start here, or up to a hundred hours later. */
  readonly fromMs: number
}

/** Any path through the state table, with any times and prices. */
export const deviceWalks = ({ categories, fromMs }: WalkOptions): fc.Arbitrary<DeviceHistory> =>
  fc
    .record({
      picks: fc.array(fc.nat({ max: 20 }), { minLength: 10, maxLength: STEPS }),
      // Fractions of minutes included.
      waits: fc.array(fc.integer({ min: 1, max: 100 * HOUR_MS }), { minLength: STEPS, maxLength: STEPS }),
      startMs: fc.nat({ max: 100 * HOUR_MS }),
      categoryId: fc.constantFrom(...categories),
      boughtForInCents: fc.constantFrom(15_000, QUOTED_IN_CENTS, 22_000),
    })
    .map(({ picks, waits, startMs, categoryId, boughtForInCents }) => {
      let [state, happenedAtMs]: [TradeState, number] = ['CREATED', fromMs + startMs]
      const events: { event: string; toState: TradeState; happenedAtMs: number }[] = [
        { event: 'created', toState: state, happenedAtMs },
      ]
      for (const [index, pick] of picks.entries()) {
        const possible = TRADE_TRANSITIONS.filter(({ from }) => from === state)
        const step = possible[pick % (possible.length || 1)]
        if (!step) break
        state = step.to
        happenedAtMs += waits[index] ?? 0
        events.push({ event: step.event, toState: state, happenedAtMs })
      }
      return { categoryId, quotedInCents: QUOTED_IN_CENTS, boughtForInCents, events }
    })

/** A device that went straight to its payout, one step per hour. */
export const buildPaidDevice = (
  settledAtMs: number,
  overrides: Partial<DeviceHistory> = {},
): DeviceHistory => {
  const path = [
    ['created', 'CREATED'] as const,
    ['label_issued', 'LABEL_ISSUED'] as const,
    ['carrier_scan', 'IN_TRANSIT'] as const,
    ['booked_in', 'RECEIVED'] as const,
    ['inspection_started', 'IN_INSPECTION'] as const,
    ['match_or_better', 'ACCEPTED'] as const,
    ['payout_ordered', 'PAYOUT_PENDING'] as const,
    ['bank_confirmed', 'PAID'] as const,
  ]
  const events = path.map(([event, toState], index) => ({
    event,
    toState,
    happenedAtMs: settledAtMs - (path.length - 1 - index) * HOUR_MS,
  }))
  const price = { quotedInCents: QUOTED_IN_CENTS, boughtForInCents: QUOTED_IN_CENTS }
  return { categoryId: 'phones', ...price, events, ...overrides }
}

const INSERT_OFFERS = `
  insert into offer (id, market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, created_at, expires_at)
  select new.id, 'de', 'default', kind.device_id, kind.storage_gb, 4, '{}', '{}', 20000, 'EUR', list.version, 1, now(),
    now() + interval '7 days'
  from unnest($1::uuid[], $2::text[]) as new (id, category_id)
  join lateral (select storage.device_id, storage.storage_gb from device
    join device_storage as storage on storage.device_id = device.id
    where device.category_id = new.category_id limit 1) as kind on true
  cross join (select min(version) as version from price_list where market = 'de') as list`

const INSERT_TRADES = `
  insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
    is_business, currency, total_in_cents, status_url, created_at, send_by)
  select id, number, gen_random_uuid(), '', (select min(customer_number) from customer), 'de', 'default', false, 'EUR',
    20000, 'http://localhost/danke', now(), now() + interval '21 days'
  from unnest($1::bigint[], $2::text[]) as new (id, number)`

const INSERT_ITEMS = `
  insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since, settled_in_cents)
  select id, 1, offer_id, 20000, state, since, settled
  from unnest($1::bigint[], $2::uuid[], $3::text[], $4::timestamptz[], $5::integer[])
    as new (id, offer_id, state, since, settled)`

const INSERT_EVENTS = `
  insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
  select id, item, event, 'system', from_state, to_state, at
  from unnest($1::bigint[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
    as new (id, item, event, from_state, to_state, at)`

/** The events of one device as rows; the first one concerns the whole trade. */
const buildEventRows = ({ events }: DeviceHistory, id: number) =>
  events.map(({ event, toState, happenedAtMs }, index) => ({
    id,
    event,
    toState,
    at: new Date(happenedAtMs),
    item: index === 0 ? null : 1,
    fromState: events[index - 1]?.toState ?? null,
  }))

/** Stores devices with their histories, each in its own trade. */
export async function storeHistories(
  { $client }: Database,
  histories: readonly DeviceHistory[],
): Promise<void> {
  await $client.query('insert into customer (created_at) values (now())')
  const { rows } = await $client.query<{ id: string }>(
    "select nextval('trade_transaction_id') as id from generate_series(1, $1)",
    [histories.length],
  )
  const ids = rows.map(({ id }) => Number(id))
  const offerIds = ids.map(() => randomUUID())
  const last = histories.map(({ events }) => events.at(-1))
  const bought = histories.map((history, index) =>
    last[index]?.toState === 'PAID' ? history.boughtForInCents : null,
  )
  await $client.query(INSERT_OFFERS, [offerIds, histories.map(({ categoryId }) => categoryId)])
  await $client.query(INSERT_TRADES, [ids, ids.map(formatTradeNumber)])
  await $client.query(INSERT_ITEMS, [
    ids,
    offerIds,
    last.map((event) => event?.toState),
    last.map((event) => new Date(event?.happenedAtMs ?? 0)),
    bought,
  ])
  const log = histories.flatMap((history, index) => buildEventRows(history, ids[index] ?? 0))
  await $client.query(INSERT_EVENTS, [
    log.map(({ id }) => id),
    log.map(({ item }) => item),
    log.map(({ event }) => event),
    log.map(({ fromState }) => fromState),
    log.map(({ toState }) => toState),
    log.map(({ at }) => at),
  ])
}
