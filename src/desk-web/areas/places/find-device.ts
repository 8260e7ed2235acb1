import type { SearchAnswer, SearchRow } from '#contracts/desk/search.ts'
import { canPutAway } from '#domain/places/put-away-place.ts'
import { TEXTS } from '../../messages/texts.ts'
import { type DeviceNumber, nameDevice } from '../../platform/places/change-place.ts'

const T = TEXTS.places

/** A device that is to be put away. */
export interface ScannedDevice extends DeviceNumber {
  readonly device: string
  readonly place: string | null
}

export type Scanned =
  | { readonly kind: 'device'; readonly device: ScannedDevice }
  | { readonly kind: 'refused'; readonly text: string }

/** A sale with one device stands for it: its label may be on the box. */
function listDevices(row: SearchRow) {
  if (row.kind === 'DEVICE') return [row]
  if (row.kind !== 'SALE') return []
  return row.devices.map((device) => ({ ...device, tradeNumber: row.tradeNumber }))
}

/** The one device that a scanned code stands for, or why there is none. */
export function readScannedDevice({ rows }: SearchAnswer, code: string): Scanned {
  const [found, ...others] = rows.flatMap(listDevices)
  if (!found) return { kind: 'refused', text: TEXTS.scanner.notFound(code) }
  // A serial number that came twice belongs to the device that is ours now.
  const candidates = [found, ...others].filter(({ state }) => canPutAway(state))
  const [own] = candidates
  if (candidates.length > 1) return { kind: 'refused', text: T.severalDevices(code) }
  if (!own) return { kind: 'refused', text: T.notOurs(nameDevice(found), TEXTS.states[found.state]) }
  const { tradeNumber, itemNumber, device, place } = own
  return { kind: 'device', device: { tradeNumber, itemNumber, device, place } }
}
