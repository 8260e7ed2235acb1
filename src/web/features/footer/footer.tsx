import { type ReactNode, useId } from 'react'
import type { MenuEntry } from '#domain/content/home-document.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OperatorLine } from './operator-line.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { ShippingLine } from './shipping-line.tsx'

export const FOOTER_LINK =
  'inline-flex min-h-11 items-center lg:min-h-8 py-1 leading-snug text-on-deep no-underline hover:underline focus-visible:outline-on-deep'

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
            <AppLink href={entry.url} className={FOOTER_LINK}>
              {entry.title}
            </AppLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}

export function MySaleLink() {
  const t = useTranslate()
  return (
    <RouteLink route="mySale" className={FOOTER_LINK}>
      {t('MY_SALE')}
    </RouteLink>
  )
}

export interface FooterProps {
  /** The newsletter sign-up; absent in partner shops. */
  readonly newsletter?: ReactNode
}

export function Footer({ newsletter }: FooterProps) {
  const { menus } = useShop()
  const t = useTranslate()
  const { left, center, right, b2b } = menus.footerMenus
  return (
    <footer className="print:hidden mt-20 lg:mt-12 bg-deep text-on-deep">
      <Container className="py-12 lg:py-7">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          <FooterMenu title={t('FOOTER_LEFT')} entries={left}>
            <MySaleLink />
          </FooterMenu>
          <FooterMenu title={t('FOOTER_CENTER')} entries={center} />
          <FooterMenu title={t('FOOTER_RIGHT')} entries={right}>
            <PrivacySettings className={FOOTER_LINK} />
          </FooterMenu>
          <FooterMenu title={t('FOOTER_B2B')} entries={b2b} />
        </div>
        <div className="mt-10 grid gap-x-12 gap-y-8 border-t border-on-deep-soft/40 pt-8 lg:mt-6 lg:grid-cols-[2fr_3fr]">
          {newsletter}
          <div className="grid content-start gap-6">
            <ProfileLinks />
            <LanguageSwitch />
          </div>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small text-on-deep-soft">
          <ShippingLine />
          <OperatorLine />
        </div>
      </Container>
    </footer>
  )
}
