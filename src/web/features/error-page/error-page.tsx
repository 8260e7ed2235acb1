import type { ReactNode } from 'react'
import type { PageError } from '#contracts/page-payload.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { ContactLink } from '#web/platform/navigation/contact-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'

const NOT_FOUND = {
  art: 'not-found',
  image: 'ERRORPAGE_IMAGE',
  headline: 'ERRORPAGE_OOPS',
  subtitle: 'ERRORPAGE_SUBTITLE',
  message: 'ERRORPAGE_MSG',
} as const

const EXPIRED_LINK = {
  art: 'expired-link',
  image: 'ERRORPAGE_IMAGE_EXPIRED_LINK',
  headline: 'ERRORPAGE_OOPS_EXPIRED_LINK',
  subtitle: null,
  message: 'ERRORPAGE_EXPIRED_LINK',
} as const

const FAILURE = {
  art: 'error',
  image: 'ERRORPAGE_IMAGE_FAILURE',
  headline: 'ERRORPAGE_FAILURE',
  subtitle: 'ERRORPAGE_FAILURE_SUBTITLE',
  message: 'ERRORPAGE_FAILURE_MSG',
} as const

const BUSY = {
  art: 'error',
  image: 'ERRORPAGE_IMAGE_FAILURE',
  headline: 'ERRORPAGE_BUSY',
  subtitle: 'ERRORPAGE_BUSY_SUBTITLE',
  message: 'ERRORPAGE_BUSY_MSG',
} as const

function textsFor(error: PageError) {
  if (error.isExpiredLink) return EXPIRED_LINK
  if (error.statusCode === 429) return BUSY
  return error.statusCode === 404 ? NOT_FOUND : FAILURE
}

/** Answers to a page that may work in a moment. */
const PASSING = new Set([429, 503])

export interface ErrorPageProps {
  readonly error: PageError
  /** What may have been meant. */
  readonly children?: ReactNode
  /** Offers a retry, only where it can help. */
  readonly onRetry?: () => void
}

/** A missing, expired or failed page: what happened and the next step. */
export function ErrorPage({ error, children, onRetry }: ErrorPageProps) {
  const t = useTranslate()
  const texts = textsFor(error)
  const isPassing = !onRetry && PASSING.has(error.statusCode)
  return (
    <Container className="grid items-center gap-x-14 gap-y-8 py-12 sm:py-20 md:grid-cols-[1fr_1.2fr]">
      <Art name={texts.art} label={t(texts.image)} className="mx-auto h-auto w-full max-w-72 md:max-w-md" />
      <div>
        <h1 className="text-page">{t(texts.headline)}</h1>
        {texts.subtitle && <p className="mt-3 text-lead font-medium">{t(texts.subtitle)}</p>}
        <p className="mt-3 max-w-prose text-ink-soft">{t(texts.message)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {onRetry && (
            <button type="button" onClick={onRetry} className={BUTTON_STYLES.primary}>
              {t('ERRORPAGE_RETRY')}
            </button>
          )}
          {isPassing && (
            // biome-ignore lint/a11y/useValidAnchor: opens the address that was asked for once more; all share this page
            <a href="" className={BUTTON_STYLES.primary}>
              {t('ERRORPAGE_RETRY')}
            </a>
          )}
          {!onRetry && (
            <RouteLink route="home" className={isPassing ? BUTTON_STYLES.secondary : BUTTON_STYLES.primary}>
              {t('ERRORPAGE_TO_HOME')}
            </RouteLink>
          )}
          <ContactLink
            subject={error.isExpiredLink ? 'CLARIFICATION' : 'OTHER'}
            className={BUTTON_STYLES.secondary}
          >
            {t('ERRORPAGE_TO_CONTACT')}
          </ContactLink>
        </div>
      </div>
      {children}
    </Container>
  )
}
