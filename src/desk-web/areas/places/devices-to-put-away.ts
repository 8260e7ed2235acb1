import { canPutAway } from '#domain/places/put-away-place.ts'
import { TEXTS } from '../../messages/texts.ts'
import type { WantedDevices } from '../../platform/codes/read-scanned-device.ts'

/** A serial number that came twice stands for the device that was bought. */
export const DEVICES_TO_PUT_AWAY: WantedDevices = {
  isWanted: canPutAway,
  severalDevices: TEXTS.scanner.severalDevices,
  notOurs: TEXTS.places.notOurs,
}
