import type { SearchAnswer } from '#contracts/desk/search.ts'
import { canPutAway } from '#domain/places/put-away-place.ts'
import { TEXTS } from '../../messages/texts.ts'
import {
  type FoundDevice,
  readScannedDevice,
  type Scanned,
} from '../../platform/codes/read-scanned-device.ts'

/** A device that is to be put away. */
export type ScannedDevice = FoundDevice

const { severalDevices, notOurs } = TEXTS.places

/** The one device that a scanned code stands for, or why there is none to put away. */
export const readDeviceToPutAway = (answer: SearchAnswer, code: string): Scanned =>
  readScannedDevice(answer, code, { isWanted: canPutAway, severalDevices, notOurs })
