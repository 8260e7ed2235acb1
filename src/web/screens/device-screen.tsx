import { Suspense, useEffect, useState } from 'react'
import { Breadcrumbs } from '#web/features/catalogue/breadcrumbs.tsx'
import { OfferFlow } from '#web/features/offer/offer-flow.tsx'
import { DeviceHead } from '#web/features/pdp/device-head.tsx'
import { lateDevice } from '#web/features/pdp/late-device.ts'
import { hasRecentDevices, rememberDevice } from '#web/platform/browser/recent-devices.ts'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useViewItemEvent } from '#web/platform/tracking/view-item-event.ts'
import { Container } from '#web/ui/container.tsx'

const RecentDevices = lazyPart(() =>
  import('#web/features/catalogue/recent-devices.tsx').then((part) => part.RecentDevices),
)

/** Only this browser knows them: where it knows none, their script doesn't load. */
function LateRecentDevices({ exceptId }: { readonly exceptId: number }) {
  const [isStarted, setIsStarted] = useState(false)
  useEffect(() => {
    rememberDevice(exceptId)
    setIsStarted(hasRecentDevices(exceptId))
  }, [exceptId])
  return (
    isStarted && (
      <Suspense fallback={null}>
        <RecentDevices exceptId={exceptId} />
      </Suspense>
    )
  )
}

export function DeviceScreen({ data }: ScreenProps<'pdp'>) {
  const { device, offerSheet, given, tipsPath, breadcrumbs } = data
  useViewItemEvent(device)
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
            waiting={offerSheet.waitingCost && <lateDevice.Waiting />}
          />
        ) : (
          <DeviceHead device={device} price={null} />
        )}
      </Container>
      <lateDevice.Details key={device.id} />
      <LateRecentDevices exceptId={device.id} />
    </>
  )
}
