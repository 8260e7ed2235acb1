import { AppLink } from '#web/platform/app-link.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

/** Where the questions about the device's condition come. */
export function QuestionsPlace() {
  const { howItWorksPath } = useShop()
  const t = useTranslate()
  return (
    <section aria-labelledby="questions" className="rounded-card bg-tint p-6 sm:p-8">
      <h2 id="questions" className="text-title">
        {t('PDP_QUESTIONS')}
      </h2>
      <p className="mt-3 text-ink-soft">{t('PDP_QUESTIONS_TEXT')}</p>
      <p className="mt-3 font-medium">{t('PDP_QUESTIONS_SOON')}</p>
      {howItWorksPath && (
        <AppLink href={howItWorksPath} className={`mt-5 ${BUTTON_STYLES.secondary}`}>
          {t('PLACEHOLDER_HOW')}
        </AppLink>
      )}
    </section>
  )
}
