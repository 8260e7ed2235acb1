import { useState } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { MessageKey } from '#messages/message-key.ts'
import mp4 from '#web/film/conditions.mp4'
import webm from '#web/film/conditions.webm'
import poster from '#web/film/conditions.webp'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

const SIZE = { width: 960, height: 720 }

/** The conditions as a silent film. It loads and plays only on request. */
export function ConditionsFilm({ rule }: Pick<OfferSheet, 'rule'>) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group mt-3 rounded-field border border-line bg-card px-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between font-medium">
        {t('FILM_TITLE')}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        {isOpen && (
          <video
            {...SIZE}
            controls
            muted
            playsInline
            preload="none"
            poster={poster}
            aria-label={t('FILM_TITLE')}
            className="h-auto w-full rounded-field"
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        )}
        <p className="mt-3 text-small text-ink-soft">{t('FILM_TEXT')}</p>
        <ol className="mt-1 list-decimal pl-5 text-small text-ink-soft">
          {rule.conditions.map(({ id, code }) => (
            <li key={id}>
              <span className="font-medium text-ink">{t(`CONDITION_${code}` as MessageKey)}</span>{' '}
              {t(`CONDITION_${code}_TEXT` as MessageKey)}
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
