import type { PdpData } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 160

export interface DeviceHeadProps {
  readonly device: PdpData['device']
  /** The price so far; null before the first answer. */
  readonly price: { readonly label: string; readonly price: string } | null
}

/** The device and its price: the two things a seller checks first. Small, because the first question is next. */
export function DeviceHead({ device, price }: DeviceHeadProps) {
  const { market } = useShop()
  const t = useTranslate()
  const shown = price ?? {
    label: t('PDP_UP_TO'),
    price: formatMoney(market, device.topPriceInCents, { isWhole: true }),
  }
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 lg:gap-x-6">
      <div className="rounded-field bg-tint p-1 lg:p-2">
        <img
          src={device.image}
          alt={t('PDP_PICTURE', { name: device.name })}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          fetchPriority="high"
          className="size-16 lg:size-20"
        />
      </div>
      <div className="min-w-0">
        <h1 className="text-lg leading-tight wrap-anywhere hyphens-auto lg:text-[1.75rem]">
          {t('PDP_TITLE', { name: device.name })}
        </h1>
        <p className="mt-1 leading-tight lg:mt-3">
          <span className="text-small text-ink-soft">{shown.label}</span>{' '}
          <span className="amount text-title font-semibold text-accent">{shown.price}</span>
        </p>
      </div>
    </div>
  )
}
