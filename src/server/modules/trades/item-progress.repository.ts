import type { ClarificationKind, MissingPart } from '#domain/clarification/clarification-kind.ts'
import type { TimedErasure } from '#domain/device-erasure/find-shown-erasure.ts'
import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { FINDINGS_KIND } from '#domain/transparency-log/log-entry.ts'
import { IS_HAZARDOUS_CLARIFICATION } from '#server/modules/lifecycle/clarifications.repository.ts'
import { TRAVELLING_FIRST } from '#server/modules/lifecycle/parcel-scans.ts'
import { IS_FREEZING } from './freeze-sale.ts'

/** How far a device has come, and what was agreed for it. */
export interface ItemProgress {
  readonly number: number
  readonly state: TradeState
  readonly stateSinceMs: number
  /** As quoted. */
  readonly priceInCents: number
  /** What is paid, bonus aside; null until that is settled. */
  readonly settledInCents: number | null
  readonly bonusInCents: number
  /** The clarification that waits for the seller's answer. */
  readonly openClarification: {
    readonly tokenId: string
    readonly tokenHash: string
    readonly kind: ClarificationKind
    readonly part: MissingPart | null
    readonly isHazardous: boolean
    readonly answerByMs: number
  } | null
  /** The findings that were locked about it, the oldest first. */
  readonly lockedFindings: readonly {
    /** In hex. */
    readonly hash: string
    readonly lockedAtMs: number
    /** Its place in the public log; null until the worker has given it one. */
    readonly logIndex: number | null
  }[]
  /** What was recorded about its erasure, the oldest first. */
  readonly erasures: readonly TimedErasure[]
  /** The newest parcel that takes the device back to its seller. */
  readonly returnShipment: {
    readonly carrier: CarrierName
    readonly trackingNumber: string
    /** Whether the carrier has had it. A device that waits for its return after that has come back to us. */
    readonly wasScanned: boolean
  } | null
}

/** Whether the row `trade` is frozen; a field of a JSON object. */
export const IS_FROZEN = `'isFrozen', exists (select from payout_hold
    where payout_hold.transaction_id = trade.transaction_id and ${IS_FREEZING})`

/** A timestamp as a JSON number, in milliseconds. */
export const toJsonMs = (column: string): string => `floor(extract(epoch from ${column}) * 1000)`

/** Fields of a JSON object about the row `item` of `trade_item`. */
export const ITEM_PROGRESS = `
  'number', item.number, 'state', item.state, 'stateSinceMs', ${toJsonMs('item.state_since')},
  'priceInCents', item.price_in_cents, 'settledInCents', item.settled_in_cents, 'bonusInCents', item.bonus_in_cents,
  'openClarification', (select jsonb_build_object('tokenId', token_id,
      'tokenHash', encode(token_hash, 'hex'), 'kind', kind, 'part', missing_part,
      'isHazardous', ${IS_HAZARDOUS_CLARIFICATION}, 'answerByMs', ${toJsonMs('answer_by')})
    from clarification where clarification.transaction_id = item.transaction_id
      and clarification.item_number = item.number and answered_at is null),
  'lockedFindings', coalesce((select jsonb_agg(jsonb_build_object('hash', encode(commitment, 'hex'),
      'lockedAtMs', ${toJsonMs('committed_at')}, 'logIndex', (select min(leaf_index) from log_entry
        where content_hash = commitment and log_entry.kind = '${FINDINGS_KIND}')) order by inspection.number)
    from inspection where inspection.transaction_id = item.transaction_id
      and inspection.item_number = item.number and commitment is not null), '[]'),
  'erasures', coalesce((select jsonb_agg(jsonb_build_object('method', method,
      'recordedAtMs', ${toJsonMs('recorded_at')}) order by erasure.number)
    from device_erasure as erasure where erasure.transaction_id = item.transaction_id
      and erasure.item_number = item.number), '[]'),
  'returnShipment', (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number,
      'wasScanned', scanned_at is not null)
    from return_shipment as back where back.transaction_id = item.transaction_id
      and back.item_number = item.number order by ${TRAVELLING_FIRST}, back.id desc limit 1)`

/** What has happened to the row `trade`, as JSON; the timeline is built from it. */
export const TRADE_EVENTS = `
  coalesce((select jsonb_agg(jsonb_build_object(
      'itemNumber', item_number, 'fromState', from_state, 'toState', to_state,
      'happenedAtMs', ${toJsonMs('happened_at')}) order by id)
    from trade_event where trade_event.transaction_id = trade.transaction_id), '[]')`
