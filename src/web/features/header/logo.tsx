import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { LogoMark } from './logo-mark.tsx'

export function Logo() {
  const { brand } = useShop()
  const t = useTranslate()
  return (
    <RouteLink
      route="home"
      aria-label={t('HEADER_HOME_LABEL', { brand })}
      className="inline-flex min-h-11 items-center gap-2 font-display text-[1.375rem] font-bold tracking-tight text-ink no-underline"
    >
      <LogoMark className="size-8 text-accent" />
      {brand}
    </RouteLink>
  )
}
