import { RouteLink } from '#web/platform/app-link.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from './logo.tsx'
import { SearchForm } from './search-form.tsx'

/** One slim bar: the partner's own page is around it. */
export function WidgetHeader({ hasSearch }: { readonly hasSearch: boolean }) {
  const t = useTranslate()
  return (
    <header className="border-b border-line bg-card">
      <Container className="flex min-h-14 flex-wrap items-center gap-x-4 py-1.5">
        <Logo />
        <p className="mr-auto hidden border-l border-line pl-4 text-small font-medium text-ink-soft sm:block">
          {t('HEADER_BUSINESS')}
        </p>
        <RouteLink
          route="checkout"
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 text-small font-medium text-ink no-underline hover:text-accent sm:ml-0 md:order-last"
        >
          <Icon name="cart" />
          <span className="sr-only sm:not-sr-only">{t('HEADER_CART')}</span>
        </RouteLink>
        {hasSearch && (
          <div className="w-full pb-2 pt-1 md:w-80 md:py-0">
            <SearchForm />
          </div>
        )}
      </Container>
    </header>
  )
}
