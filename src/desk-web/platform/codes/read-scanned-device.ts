import type { SearchAnswer, SearchRow } from '#contracts/desk/search.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { TEXTS } from '../../messages/texts.ts'
import { type DeviceNumber, nameDevice } from '../places/change-place.ts'

export interface FoundDevice extends DeviceNumber {
  readonly device: string
  readonly place: string | null
}

export type Scanned =
  | { readonly kind: 'device'; readonly device: FoundDevice }
  | { readonly kind: 'refused'; readonly text: string }

/** Which devices a screen is about, and what it says about others. */
export interface WantedDevices {
  readonly isWanted: (state: TradeState) => boolean
  readonly severalDevices: (code: string) => string
  readonly notOurs: (device: string, state: string) => string
  /** Whether a code has to stand for one device alone: of several, nobody can tell which one is in someone's hand. */
  readonly isUnique?: boolean
}

/** A sale with one device stands for it: its label may be on the box. */
function listDevices(row: SearchRow) {
  if (row.kind === 'DEVICE') return [row]
  if (row.kind !== 'SALE') return []
  return row.devices.map((device) => ({ ...device, tradeNumber: row.tradeNumber }))
}

/** The one device that a scanned code stands for, or why there is none. */
export function readScannedDevice({ rows }: SearchAnswer, code: string, wanted: WantedDevices): Scanned {
  const [found, ...others] = rows.flatMap(listDevices)
  if (!found) return { kind: 'refused', text: TEXTS.scanner.notFound(code) }
  // A code may lead to the same device in two ways.
  const devices = [...new Map([found, ...others].map((device) => [nameDevice(device), device])).values()]
  // A serial number that came twice belongs to the device that is ours now.
  const candidates = devices.filter(({ state }) => wanted.isWanted(state))
  const [own] = candidates
  if ((wanted.isUnique ? devices : candidates).length > 1)
    return { kind: 'refused', text: wanted.severalDevices(code) }
  if (!own) return { kind: 'refused', text: wanted.notOurs(nameDevice(found), TEXTS.states[found.state]) }
  const { tradeNumber, itemNumber, device, place } = own
  return { kind: 'device', device: { tradeNumber, itemNumber, device, place } }
}
