import { useEffect, useRef } from 'react'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ContactSentProps {
  /** Null where the page is the same for all visitors, or an earlier version has arrived. */
  readonly email: string | null
  /** Where the answer comes from. */
  readonly mail: string
}

/** The message has arrived: takes the form's place, and the focus. */
export function ContactSent({ email, mail }: ContactSentProps) {
  const t = useTranslate()
  const { market } = useShop()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
        {t('CONTACT_SENT')}
      </h2>
      <p className="mt-3 wrap-anywhere">
        {email === null ? t('CONTACT_SENT_TEXT_ANY') : t('CONTACT_SENT_TEXT', { email })}
      </p>
      <p className="mt-3 wrap-anywhere text-ink-soft">{t('CONTACT_SENT_FROM', { mail })}</p>
      {/* A plain link loads the page again, with an empty form. */}
      <a href={buildPath(market, 'contact')} className={`${BUTTON_STYLES.secondary} mt-6`}>
        {t('CONTACT_AGAIN')}
      </a>
    </section>
  )
}
