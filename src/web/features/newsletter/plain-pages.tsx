import { NEWSLETTER_CONFIRM_DAYS } from '#domain/newsletter/newsletter-clock.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { NewsletterFrame } from './newsletter-frame.tsx'

function HomeLink() {
  const t = useTranslate()
  return (
    <p className="mt-8">
      <RouteLink route="home" className={BUTTON_STYLES.secondary}>
        {t('ERRORPAGE_TO_HOME')}
      </RouteLink>
    </p>
  )
}

/** After the form without script, the same for every address. */
export function RequestedPage() {
  const t = useTranslate()
  return (
    <NewsletterFrame title={t('SCREEN_NEWSLETTER_REQUESTED')} lead={t('SCREEN_NEWSLETTER_REQUESTED_LEAD')}>
      <p className="mt-6 max-w-text">{t('NEWSLETTER_NO_MAIL')}</p>
      <HomeLink />
    </NewsletterFrame>
  )
}

/** For an unknown link and for an expired one alike: which of them stays private. */
export function GonePage() {
  const t = useTranslate()
  return (
    <NewsletterFrame
      title={t('NEWSLETTER_GONE')}
      lead={t('NEWSLETTER_GONE_TEXT', { days: NEWSLETTER_CONFIRM_DAYS })}
    >
      <HomeLink />
    </NewsletterFrame>
  )
}

/** The same for every link. Opening it ends nothing: programs that scan mails open links, too. */
export function UnsubscribePage({ emailHash }: { readonly emailHash: string }) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <NewsletterFrame
      title={t('SCREEN_NEWSLETTER_UNSUBSCRIBE')}
      lead={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD')}
    >
      <form method="post" action={buildPath(market, 'newsletterUnsubscribe', { emailHash })} className="mt-8">
        <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
          {t('NEWSLETTER_UNSUBSCRIBE')}
        </button>
      </form>
      <p className="mt-4 max-w-text text-small text-ink-soft">{t('NEWSLETTER_STAYS')}</p>
    </NewsletterFrame>
  )
}

export function UnsubscribedPage() {
  const t = useTranslate()
  return (
    <NewsletterFrame
      title={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS')}
      lead={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD')}
    >
      <p className="mt-4 max-w-text text-small text-ink-soft">{t('NEWSLETTER_STAYS')}</p>
      <HomeLink />
    </NewsletterFrame>
  )
}
