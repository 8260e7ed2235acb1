import type { DeviceRow } from '#contracts/desk/lists.ts'
import { computeLateBonusInCents, findInspectionDueDay } from '#domain/inspection/late-bonus.ts'
import { findEndOfDay } from '#domain/markets/market-date.ts'
import {
  addDays,
  computeQuarantineDeadline,
  RETURN_SEND_DAYS,
  UNDELIVERED_CALL_DAYS,
} from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { collectStatesLeadingTo, type TradeState } from '#domain/trades/trade-states.ts'
import { INSPECTION_STATES } from '#server/desk/items/inspection-states.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import type { ListedDevice } from './device-list.repository.ts'

const isBeforeInspection = (state: TradeState): boolean => INSPECTION_STATES.inspection.includes(state)

/** Until when something has to happen: by us, or by a seller who was asked. Null where nothing is promised. */
function findDeadline(device: ListedDevice): number | null {
  const { state, stateSinceMs, bookedInAtMs, answerByMs, cameBack } = device
  if (answerByMs !== null) return answerByMs
  if (isBeforeInspection(state))
    return bookedInAtMs === null ? null : findEndOfDay(findInspectionDueDay(bookedInAtMs))
  if (state === 'QUARANTINED') return computeQuarantineDeadline({ stateSinceMs })
  if (state !== 'RETURN_PENDING') return null
  return addDays(stateSinceMs, cameBack ? UNDELIVERED_CALL_DAYS : RETURN_SEND_DAYS)
}

/** The states from which we may still pay for a device, so a late bonus is still owed. */
const MAY_BE_PAID = collectStatesLeadingTo('PAID')

/** What we owe on top for a late inspection: as of now while the device still waits for it. */
function findBonusOwed(device: ListedDevice, nowMs: number): number {
  const { state, currency, bookedInAtMs, inspectedAtMs } = device
  if (!MAY_BE_PAID.has(state)) return 0
  const atMs = inspectedAtMs ?? (isBeforeInspection(state) ? nowMs : null)
  return computeLateBonusInCents({ currency, bookedInAtMs, inspectedAtMs: atMs })
}

/** A device with its deadline and what we owe for missing it. */
export function rateDevice(device: ListedDevice, nowMs: number): DeviceRow {
  const dueAtMs = findDeadline(device)
  return {
    tradeNumber: formatTradeNumber(device.transactionId),
    itemNumber: device.itemNumber,
    device: device.device,
    state: device.state,
    stateSince: toTimeJson(device.stateSinceMs),
    bookedInAt: toTimeJsonOrNull(device.bookedInAtMs),
    dueAt: toTimeJsonOrNull(dueAtMs),
    isLate: dueAtMs !== null && dueAtMs < nowMs,
    bonusOwedInCents: findBonusOwed(device, nowMs),
    currency: device.currency,
    isHazardous: device.isHazardous,
    inspector: device.inspector,
    asked: device.asked,
    place: device.place,
  }
}

const toMs = (iso: string | null): number => (iso === null ? Number.MAX_SAFE_INTEGER : Date.parse(iso))

/** Late ones first, then by deadline, then the longest waiting. */
export const compareUrgency = (one: DeviceRow, other: DeviceRow): number =>
  Number(other.isLate) - Number(one.isLate) ||
  toMs(one.dueAt) - toMs(other.dueAt) ||
  toMs(one.stateSince) - toMs(other.stateSince)
