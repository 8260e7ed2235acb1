import { type ReactNode, useId } from 'react'
import type { MenuEntry } from '#domain/content/home-document.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { ShippingLine } from './shipping-line.tsx'

const LINK =
  'inline-flex min-h-11 items-center py-1 leading-snug text-on-deep no-underline hover:underline focus-visible:outline-on-deep'

interface FooterMenuProps {
  readonly title: string
  readonly entries: readonly MenuEntry[]
  /** A last entry that is not a link. */
  readonly children?: ReactNode
}

function FooterMenu({ title, entries, children }: FooterMenuProps) {
  const id = useId()
  if (entries.length === 0 && !children) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-text text-small font-semibold text-on-deep-soft tracking-normal">
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url}>
            <AppLink href={entry.url} className={LINK}>
              {entry.title}
            </AppLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}

export interface FooterProps {
  /** The newsletter sign-up; absent in partner shops. */
  readonly newsletter?: ReactNode
}

export function Footer({ newsletter }: FooterProps) {
  const { menus, companyName } = useShop()
  const t = useTranslate()
  const { left, center, right, b2b } = menus.footerMenus
  return (
    <footer className="print:hidden mt-20 bg-deep text-on-deep sm:mt-28">
      <Container className="py-12">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          <FooterMenu title={t('FOOTER_LEFT')} entries={left} />
          <FooterMenu title={t('FOOTER_CENTER')} entries={center} />
          <FooterMenu title={t('FOOTER_RIGHT')} entries={right}>
            <PrivacySettings className={LINK} />
          </FooterMenu>
          <FooterMenu title={t('FOOTER_B2B')} entries={b2b} />
        </div>
        {newsletter}
        <div className="mt-10 flex flex-col gap-6 border-t border-on-deep-soft/40 pt-8 md:flex-row md:items-end md:justify-between">
          <div className="grid gap-6">
            <ProfileLinks />
            <LanguageSwitch />
          </div>
          <div className="text-small text-on-deep-soft md:text-right">
            <ShippingLine />
            <p className="mt-2">{t('FOOTER_OPERATOR', { company: companyName })}</p>
          </div>
        </div>
      </Container>
    </footer>
  )
}

/** The widget is inside a partner's page: only what the law and the visitor need. */
export function CompactFooter() {
  const { menus, companyName } = useShop()
  const t = useTranslate()
  return (
    <footer className="print:hidden mt-16 bg-deep text-on-deep">
      <Container className="flex flex-col gap-6 py-8 md:flex-row md:items-end md:justify-between">
        <LanguageSwitch />
        <div className="md:text-right">
          <ul className="flex flex-wrap gap-x-5 md:justify-end">
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
          <div className="text-small text-on-deep-soft">
            <ShippingLine />
            <p className="mt-2">{t('FOOTER_OPERATOR', { company: companyName })}</p>
          </div>
        </div>
      </Container>
    </footer>
  )
}
