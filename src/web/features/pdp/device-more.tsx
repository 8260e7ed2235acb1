import type { PdpData } from '#contracts/catalogue-pages.ts'
import { Container } from '#web/ui/container.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { DeviceTrust } from './device-trust.tsx'
import { RelatedDevices } from './related-devices.tsx'
import { useDeviceData } from './use-device-data.ts'

/** What follows the questions on a device's page: the device in detail, and its series. */
export function DeviceMore() {
  const data = useDeviceData()
  return data && <DeviceDetails data={data} />
}

function DeviceDetails({ data: { device, related } }: { readonly data: PdpData }) {
  return (
    <Container className="grid items-start gap-x-12 gap-y-10 pt-8 lg:gap-y-6 lg:pt-6 lg:grid-cols-2">
      <DeviceFacts device={device} />
      {related.length > 0 && <RelatedDevices series={device.series.name} devices={related} />}
      <DeviceTrust />
    </Container>
  )
}
