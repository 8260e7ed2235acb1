import type { PdpData } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 480

/** The device and its highest price: the two things a seller checks first. */
export function DeviceHead({ device }: { readonly device: PdpData['device'] }) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr]">
      <div className="rounded-card bg-tint p-4 sm:p-6">
        <img
          src={device.image}
          alt={t('PDP_PICTURE', { name: device.name })}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          fetchPriority="high"
          className="mx-auto h-auto w-full max-w-60 sm:max-w-sm"
        />
      </div>
      <div className="min-w-0">
        <h1 className="text-page wrap-anywhere hyphens-auto">{t('PDP_TITLE', { name: device.name })}</h1>
        <p className="mt-5 text-ink-soft">{t('PDP_UP_TO')}</p>
        <p className="amount text-hero font-semibold leading-none text-accent">
          {formatMoney(market, device.topPriceInCents, { isWhole: true })}
        </p>
        <p className="mt-3 max-w-md text-small text-ink-soft">{t('PDP_UP_TO_NOTE')}</p>
      </div>
    </div>
  )
}
