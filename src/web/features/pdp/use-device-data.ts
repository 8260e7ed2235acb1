import type { PdpData } from '#contracts/catalogue-pages.ts'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'

/** The data of the device's page; null while the visitor is already leaving it. */
export function useDeviceData(): PdpData | null {
  const page = useCurrentPage()
  // The screen decides which data a page has.
  return page?.screen === 'pdp' && page.data ? (page.data as PdpData) : null
}
