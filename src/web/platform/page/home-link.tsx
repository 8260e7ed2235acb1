import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

/** The way on from a page where nothing is left to do. */
export function HomeLink() {
  const t = useTranslate()
  return (
    <p className="mt-8">
      <RouteLink route="home" className={BUTTON_STYLES.secondary}>
        {t('ERRORPAGE_TO_HOME')}
      </RouteLink>
    </p>
  )
}
