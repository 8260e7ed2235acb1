import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 240

interface DeviceLinkProps {
  readonly device: DeviceCard
  /** In the first view: its picture loads eagerly. */
  readonly isFirst?: boolean
}

/** A device in a list: its picture, its name, its highest price. */
function DeviceLink({ device, isFirst = false }: DeviceLinkProps) {
  const { market } = useShop()
  const t = useTranslate()
  const price = formatMoney(market, device.topPriceInCents, { isWhole: true })
  return (
    <RouteLink
      route="pdp"
      params={{ pdp: device.url }}
      search={device.storageGb ? `?storage=${device.storageGb}` : ''}
      className="group flex h-full flex-col rounded-card border border-line bg-card p-3 text-ink no-underline transition-colors duration-150 hover:border-accent sm:p-4"
    >
      <img
        src={device.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="mx-auto h-auto w-full max-w-40"
      />
      <span className="mt-2 font-medium leading-snug wrap-anywhere hyphens-auto group-hover:text-accent">
        {device.name}
      </span>
      <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2 text-small text-ink-soft">
        <span>{device.releaseYear}</span>
        <span className="amount font-semibold text-accent">{t('DEVICE_UP_TO', { price })}</span>
      </span>
    </RouteLink>
  )
}

export interface DeviceGridProps {
  readonly devices: readonly DeviceCard[]
  /** How many cards fit into the first view. */
  readonly eagerCount?: number
}

export function DeviceGrid({ devices, eagerCount = 0 }: DeviceGridProps) {
  if (devices.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
      {devices.map((device, index) => (
        <li key={device.id}>
          <DeviceLink device={device} isFirst={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
