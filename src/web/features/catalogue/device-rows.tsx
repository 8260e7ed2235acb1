import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 240

function DeviceRow({ device, isEager }: { readonly device: DeviceCard; readonly isEager: boolean }) {
  const { market } = useShop()
  const t = useTranslate()
  const price = formatMoney(market, device.topPriceInCents, { isWhole: true })
  return (
    <RouteLink
      route="pdp"
      params={{ pdp: device.url }}
      search={device.storageGb ? `?storage=${device.storageGb}` : ''}
      className="device-row"
    >
      <img
        src={device.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-10 shrink-0 sm:size-14"
      />
      <span className="device-name">{device.name}</span>
      <span className="device-figures">
        <span className="block text-ink-soft">{device.releaseYear}</span>
        <span className="amount block font-semibold text-accent">{t('DEVICE_UP_TO', { price })}</span>
      </span>
    </RouteLink>
  )
}

export interface DeviceRowsProps {
  readonly devices: readonly DeviceCard[]
  /** How many rows fit into the first view. */
  readonly eagerCount?: number
}

/** A long list: as many devices as possible at a glance, each in one line on a phone. */
export const DeviceRows = ({ devices, eagerCount = 0 }: DeviceRowsProps) => (
  <ul className="grid max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-2 lg:grid-cols-3 lg:gap-3">
    {devices.map((device, index) => (
      <li key={device.id}>
        <DeviceRow device={device} isEager={index < eagerCount} />
      </li>
    ))}
  </ul>
)
