import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Who is behind the shop, and whose customers it is for. */
export function OperatorLine({ className }: { readonly className?: string }) {
  const { companyName: company, partner } = useShop()
  const t = useTranslate()
  return (
    <p className={className}>
      {partner
        ? t('FOOTER_PARTNER', { company, partner: partner.legalName })
        : t('FOOTER_OPERATOR', { company })}
    </p>
  )
}
