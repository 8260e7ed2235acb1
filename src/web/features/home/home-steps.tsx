import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

const STEPS = [
  { art: 'step-answer', title: 'HOME_STEP_ANSWER', text: 'HOME_STEP_ANSWER_TEXT' },
  { art: 'step-send', title: 'HOME_STEP_SEND', text: 'HOME_STEP_SEND_TEXT' },
  { art: 'step-paid', title: 'HOME_STEP_PAID', text: 'HOME_STEP_PAID_TEXT' },
] as const

export function HomeSteps() {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <PageSection title={t('HOME_STEPS')}>
      <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ art, title, text }, index) => (
          <li key={title} className="grid items-center gap-x-8 sm:grid-cols-[14rem_1fr] md:block">
            <Art name={art} className="h-auto w-full max-w-64 md:max-w-72" />
            <div>
              <h3 className="mt-4 text-title sm:mt-0 md:mt-5">
                <span className="amount mr-2 text-accent">{index + 1}</span>
                {t(title)}
              </h3>
              <p className="mt-2 text-ink-soft">
                {t(text, { carrier: market.footerShippingLogo, days: OFFER_LIFETIME_DAYS })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
