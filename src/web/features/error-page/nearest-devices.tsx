import type { NotFoundData } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 56

/** Below the error of a missing device. Most of them are misspelt, renamed or newer than the catalogue. */
export function NearestDevices({ data: { nearest } }: { readonly data: NotFoundData }) {
  const t = useTranslate()
  const { market } = useShop()
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearest-devices" className="md:col-span-2">
      <h2 id="nearest-devices" className="text-title">
        {t('ERRORPAGE_NEAREST')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {nearest.map(({ id, name, url, image, topPriceInCents }) => (
          <li key={id}>
            <RouteLink
              route="pdp"
              params={{ pdp: url }}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card p-2 text-ink no-underline hover:border-accent"
            >
              <img
                src={image}
                alt=""
                width={PICTURE_SIZE}
                height={PICTURE_SIZE}
                className="size-10 shrink-0"
              />
              <span className="min-w-0 grow font-medium leading-snug wrap-anywhere">{name}</span>
              <span className="amount shrink-0 text-small font-semibold text-accent">
                {t('DEVICE_UP_TO', { price: formatMoney(market, topPriceInCents, { isWhole: true }) })}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
