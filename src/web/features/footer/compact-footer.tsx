import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { FOOTER_LINK, MySaleLink } from './footer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OperatorLine } from './operator-line.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { ShippingLine } from './shipping-line.tsx'

/** The widget is inside a partner's page: only what the law and the visitor need. */
export function CompactFooter() {
  const { menus } = useShop()
  return (
    <footer className="print:hidden mt-16 bg-deep text-on-deep">
      <Container className="flex flex-col gap-6 py-8 md:flex-row md:items-end md:justify-between">
        <LanguageSwitch />
        <div className="md:text-right">
          <ul className="flex flex-wrap gap-x-5 md:justify-end">
            {menus.footerMenus.right.map((entry) => (
              <li key={entry.url}>
                <AppLink href={entry.url} className={FOOTER_LINK}>
                  {entry.title}
                </AppLink>
              </li>
            ))}
            <li>
              <MySaleLink />
            </li>
            <li>
              <PrivacySettings className={FOOTER_LINK} />
            </li>
          </ul>
          <div className="text-small text-on-deep-soft">
            <ShippingLine />
            <OperatorLine className="mt-2" />
          </div>
        </div>
      </Container>
    </footer>
  )
}
