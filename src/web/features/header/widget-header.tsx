import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { HeaderTools } from './header-tools.tsx'
import { Logo } from './logo.tsx'

/** One slim bar: the partner's own page is around it. */
export function WidgetHeader({ search }: { readonly search: ReactNode }) {
  const t = useTranslate()
  return (
    <header className="border-b border-line bg-card">
      <Container className="flex min-h-14 flex-wrap items-center gap-x-4 py-1.5">
        <Logo />
        <p className="mr-auto hidden border-l border-line pl-4 text-small font-medium text-ink-soft sm:block">
          {t('HEADER_BUSINESS')}
        </p>
        <div className="ml-auto flex sm:ml-0 md:order-last">
          <HeaderTools />
        </div>
        {search && <div className="w-full pb-2 pt-1 md:w-72 md:py-0">{search}</div>}
      </Container>
    </header>
  )
}
