import { useEffect, useRef, useState } from 'react'
import type { RecyclingData } from '#contracts/recycling.ts'
import { RECYCLING_LABEL_DAYS } from '#domain/recycling/recycling-limits.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { RecyclingForm } from './recycling-form.tsx'

/** The label is on its way: takes the form's place, and the focus. */
function RecyclingSent({ email }: { readonly email: string | null }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="mt-8 max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
        {t('RECYCLING_SENT')}
      </h2>
      <p className="mt-3 wrap-anywhere">
        {email === null ? t('RECYCLING_SENT_TEXT_ANY') : t('RECYCLING_SENT_TEXT', { email })}
      </p>
      <p className="mt-3 text-ink-soft">{t('RECYCLING_SENT_AGAIN', { days: RECYCLING_LABEL_DAYS })}</p>
      <RouteLink route="home" className={`${BUTTON_STYLES.secondary} mt-6`}>
        {t('CART_SELL_MORE')}
      </RouteLink>
    </section>
  )
}

/** The form for a free recycling label, or that the label is on its way. */
export function RecyclingPage({ data }: { readonly data: RecyclingData }) {
  const t = useTranslate()
  const [email, setEmail] = useState<string | null>(null)
  const isSent = email !== null || data.form.kind === 'sent'
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page wrap-break-word hyphens-auto">{t('SCREEN_RECYCLING')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_RECYCLING_LEAD')}</p>
      {isSent ? (
        <RecyclingSent email={email} />
      ) : (
        <section aria-labelledby="recycling-form" className="mt-8 max-w-2xl">
          <h2 id="recycling-form" className="text-section">
            {t('RECYCLING_FORM')}
          </h2>
          <RecyclingForm data={data} onSent={setEmail} />
        </section>
      )}
    </Container>
  )
}
