import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'

export interface BusinessHomeHeroProps {
  /** Where a list is dropped, and the table of its prices. */
  readonly lists: ReactNode
  readonly search: ReactNode
}

/** A company sells many devices at once: its list comes first, a single model second. */
export function BusinessHomeHero({ lists, search }: BusinessHomeHeroProps) {
  const t = useTranslate()
  return (
    <section className="bg-tint">
      <Container className="pb-10 pt-6 sm:pb-14 sm:pt-10">
        <h1 className="text-page">{t('HOME_BUSINESS')}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t('HOME_BUSINESS_LEAD')}</p>
        <div className="mt-5">{lists}</div>
        <h2 className="mt-10 text-title">{t('HOME_BUSINESS_SEARCH')}</h2>
        <div className="mt-3 max-w-xl">{search}</div>
      </Container>
    </section>
  )
}
