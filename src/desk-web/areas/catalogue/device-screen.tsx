import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BuyingCard } from './buying-card.tsx'
import { buildDeviceQuery } from './catalogue-queries.ts'
import { FactsCard } from './facts-card.tsx'
import { NamesCard } from './names-card.tsx'
import { PictureCard } from './picture-card.tsx'
import { SimilarDevices } from './similar-devices.tsx'
import { StoragesCard } from './storages-card.tsx'

const T = TEXTS.catalogue

const LoadedDevice = ({ device }: { readonly device: CatalogueDevice }) => (
  <Screen
    title={device.name}
    actions={
      <DeskLink href="/desk/catalogue" className={DESK_BUTTON.quiet}>
        {T.allDevices}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Facts
        facts={[
          [T.category, nameCode(device.category)],
          [T.manufacturer, device.manufacturer],
          [T.series, device.series],
        ]}
      />
      <SimilarDevices similar={device.similar} />
      <BuyingCard device={device} />
      <PictureCard id={device.id} />
      {/* Each card starts again with what is stored, once that has changed. */}
      <FactsCard key={`facts ${device.digests.facts}`} device={device} />
      <StoragesCard key={`sizes ${device.digests.storages}`} device={device} />
      <NamesCard key={`names ${device.digests.names}`} device={device} />
    </div>
  </Screen>
)

/** One device: what it is called and found by, its sizes, whether we buy it, and others that may be the same one. */
export function DeviceScreen() {
  const { device: id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildDeviceQuery(id))
  if (data) return <LoadedDevice key={data.id} device={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
