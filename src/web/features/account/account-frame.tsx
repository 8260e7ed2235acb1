import type { ReactNode } from 'react'
import type { SCREEN_TITLES } from '#messages/screen-title.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Container } from '#web/ui/container.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'

type AccountTitle = Extract<(typeof SCREEN_TITLES)[keyof typeof SCREEN_TITLES], `SCREEN_ACCOUNT_${string}`>

export interface AccountFrameProps {
  readonly title: AccountTitle
  /** The headline where it is not the screen's title. */
  readonly headline?: string
  /** Whether it is below the account's overview, with a link back to it. */
  readonly isBelow?: boolean
  /** Whether the sentence below the title still fits what the page shows. */
  readonly hasLead?: boolean
  readonly children: ReactNode
}

/** What all account pages share: title, lead, and a note for browsers without script. */
export function AccountFrame({
  title,
  headline,
  isBelow = false,
  hasLead = true,
  children,
}: AccountFrameProps) {
  const t = useTranslate()
  return (
    // As high as the screen: what is below doesn't move when the account appears.
    <Container className="min-h-dvh pb-8 pt-6 sm:pt-10">
      {isBelow && (
        <RouteLink route="accountOverview" className={`${LINK_STYLE} mb-2 text-small`}>
          {t('ACCOUNT_BACK')}
        </RouteLink>
      )}
      <h1 className="text-page wrap-break-word hyphens-auto">{headline ?? t(title)}</h1>
      {hasLead && <p className="mt-3 max-w-text text-lead text-ink-soft">{t(`${title}_LEAD`)}</p>}
      <noscript>
        <p className="mt-6 rounded-field bg-amber-tint p-4">
          {t(title === 'SCREEN_ACCOUNT_PASSWORD_RESET' ? 'RESET_NO_SCRIPT' : 'ACCOUNT_NO_SCRIPT')}
        </p>
      </noscript>
      <div className="mt-8">{children}</div>
    </Container>
  )
}
