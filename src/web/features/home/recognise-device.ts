import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { RECOGNISED_DEVICES_PATH } from '#contracts/paths/catalogue.ts'
import { listIphonesWithScreen } from '#domain/catalogue/device-in-hand.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** The visitor's device, or the candidates. */
export interface Recognised {
  /** By model name, or only by screen size. */
  readonly by: 'model' | 'screen'
  readonly devices: readonly DeviceCard[]
}

const KEY = 'inHandDismissed'

export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Storage is blocked: nothing was dismissed.
    return false
  }
}

export function dismiss(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: dismissed until the next visit.
  }
}

async function readModels(): Promise<Pick<Recognised, 'by'> & { readonly models: readonly string[] }> {
  const hints = await navigator.userAgentData?.getHighEntropyValues(['model'])
  if (hints) return { by: 'model', models: hints.model ? [hints.model] : [] }
  const { width, height } = screen
  return { by: 'screen', models: listIphonesWithScreen({ width, height, pixelRatio: devicePixelRatio }) }
}

/** Asks the browser for the model and the shop for its device; null when either doesn't know. */
export async function recogniseDevice(signal: AbortSignal): Promise<Recognised | null> {
  try {
    const { by, models } = await readModels()
    if (models.length === 0) return null
    // A comma would separate two models, and no device has one in its name.
    const query = new URLSearchParams({ models: models.map((model) => model.replaceAll(',', ' ')).join() })
    const response = await fetch(`${RECOGNISED_DEVICES_PATH}?${query}`, { signal })
    if (!response.ok) return null
    const { devices } = (await response.json()) as Pick<Recognised, 'devices'>
    return devices.length > 0 ? { by, devices } : null
  } catch (error) {
    if (!signal.aborted) reportProblem(error, 'no answer from the server')
    return null
  }
}
