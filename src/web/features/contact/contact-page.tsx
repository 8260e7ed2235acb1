import { useState } from 'react'
import type { ContactData } from '#contracts/contact.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'

/** The form, or that its message has arrived; beside it mail and phone. */
export function ContactPage({ data }: { readonly data: ContactData }) {
  const t = useTranslate()
  const [sent, setSent] = useState<{ readonly email: string | null } | null>(null)
  const isSent = sent !== null || data.form.kind === 'sent'
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page wrap-break-word hyphens-auto">{t('SCREEN_CONTACT')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_CONTACT_LEAD')}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
        {isSent ? (
          <ContactSent email={sent?.email ?? null} mail={data.mail} />
        ) : (
          <section aria-labelledby="contact-form" className="min-w-0">
            <h2 id="contact-form" className="text-section">
              {t('CONTACT_TITLE')}
            </h2>
            <ContactForm data={data} onSent={(email) => setSent({ email })} />
          </section>
        )}
        <ContactDetails mail={data.mail} phone={data.phone} />
      </div>
    </Container>
  )
}
