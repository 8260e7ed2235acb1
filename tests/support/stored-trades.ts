import { randomUUID } from 'node:crypto'
import { computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'

export interface StoredTradeFacts {
  readonly createdAtMs: number
  readonly count?: number
  /** One per device of every trade. */
  readonly states?: readonly TradeState[]
}

const INSERT_OFFER = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, created_at, expires_at)
  select 'de', 'default', storage.device_id, storage.storage_gb, 4, '{}', '{}', 10000, list.currency, list.version, 1,
    $1::timestamptz, $1::timestamptz + interval '7 days'
  from device_storage as storage join price_list as list on list.market = 'de'
  limit 1
  returning id`

const INSERT_TRADES = `
  insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
    is_business, currency, total_in_cents, status_url, created_at, send_by)
  select id, number, key, '', (select min(customer_number) from customer), 'de', 'default', false, 'EUR', $4,
    'http://localhost/danke', $5, $6
  from unnest($1::bigint[], $2::text[], $3::uuid[]) as new (id, number, key)`

const INSERT_ITEMS = `
  insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
  select id, item.number, $3, 10000, item.state, $4
  from unnest($1::bigint[]) as id cross join unnest($2::text[]) with ordinality as item (state, number)`

/** Stores many trades at once, without sellers, and returns their ids. */
export async function storeTrades(
  { $client }: Database,
  { createdAtMs, count = 1, states = ['LABEL_ISSUED'] }: StoredTradeFacts,
): Promise<readonly number[]> {
  const createdAt = new Date(createdAtMs)
  await $client.query('insert into customer (created_at) values ($1)', [createdAt])
  const offer = await $client.query<{ id: string }>(INSERT_OFFER, [createdAt])
  const { rows } = await $client.query<{ id: string }>(
    "select nextval('trade_transaction_id') as id from generate_series(1, $1)",
    [count],
  )
  const ids = rows.map(({ id }) => Number(id))
  await $client.query(INSERT_TRADES, [
    ids,
    ids.map(formatTradeNumber),
    ids.map(() => randomUUID()),
    10_000 * states.length,
    createdAt,
    new Date(computeSendInDeadline(createdAtMs, MARKETS.de.timeZone)),
  ])
  await $client.query(INSERT_ITEMS, [ids, states, offer.rows[0]?.id, createdAt])
  return ids
}

/** The states of a trade's devices, in order. */
export async function readStates({ $client }: Database, transactionId: number): Promise<readonly string[]> {
  const { rows } = await $client.query<{ state: string }>(
    'select state from trade_item where transaction_id = $1 order by number',
    [transactionId],
  )
  return rows.map(({ state }) => state)
}

/** Moves all devices of a trade as events outside the tested part do, such as the carrier's first scan. */
export async function moveTrade(
  { $client }: Database,
  transactionId: number,
  state: TradeState,
): Promise<void> {
  await $client.query('update trade_item set state = $2 where transaction_id = $1', [transactionId, state])
}
