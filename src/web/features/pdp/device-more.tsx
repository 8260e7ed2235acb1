import { useEffect } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { rememberDevice } from '#web/platform/browser/recent-devices.ts'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'
import { useViewItemEvent } from '#web/platform/tracking/catalogue-events.ts'
import { Container } from '#web/ui/container.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { DeviceTrust } from './device-trust.tsx'
import { RelatedDevices } from './related-devices.tsx'

/** What follows the questions on a device's page: the device in detail, and its series. */
export function DeviceMore() {
  const page = useCurrentPage()
  // The screen decides which data a page has.
  return page?.screen === 'pdp' && page.data && <DeviceDetails data={page.data as PdpData} />
}

function DeviceDetails({ data: { device, related } }: { readonly data: PdpData }) {
  useEffect(() => rememberDevice(device.id), [device.id])
  useViewItemEvent(device)
  return (
    <Container className="grid items-start gap-x-12 gap-y-10 pt-8 lg:gap-y-6 lg:pt-6 lg:grid-cols-2">
      <DeviceFacts device={device} />
      {related.length > 0 && <RelatedDevices series={device.series.name} devices={related} />}
      <DeviceTrust />
    </Container>
  )
}
