import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useCurrentPath } from '#web/platform/navigation/current-page.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HeaderTools, TOOL_STYLE } from './header-tools.tsx'
import { Logo } from './logo.tsx'

function CategoryLinks({ className }: { readonly className: string }) {
  const { menus } = useShop()
  return (
    <>
      {menus.headerMenu.map(({ title, url }) => (
        <li key={url}>
          <AppLink href={url} className={className}>
            {title}
          </AppLink>
        </li>
      ))}
    </>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** On phones the categories expand below the bar, without needing script. */
function PhoneMenu() {
  const t = useTranslate()
  return (
    // A new page starts with a closed menu.
    <details key={useCurrentPath()} onKeyDown={closeOnEscape} className="group lg:hidden">
      <summary className={TOOL_STYLE}>
        <Icon name="menu" />
        <span className="sr-only">{t('HEADER_MENU')}</span>
      </summary>
      <nav
        aria-label={t('HEADER_MENU_LABEL')}
        className="absolute inset-x-0 top-full z-20 border-y border-line bg-card"
      >
        <Container>
          <ul className="grid grid-cols-2 gap-x-4 py-2">
            <CategoryLinks className="flex min-h-12 items-center text-lg font-medium text-ink no-underline hover:text-accent" />
          </ul>
        </Container>
      </nav>
    </details>
  )
}

export interface HeaderProps {
  /** The search field; the home page has a larger one of its own. */
  readonly search: ReactNode
}

export function Header({ search }: HeaderProps) {
  const t = useTranslate()
  return (
    <header className="relative print:hidden border-b border-line bg-paper">
      <Container className="flex min-h-16 items-center gap-x-1 py-2 sm:gap-x-2">
        <div className="mr-auto">
          <Logo />
        </div>
        {search && <div className="mx-4 hidden max-w-md flex-1 md:block">{search}</div>}
        <HeaderTools />
        <PhoneMenu />
      </Container>
      {search && <Container className="pb-3 md:hidden">{search}</Container>}
      <nav aria-label={t('HEADER_MENU_LABEL')} className="hidden border-t border-line lg:block">
        <Container>
          <ul className="flex gap-x-7">
            <CategoryLinks className="inline-flex min-h-12 items-center border-b-2 border-transparent font-medium text-ink no-underline hover:border-accent hover:text-accent" />
          </ul>
        </Container>
      </nav>
    </header>
  )
}
