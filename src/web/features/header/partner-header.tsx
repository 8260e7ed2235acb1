import { AppLink, RouteLink } from '#web/platform/app-link.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from './logo.tsx'

/** The brand partner’s bar: its accent on top, and the kinds of device that its customers turn in most. */
export function PartnerHeader() {
  const { menus } = useShop()
  const t = useTranslate()
  const link = 'inline-flex min-h-11 items-center px-1 font-medium text-ink no-underline hover:text-accent'
  return (
    <header className="border-t-4 border-accent border-b border-b-line bg-card">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-5 py-1">
        <div className="mr-auto">
          <Logo />
        </div>
        <RouteLink
          route="checkout"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-small font-medium text-ink no-underline hover:text-accent sm:order-last"
        >
          <Icon name="cart" />
          <span className="sr-only sm:not-sr-only">{t('HEADER_CART')}</span>
        </RouteLink>
        <nav aria-label={t('HEADER_MENU_LABEL')} className="w-full sm:w-auto">
          <ul className="flex flex-wrap gap-x-4">
            {menus.headerMenu.slice(0, 3).map(({ title, url }) => (
              <li key={url}>
                <AppLink href={url} className={link}>
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  )
}
