import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const LINK_STYLE =
  'inline-flex min-h-11 items-center text-lg font-semibold text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-strong'

/** How to reach us without the form. */
export function ContactDetails({ mail, phone }: { readonly mail: string; readonly phone: string }) {
  const { brand, partner } = useShop()
  const t = useTranslate()
  return (
    <aside
      aria-labelledby="contact-details"
      className="rounded-card border border-line bg-card p-5 sm:p-7 lg:mt-14"
    >
      <h2 id="contact-details" className="text-title">
        {t('CONTACT_DIRECT')}
      </h2>
      <p className="mt-2 text-ink-soft">
        {partner ? t('CONTACT_PARTNER_TEXT', { partner: brand }) : t('CONTACT_DIRECT_TEXT')}
      </p>
      <dl className="mt-4 grid gap-3 sm:max-lg:grid-cols-2">
        <div>
          <dt className="text-small text-ink-soft">{t('CONTACT_MAIL')}</dt>
          <dd>
            <a href={`mailto:${mail}`} className={LINK_STYLE}>
              {mail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{t('CONTACT_PHONE')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK_STYLE}>
              {phone}
            </a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
