import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { MessageKey } from '#messages/message-key.ts'
import mp4 from '#web/film/conditions.mp4'
import webm from '#web/film/conditions.webm'
import poster from '#web/film/conditions.webp'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { LateTexts } from './late-texts.tsx'

const SIZE = { width: 960, height: 720 }

/** The conditions as a silent film. It loads with its section and plays only on request. */
export function ConditionsFilm(props: Pick<OfferSheet, 'rule'>) {
  return (
    <LateTexts part="grading">
      <Film {...props} />
    </LateTexts>
  )
}

function Film({ rule }: Pick<OfferSheet, 'rule'>) {
  const t = useTranslate()
  return (
    <>
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
      <p className="mt-3 text-small text-ink-soft">{t('FILM_TEXT')}</p>
      <ol className="mt-1 list-decimal pl-5 text-small text-ink-soft">
        {rule.conditions.map(({ id, code }) => (
          <li key={id}>
            <span className="font-medium text-ink">{t(`CONDITION_${code}` as MessageKey)}</span>{' '}
            {t(`CONDITION_${code}_TEXT` as MessageKey)}
          </li>
        ))}
      </ol>
    </>
  )
}
