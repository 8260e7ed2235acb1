import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The seller has stopped the sale: what that means, and what happens next. */
export function FrozenSale() {
  const t = useTranslate()
  return (
    <div className="mt-6 max-w-text">
      <Notice tone="plain">
        <h2 className="text-title">{t('SALE_FROZEN')}</h2>
        <p className="mt-1">{t('SALE_FROZEN_TEXT')}</p>
      </Notice>
    </div>
  )
}
