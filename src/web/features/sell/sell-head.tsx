import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { Container } from '#web/ui/container.tsx'

export interface SellHeadProps {
  readonly title: string
  /** Name of the category's drawing. */
  readonly art: string
  readonly breadcrumbs: ReactNode
}

export function SellHead({ title, art, breadcrumbs }: SellHeadProps) {
  const t = useTranslate()
  return (
    <div className="bg-tint">
      <Container className="pb-10 pt-3 sm:pb-14 sm:pt-5">
        {breadcrumbs}
        <div className="mt-2 grid items-center gap-x-12 gap-y-6 md:grid-cols-[1.4fr_1fr]">
          <div className="min-w-0">
            <h1 className="text-page wrap-anywhere hyphens-auto">{title}</h1>
            <p className="mt-4 max-w-text text-lead text-ink-soft">{t('SCREEN_SELL_LEAD')}</p>
          </div>
          <Art name={art} className="mx-auto hidden h-auto w-full max-w-xs md:block" isFirst />
        </div>
      </Container>
    </div>
  )
}
