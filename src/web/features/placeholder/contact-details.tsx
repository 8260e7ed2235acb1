import { useTranslate } from '#web/platform/i18n.tsx'

/** How to reach us until the contact form is there. */
export function ContactDetails({ mail, phone }: { readonly mail: string; readonly phone: string }) {
  const t = useTranslate()
  const link =
    'inline-flex min-h-11 items-center text-lg font-semibold text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-strong'
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('PLACEHOLDER_TEXT_CONTACT')}</p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-small text-ink-soft">{t('PLACEHOLDER_MAIL')}</dt>
          <dd>
            <a href={`mailto:${mail}`} className={link}>
              {mail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{t('PLACEHOLDER_PHONE')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
              {phone}
            </a>
          </dd>
        </div>
      </dl>
    </>
  )
}
