import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'
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

const MENU_ENTRY =
  'flex min-h-12 items-center text-lg font-medium leading-tight text-ink no-underline wrap-anywhere hyphens-auto hover:text-accent'

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
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 py-2">
            <CategoryLinks className={MENU_ENTRY} />
            <li className="col-span-full border-t border-line">
              <RouteLink route="mySale" className={MENU_ENTRY}>
                {t('MY_SALE')}
              </RouteLink>
            </li>
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
  const { headerMenu } = useShop().menus
  return (
    <header className="relative print:hidden border-b border-line bg-paper">
      {/* With large text the tools go below the logo, and the categories take several lines. */}
      <Container className="flex min-h-16 flex-wrap items-center justify-end gap-x-1 py-2 sm:gap-x-2">
        <div className="mr-auto">
          <Logo />
        </div>
        {search && <div className="mx-4 hidden max-w-md min-w-0 flex-1 basis-60 md:block">{search}</div>}
        <HeaderTools />
        <PhoneMenu />
      </Container>
      {search && <Container className="pb-3 md:hidden">{search}</Container>}
      {headerMenu.length > 0 && (
        <nav aria-label={t('HEADER_MENU_LABEL')} className="hidden border-t border-line lg:block">
          <Container>
            <ul className="flex flex-wrap gap-x-7">
              <CategoryLinks className="inline-flex min-h-12 items-center border-b-2 border-transparent font-medium text-ink no-underline hover:border-accent hover:text-accent" />
            </ul>
          </Container>
        </nav>
      )}
    </header>
  )
}
