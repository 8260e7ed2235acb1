import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { HeaderTools } from './header-tools.tsx'
import { Logo } from './logo.tsx'

const MENU_LENGTH = 3

function ShortMenu() {
  const { menus } = useShop()
  const t = useTranslate()
  if (menus.headerMenu.length === 0) return null
  return (
    <nav aria-label={t('HEADER_MENU_LABEL')} className="w-full sm:w-auto">
      <ul className="flex flex-wrap gap-x-4">
        {menus.headerMenu.slice(0, MENU_LENGTH).map(({ title, url }) => (
          <li key={url}>
            <AppLink
              href={url}
              className="inline-flex min-h-11 items-center px-1 font-medium text-ink no-underline hover:text-accent"
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The brand partner's bar: its accent on top, and the categories its customers trade in most. */
export function PartnerHeader({ search }: { readonly search: ReactNode }) {
  return (
    <header className="border-t-4 border-accent border-b border-b-line bg-card">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-2 py-1 sm:gap-x-5">
        <div className="mr-auto">
          <Logo />
        </div>
        <div className="flex sm:order-last">
          <HeaderTools />
        </div>
        <ShortMenu />
        {search && <div className="w-full pb-2 lg:order-last lg:w-72 lg:pb-0">{search}</div>}
      </Container>
    </header>
  )
}
