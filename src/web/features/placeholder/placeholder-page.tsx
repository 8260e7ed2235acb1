import type { ReactNode } from 'react'
import { AppLink, RouteLink } from '#web/platform/app-link.tsx'
import { Art } from '#web/platform/art.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'

export interface PlaceholderPageProps {
  readonly title: string
  readonly lead: string
  readonly art?: string
  /** Replaces the general note and buttons. */
  readonly children?: ReactNode
}

function NextSteps() {
  const { howItWorksPath } = useShop()
  const t = useTranslate()
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('PLACEHOLDER_TEXT')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {howItWorksPath && (
          <AppLink href={howItWorksPath} className={BUTTON_STYLES.primary}>
            {t('PLACEHOLDER_HOW')}
          </AppLink>
        )}
        <RouteLink route="contact" className={BUTTON_STYLES.secondary}>
          {t('PLACEHOLDER_CONTACT')}
        </RouteLink>
      </div>
    </>
  )
}

/** Stands in for a screen that is not built yet: what it will be, and what helps until then. */
export function PlaceholderPage({ title, lead, art = 'placeholder', children }: PlaceholderPageProps) {
  const t = useTranslate()
  return (
    <>
      <div className="bg-tint">
        <Container className="py-10 sm:py-16">
          <h1 className="text-page wrap-anywhere hyphens-auto">{title}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{lead}</p>
        </Container>
      </div>
      <Container className="grid items-center gap-x-14 gap-y-8 pt-10 sm:pt-14 md:grid-cols-[1fr_1.4fr]">
        <Art name={art} className="mx-auto h-auto w-full max-w-64 md:max-w-sm" />
        <section aria-labelledby="placeholder">
          <h2 id="placeholder" className="text-title">
            {t('PLACEHOLDER_TITLE')}
          </h2>
          {children ?? <NextSteps />}
        </section>
      </Container>
    </>
  )
}
