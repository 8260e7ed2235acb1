import { RouteLink } from '#web/platform/app-link.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const TOOL_STYLE =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 text-small font-medium text-ink no-underline hover:text-accent'

/** Account and cart, in every header. */
export function HeaderTools() {
  const t = useTranslate()
  return (
    <>
      <RouteLink route="accountOverview" className={TOOL_STYLE}>
        <Icon name="account" />
        <span className="sr-only md:not-sr-only">{t('HEADER_ACCOUNT')}</span>
      </RouteLink>
      <RouteLink route="checkout" className={TOOL_STYLE}>
        <Icon name="cart" />
        <span className="sr-only md:not-sr-only">{t('HEADER_CART')}</span>
      </RouteLink>
    </>
  )
}
