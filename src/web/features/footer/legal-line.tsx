import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { OperatorLine } from './operator-line.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

const LINK = 'inline-flex min-h-11 items-center text-small text-ink-soft no-underline hover:underline'

/** What the law wants on every page, in one quiet line. */
export function LegalLine() {
  const { menus } = useShop()
  return (
    <footer className="mt-8 border-t border-line print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 py-2">
        <ul className="flex flex-wrap gap-x-5">
          {menus.footerMenus.right.map((entry) => (
            <li key={entry.url}>
              <AppLink href={entry.url} className={LINK}>
                {entry.title}
              </AppLink>
            </li>
          ))}
          <li>
            <PrivacySettings className={LINK} />
          </li>
        </ul>
        <OperatorLine className="py-2 text-small text-ink-soft" />
      </Container>
    </footer>
  )
}
