import { useId } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Plain links to the brand's profiles: nothing is loaded from those sites, and they get no referrer. */
export function ProfileLinks() {
  const { profiles } = useShop()
  const t = useTranslate()
  const id = useId()
  if (profiles.length === 0) return null
  return (
    <div>
      <p id={id} className="mb-2 text-small text-on-deep-soft">
        {t('FOOTER_SOCIAL')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {profiles.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-full border border-on-deep-soft/60 px-4 text-small font-medium text-on-deep no-underline hover:bg-on-deep hover:text-deep focus-visible:outline-on-deep"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
