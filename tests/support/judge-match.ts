import type { DeviceIndex } from '#domain/lists/device-index.ts'
import { matchDevice } from '#domain/lists/match-device.ts'

/**
 * Whether a line is matched correctly: an unknown one stays unknown, and asking back is right only where it is
 * necessary.
 */
export function isMatchedCorrectly(
  index: DeviceIndex,
  {
    text,
    storage = '',
    urls,
  }: { readonly text: string; readonly storage?: string; readonly urls: readonly string[] },
): boolean {
  const match = matchDevice(index, text, storage === '' ? null : Number(storage))
  const isMeant = (device: number) => urls.includes(index.devices[device]?.urls[0] ?? '')
  if (match.kind === 'unknown') return urls.length === 0
  if (match.kind === 'ambiguous')
    return urls.length > 1 && match.candidates.some(({ device }) => isMeant(device))
  // Picking one of several possible devices is luck.
  return urls.length === 1 && isMeant(match.device)
}
