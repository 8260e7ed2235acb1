import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export function EmptyCart() {
  const t = useTranslate()
  return (
    <section className="grid items-center gap-8 sm:grid-cols-[1fr_16rem]">
      <div>
        <h2 className="text-section">{t('CART_EMPTY')}</h2>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('CART_EMPTY_TEXT')}</p>
        <RouteLink route="home" className={`${BUTTON_STYLES.primary} mt-6`}>
          {t('CART_EMPTY_BUTTON')}
        </RouteLink>
      </div>
      <Art name="step-send" className="h-auto w-full max-w-64" />
    </section>
  )
}
