import { Suspense, useEffect, useState } from 'react'
import { Breadcrumbs } from '#web/features/catalogue/breadcrumbs.tsx'
import { OfferFlow } from '#web/features/offer/offer-flow.tsx'
import { DeviceHead } from '#web/features/pdp/device-head.tsx'
import { lateDevice } from '#web/features/pdp/late-device.ts'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { Container } from '#web/ui/container.tsx'

const RecentDevices = lazyPart(() =>
  import('#web/features/catalogue/recent-devices.tsx').then((part) => part.RecentDevices),
)

/** Only this browser knows them, so their script is no part of the first view either. */
function LateRecentDevices({ exceptId }: { readonly exceptId: number }) {
  const [isStarted, setIsStarted] = useState(false)
  useEffect(() => setIsStarted(true), [])
  return <Suspense fallback={null}>{isStarted && <RecentDevices exceptId={exceptId} />}</Suspense>
}

export function DeviceScreen({ data }: ScreenProps<'pdp'>) {
  const { device, offerSheet, given, tipsPath, breadcrumbs } = data
  return (
    <>
      <Container className="flex flex-col gap-y-6 pt-4 lg:gap-y-0 lg:pt-2">
        {/* Nothing is above the first question on a phone. */}
        <div className="max-lg:order-last">
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        {offerSheet ? (
          <OfferFlow
            // Answers, step and cart state belong to one device; the next one starts fresh.
            key={`${device.id} ${given.storageGb}`}
            device={device}
            sheet={offerSheet}
            preset={given}
            tipsPath={tipsPath}
            head={(price) => <DeviceHead device={device} price={price} />}
          />
        ) : (
          <DeviceHead device={device} price={null} />
        )}
      </Container>
      <lateDevice.Part />
      <LateRecentDevices exceptId={device.id} />
    </>
  )
}
