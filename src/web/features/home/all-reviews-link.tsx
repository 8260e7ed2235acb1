import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'

/** To the list of all published reviews. */
export function AllReviewsLink() {
  const t = useTranslate()
  return (
    <RouteLink
      route="fairness"
      search="#reviews"
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {t('REVIEWS_ALL')}
    </RouteLink>
  )
}
