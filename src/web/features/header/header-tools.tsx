import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const TOOL_STYLE =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 text-small font-medium text-ink no-underline hover:text-accent'

/**
 * The devices to sell and their number. The badge overlays the icon, so that nothing shifts when it appears. It comes after
 * the word: the link is called what it shows, in that order.
 */
function CartLink() {
  const t = useTranslate()
  const count = useDeviceCount()
  return (
    <RouteLink route="checkout" className={TOOL_STYLE}>
      <span className="sr-only md:not-sr-only md:pl-1.5">{t('HEADER_CART')}</span>{' '}
      <span className="relative order-first">
        <Icon name="cart" />
        {count > 0 ? (
          <span className="amount absolute -right-2.5 -top-2.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs/5 font-semibold text-on-accent">
            {count}
          </span>
        ) : (
          <span className="sr-only">0</span>
        )}
      </span>
    </RouteLink>
  )
}

/** The account, with a tick when signed in; it overlays the icon like the cart's badge. */
function AccountLink() {
  const t = useTranslate()
  const isLoggedIn = useIsLoggedIn()
  return (
    <RouteLink
      route="accountOverview"
      aria-label={isLoggedIn ? t('HEADER_ACCOUNT_SIGNED_IN') : undefined}
      className={TOOL_STYLE}
    >
      <span className="relative">
        <Icon name="account" />
        {isLoggedIn && (
          <span className="absolute -right-1.5 -top-1 rounded-full bg-accent p-0.5 text-on-accent">
            <Icon name="tick" className="size-3" />
          </span>
        )}
      </span>
      <span className="sr-only md:not-sr-only md:pl-1">{t('HEADER_ACCOUNT')}</span>
    </RouteLink>
  )
}

/** Account and cart, in every header. */
export const HeaderTools = () => (
  <>
    <AccountLink />
    <CartLink />
  </>
)
