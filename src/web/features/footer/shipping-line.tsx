import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** The carrier: our own badge with its name, not its trademark. */
export function ShippingLine() {
  const { footerShippingLogo: carrier } = useShop().market
  const t = useTranslate()
  return (
    <p className="inline-flex items-center gap-3">
      <span
        role="img"
        aria-label={carrier}
        className="rounded-field border-2 border-on-deep px-2.5 py-0.5 font-display text-base font-bold tracking-wide text-on-deep"
      >
        {carrier}
      </span>
      {t('FOOTER_SHIPPING', { carrier })}
    </p>
  )
}
