import type { NewsletterEnrichData, SubscriptionView } from '#contracts/newsletter.ts'
import { CONFIRM_DAYS } from '#domain/opt-in/confirm-clock.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { GonePage } from '#web/platform/page/gone-page.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { SaveOutcomes } from './save-outcomes.tsx'

export interface EnrichPageProps extends NewsletterEnrichData {
  readonly emailHash: string
}

interface ConfirmationProps {
  readonly action: string
  readonly subscription: SubscriptionView
}

/** The one button that is needed; for a confirmed subscription, the way to end it. */
function Confirmation({ action, subscription }: ConfirmationProps) {
  const t = useTranslate()
  if (subscription.isConfirmed)
    return (
      <p className="mt-2">
        <RouteLink
          route="newsletterUnsubscribe"
          params={{ emailHash: subscription.unsubscribeHash }}
          className={LINK_STYLE}
        >
          {t('NEWSLETTER_LEAVE')}
        </RouteLink>
      </p>
    )
  return (
    <form method="post" action={action} className="mt-6">
      <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
        {t('NEWSLETTER_CONFIRM')}
      </button>
    </form>
  )
}

/** A subscription, opened by its link: to confirm it, and to choose what to read, now or later. */
export function EnrichPage({ emailHash, subscription, categories }: EnrichPageProps) {
  const { market } = useShop()
  const t = useTranslate()
  if (!subscription)
    return <GonePage title={t('NEWSLETTER_GONE')} lead={t('NEWSLETTER_GONE_TEXT', { days: CONFIRM_DAYS })} />
  const { isConfirmed, maskedEmail: email } = subscription
  const action = buildPath(market, 'newsletterEnrich', { emailHash })
  return (
    <PlainFrame
      title={t(isConfirmed ? 'NEWSLETTER_CONFIRMED_TITLE' : 'NEWSLETTER_CONFIRM_TITLE')}
      lead={t(isConfirmed ? 'NEWSLETTER_CONFIRMED_TEXT' : 'NEWSLETTER_CONFIRM_TEXT', { email })}
      notice={<SaveOutcomes />}
    >
      <Confirmation action={action} subscription={subscription} />
      <ChoicesForm action={action} subscription={subscription} categories={categories} />
    </PlainFrame>
  )
}
