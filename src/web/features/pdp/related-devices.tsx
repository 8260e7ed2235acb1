import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 56

export interface RelatedDevicesProps {
  readonly series: string
  readonly devices: readonly DeviceCard[]
}

/** The other devices of the series, for a seller who has one of them. */
export function RelatedDevices({ series, devices }: RelatedDevicesProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="text-title">
        {t('PDP_RELATED', { series })}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {devices.map(({ id, name, url, image, topPriceInCents }) => (
          <li key={id}>
            <RouteLink
              route="pdp"
              params={{ pdp: url }}
              className="flex h-full min-h-16 items-center gap-3 rounded-field border border-line bg-card px-3 py-1 text-ink no-underline transition-colors duration-150 hover:border-accent"
            >
              <img
                src={image}
                alt=""
                width={PICTURE_SIZE}
                height={PICTURE_SIZE}
                loading="lazy"
                decoding="async"
                className="size-14 shrink-0"
              />
              <span className="min-w-0 flex-1 leading-snug wrap-anywhere hyphens-auto">
                <span className="block font-medium">{name}</span>
                <span className="amount text-small text-accent">
                  {t('DEVICE_UP_TO', { price: formatMoney(market, topPriceInCents, { isWhole: true }) })}
                </span>
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
