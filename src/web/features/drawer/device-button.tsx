import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const PICTURE_SIZE = 56

export interface DeviceButtonProps {
  readonly device: { readonly name: string; readonly image: string; readonly topPriceInCents: number }
  /** A broken device has no price of a working one. */
  readonly hasPrice?: boolean
  readonly onPick: () => void
}

/** A device to tap: it goes into the list, or is the one that was meant. */
export function DeviceButton({ device, hasPrice = true, onPick }: DeviceButtonProps) {
  const t = useTranslate()
  const { market } = useShop()
  const price = formatMoney(market, device.topPriceInCents, { isWhole: true })
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-field border border-line bg-card px-3 py-1.5 text-left hover:border-accent"
    >
      <img
        src={device.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        className="size-11 shrink-0"
      />
      <span className="min-w-0 flex-1 font-medium leading-snug wrap-anywhere">{device.name}</span>
      {hasPrice && (
        <span className="amount shrink-0 text-small font-semibold text-accent max-[22rem]:hidden">
          {t('DEVICE_UP_TO', { price })}
        </span>
      )}
    </button>
  )
}
