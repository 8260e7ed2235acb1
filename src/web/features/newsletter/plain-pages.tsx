import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { HomeLink } from '#web/platform/page/home-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { PlainFrame } from '#web/ui/plain-frame.tsx'

/** After the form without script, the same for every address. */
export function RequestedPage() {
  const t = useTranslate()
  return (
    <PlainFrame title={t('SCREEN_NEWSLETTER_REQUESTED')} lead={t('SCREEN_NEWSLETTER_REQUESTED_LEAD')}>
      <p className="mt-6 max-w-text">{t('NEWSLETTER_NO_MAIL')}</p>
      <HomeLink />
    </PlainFrame>
  )
}

/** The same for every link. Opening it ends nothing: programs that scan mails open links, too. */
export function UnsubscribePage({ emailHash }: { readonly emailHash: string }) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <PlainFrame title={t('SCREEN_NEWSLETTER_UNSUBSCRIBE')} lead={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD')}>
      <form method="post" action={buildPath(market, 'newsletterUnsubscribe', { emailHash })} className="mt-8">
        <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
          {t('NEWSLETTER_UNSUBSCRIBE')}
        </button>
      </form>
      <p className="mt-4 max-w-text text-small text-ink-soft">{t('NEWSLETTER_STAYS')}</p>
    </PlainFrame>
  )
}

export function UnsubscribedPage() {
  const t = useTranslate()
  return (
    <PlainFrame
      title={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS')}
      lead={t('SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD')}
    >
      <p className="mt-4 max-w-text text-small text-ink-soft">{t('NEWSLETTER_STAYS')}</p>
      <HomeLink />
    </PlainFrame>
  )
}
