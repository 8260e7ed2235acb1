import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Breadcrumbs } from '#web/features/catalogue/breadcrumbs.tsx'
import { DeviceGrid } from '#web/features/catalogue/device-card.tsx'
import { RecentDevices } from '#web/features/catalogue/recent-devices.tsx'
import { OfferFlow } from '#web/features/offer/offer-flow.tsx'
import { DeviceFacts } from '#web/features/pdp/device-facts.tsx'
import { DeviceHead } from '#web/features/pdp/device-head.tsx'
import { rememberDevice } from '#web/platform/browser/recent-devices.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { loadOfferScreen } from '#web/platform/navigation/load-screen.ts'
import { useViewItemEvent } from '#web/platform/tracking/catalogue-events.ts'
import { Container } from '#web/ui/container.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

export const Route = createFileRoute('/products/$pdp')({
  loader: loadOfferScreen<'pdp'>(),
  component: DeviceScreen,
})

function DeviceScreen() {
  const { device, offerSheet, breadcrumbs, related } = Route.useLoaderData().data
  const t = useTranslate()
  useEffect(() => rememberDevice(device.id), [device.id])
  useViewItemEvent(device)
  return (
    <>
      <Container className="pt-3 sm:pt-5">
        <Breadcrumbs crumbs={breadcrumbs} />
        <div className="mt-4">
          <DeviceHead device={device} />
        </div>
        <div className="mt-12 grid gap-y-14">
          {/* Answers, step and cart state belong to one device; the next one starts fresh. */}
          {offerSheet && <OfferFlow key={device.id} device={device} sheet={offerSheet} />}
          <DeviceFacts device={device} />
        </div>
      </Container>
      {related.length > 0 && (
        <PageSection title={t('PDP_RELATED', { series: device.series.name })}>
          <div className="mt-6">
            <DeviceGrid devices={related} />
          </div>
        </PageSection>
      )}
      <RecentDevices exceptId={device.id} />
    </>
  )
}
