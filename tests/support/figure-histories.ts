import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type pg from 'pg'
import { CONTROLLING_EVENT_NAMES } from '#domain/analytics/controlling-event.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { TRADE_TRANSITIONS, type TradeState } from '#domain/trades/trade-states.ts'

const REASONS = ['PH_GLASS', 'PH_BATTERY', 'STORAGE', 'MODEL']

/** Two switches of the clock and a turn of the year lie in it. */
const FROM_MS = Date.parse('2025-10-20T00:00:00Z')
const SPAN_MS = 200 * DAY_MS

interface WrittenEvent {
  readonly event: string
  readonly fromState: TradeState
  readonly toState: TradeState
  readonly atMs: number
  readonly reasons: string | null
}

interface WrittenDevice {
  readonly priceInCents: number
  readonly settledInCents: number
  readonly bonusInCents: number
  readonly events: readonly WrittenEvent[]
}

/** A sale as it will be written, step by step. */
export interface WrittenSale {
  readonly market: MarketId
  readonly soldAtMs: number
  readonly voucherInCents: number
  /** Whether its voucher gives way to a later sale. */
  readonly losesVoucher: boolean
  readonly devices: readonly WrittenDevice[]
}

export interface WrittenVisit {
  readonly market: MarketId
  readonly eventName: string
  readonly hasConsent: boolean
  readonly isKnownDevice: boolean
  readonly atMs: number
}

const STEPS = 16

interface Picks {
  readonly picks: readonly number[]
  readonly waits: readonly number[]
  readonly reasons: readonly string[]
}

/** Any path through the state table. */
function walk({ picks, waits, reasons }: Picks, soldAtMs: number): WrittenEvent[] {
  const events: WrittenEvent[] = []
  let [state, atMs]: [TradeState, number] = ['CREATED', soldAtMs]
  for (const [index, pick] of picks.entries()) {
    const possible = TRADE_TRANSITIONS.filter(({ from }) => from === state)
    const step = possible[pick % (possible.length || 1)]
    if (!step) break
    atMs += waits[index] ?? 0
    const isDeviation = step.event === 'deviation'
    events.push({
      event: step.event,
      fromState: state,
      toState: step.to,
      atMs,
      reasons: isDeviation ? reasons.join(',') : null,
    })
    state = step.to
  }
  return events
}

const deviceArbitrary = (soldAtMs: number): fc.Arbitrary<WrittenDevice> =>
  fc
    .record({
      // Small numbers lead on, to the payout; others lead anywhere.
      picks: fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 9 })), { minLength: 3, maxLength: STEPS }),
      waits: fc.array(
        fc.oneof(fc.integer({ min: 1, max: 30 * HOUR_MS }), fc.integer({ min: 1, max: 22 * DAY_MS })),
        {
          minLength: STEPS,
          maxLength: STEPS,
        },
      ),
      reasons: fc.subarray(REASONS),
      settledInCents: fc.constantFrom(15_000, 20_000, 23_000),
      bonusInCents: fc.constantFrom(0, 0, 500),
    })
    .map(({ settledInCents, bonusInCents, ...picks }) => ({
      priceInCents: 20_000,
      settledInCents,
      bonusInCents,
      events: walk(picks, soldAtMs),
    }))

export const writtenSales: fc.Arbitrary<WrittenSale> = fc.nat({ max: SPAN_MS }).chain((offsetMs) =>
  fc.record({
    market: fc.constantFrom(...MARKET_IDS),
    soldAtMs: fc.constant(FROM_MS + offsetMs),
    voucherInCents: fc.constantFrom(0, 1_000, 1_000),
    losesVoucher: fc.boolean(),
    devices: fc.array(deviceArbitrary(FROM_MS + offsetMs), { minLength: 1, maxLength: 3 }),
  }),
)

export const writtenVisits: fc.Arbitrary<WrittenVisit> = fc.record({
  market: fc.constantFrom(...MARKET_IDS),
  eventName: fc.constantFrom(...CONTROLLING_EVENT_NAMES),
  hasConsent: fc.boolean(),
  isKnownDevice: fc.boolean(),
  atMs: fc.integer({ min: FROM_MS, max: FROM_MS + SPAN_MS }),
})

/** Something that is written in one transaction. */
export type Write = (client: pg.ClientBase) => Promise<unknown>

const INSERT_OFFER = `
  insert into offer (id, market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, created_at, expires_at)
  select $1, $2, 'default', device_id, storage_gb, 4, '{}', '{}', 20000, 'EUR',
    (select min(version) from price_list where market = $2), 1, $3, $3::timestamptz + interval '7 days'
  from device_storage order by device_id, storage_gb offset $4 limit 1`

const INSERT_TRADE = `
  insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
    is_business, currency, total_in_cents, voucher_code, voucher_value_in_cents, status_url, created_at, send_by)
  select $1, $2, gen_random_uuid(), '', (select min(customer_number) from customer), $3, 'default', false, 'EUR', 20000,
    $4, $5, 'http://localhost/danke', $6, $6::timestamptz + interval '21 days'`

const INSERT_VOUCHER = `
  insert into voucher (code, kind, value_in_cents, currency, min_total_in_cents, categories, modes, variants, valid_from,
    per_customer)
  values ('FIGURES', 'FIXED', 1000, 'EUR', 0, '{}', '{}', '{}', '2025-01-01', 1) on conflict do nothing`

const INSERT_USE = `
  insert into voucher_use (code, customer_key, ordinal, transaction_id, used_at)
  values ('FIGURES', sha256($1::bigint::text::bytea), 1, $1, $2)`

const INSERT_EVENT = `
  insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
  values ($1, $2, $3, 'system', $4, $5, $6, $7)`

const writeSale =
  (sale: WrittenSale, transactionId: number): Write =>
  async (client) => {
    const at = new Date(sale.soldAtMs)
    const voucher = sale.voucherInCents > 0 ? 'FIGURES' : null
    await client.query(INSERT_TRADE, [
      transactionId,
      formatTradeNumber(transactionId),
      sale.market,
      voucher,
      sale.voucherInCents,
      at,
    ])
    for (const [index, { priceInCents }] of sale.devices.entries()) {
      const offerId = randomUUID()
      await client.query(INSERT_OFFER, [offerId, sale.market, at, (transactionId * 7 + index * 40) % 300])
      await client.query(
        `insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
         values ($1, $2, $3, $4, 'CREATED', $5)`,
        [transactionId, index + 1, offerId, priceInCents, at],
      )
    }
    if (voucher && !sale.losesVoucher) await client.query(INSERT_USE, [transactionId, at])
    await client.query(INSERT_EVENT, [transactionId, null, 'created', null, 'CREATED', at, null])
  }

const writeStep =
  (transactionId: number, itemNumber: number, device: WrittenDevice, step: WrittenEvent): Write =>
  async (client) => {
    const isPaid = step.toState === 'PAID'
    await client.query(
      `update trade_item set state = $3, state_since = $4, settled_in_cents = coalesce($5, settled_in_cents),
         bonus_in_cents = $6 where transaction_id = $1 and number = $2`,
      [
        transactionId,
        itemNumber,
        step.toState,
        new Date(step.atMs),
        isPaid ? device.settledInCents : null,
        isPaid ? device.bonusInCents : 0,
      ],
    )
    await client.query(INSERT_EVENT, [
      transactionId,
      itemNumber,
      step.event,
      step.fromState,
      step.toState,
      new Date(step.atMs),
      step.reasons === null ? null : { reasons: step.reasons },
    ])
  }

/** The voucher of all sales that have one. */
export const writeVoucher: Write = (client) => client.query(INSERT_VOUCHER)

/** Everything that is written about a sale, one device after the other. */
export const listWrites = (sale: WrittenSale, transactionId: number): Write[] => [
  writeSale(sale, transactionId),
  ...sale.devices.flatMap((device, index) =>
    device.events.map((step) => writeStep(transactionId, index + 1, device, step)),
  ),
]

export const writeVisit =
  (visit: WrittenVisit): Write =>
  (client) =>
    client.query(
      `insert into controlling_event (received_at, client_id, application_id, market, shop_mode, url, event_name, data)
       select $1, $2, 'X', $3, 'default', '/', $4, jsonb_build_object('deviceId',
         case when $5 then (select min(id) from device) else 2147483647 end)`,
      [
        new Date(visit.atMs),
        visit.hasConsent ? 'client' : '',
        visit.market,
        visit.eventName,
        visit.isKnownDevice,
      ],
    )
