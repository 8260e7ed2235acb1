import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { DrawnLogo } from './drawn-logo.tsx'
import { LogoMark } from './logo-mark.tsx'

export interface LogoProps {
  /** Only the mark on phones, where the name would take the room of something else. */
  readonly isShort?: boolean
}

export function Logo({ isShort = false }: LogoProps) {
  const { brand, logo } = useShop()
  const t = useTranslate()
  return (
    <RouteLink
      route="home"
      aria-label={t('HEADER_HOME_LABEL', { brand })}
      className="inline-flex min-h-11 items-center gap-2 font-display text-[1.375rem] font-bold tracking-tight text-ink no-underline"
    >
      {logo ? <DrawnLogo logo={logo} /> : <LogoMark className="size-8 text-accent" />}
      {!logo?.hasName && <span className={`wrap-anywhere ${isShort ? 'max-sm:sr-only' : ''}`}>{brand}</span>}
    </RouteLink>
  )
}
