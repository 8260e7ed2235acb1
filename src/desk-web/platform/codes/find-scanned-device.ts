import type { SearchAnswer } from '#contracts/desk/search.ts'
import { callApi } from '../api/call-api.ts'
import { showToast } from '../toasts/toasts.ts'
import { type FoundDevice, readScannedDevice, type WantedDevices } from './read-scanned-device.ts'

/** Says why a scan leads to nothing. */
export const refuseScan = (text: string): void => showToast({ text, tone: 'error' })

/** The one device that a code stands for; null where there is none, and why is said. */
export async function findScannedDevice(code: string, wanted: WantedDevices): Promise<FoundDevice | null> {
  const answer = await callApi<SearchAnswer>(`/desk/api/search?${new URLSearchParams({ q: code })}`)
  const scanned = readScannedDevice(answer, code, wanted)
  if (scanned.kind === 'device') return scanned.device
  refuseScan(scanned.text)
  return null
}
