import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { DEVICE_CARDS_PATH } from '#contracts/paths/catalogue.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { createBrowserList } from './browser-list.ts'

// More than are shown, because the device of the current page is among them.
const MAX_REMEMBERED = 9
const MAX_SHOWN = 5
// No device has a higher id, and the server refuses a list that contains one.
const MAX_ID = 999_999_999

/** Only ids are stored, because names, addresses and prices change with language and time. */
const remembered = createBrowserList({
  key: 'recentDevices',
  maxLength: MAX_REMEMBERED,
  isItem: (value): value is number =>
    Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID,
})

export const rememberDevice = (id: number): void => remembered.add(id)

/** Whether other devices were seen before. */
export const hasRecentDevices = (exceptId: number): boolean => remembered.read().some((id) => id !== exceptId)

export const clearRecentDevices = (): void => remembered.clear()

/** The devices seen last, with current data; empty if there are none, or if they cannot be loaded. */
export async function loadRecentDevices(
  exceptId: number | null,
  signal: AbortSignal,
): Promise<readonly DeviceCard[]> {
  const ids = remembered
    .read()
    .filter((id) => id !== exceptId)
    .slice(0, MAX_SHOWN)
  if (ids.length === 0) return []
  try {
    const response = await fetch(`${DEVICE_CARDS_PATH}?ids=${ids.join(',')}`, { signal })
    if (!response.ok) return []
    return ((await response.json()) as { devices: readonly DeviceCard[] }).devices
  } catch (error) {
    if (!signal.aborted) reportProblem(error, 'no answer from the server')
    return []
  }
}
