import { useId, useMemo, useState } from 'react'
import type { ListRowQuote } from '#contracts/lists.ts'
import { B2B_CAP_IN_CENTS, exceedsB2bCap } from '#domain/cart/cart-total.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { navigateWithin } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ListRequest } from './list-request.tsx'
import {
  addOffers,
  fitsIntoCart,
  isQuotaUsed,
  requestOffers,
  type Sellable,
  selectSellable,
} from './sell-list.ts'

/** Only businesses sell lists: in the business shop, or with a company account. */
function BusinessOnly() {
  const t = useTranslate()
  return (
    <Notice tone="plain">
      <h3 className="text-base font-semibold">{t('PORTAL_BUSINESS')}</h3>
      <p className="mt-1">{t('PORTAL_BUSINESS_TEXT')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <RouteLink route="accountRegister" className={BUTTON_STYLES.primary}>
          {t('PORTAL_REGISTER')}
        </RouteLink>
        <RouteLink route="accountOverview" className={BUTTON_STYLES.secondary}>
          {t('PORTAL_SIGN_IN')}
        </RouteLink>
      </p>
    </Notice>
  )
}

function useSell(sellable: Sellable) {
  const { market } = useShop()
  const router = useRouter()
  const isSignedIn = useIsLoggedIn()
  return useSubmit(
    () => requestOffers(sellable, isSignedIn),
    (offers) => {
      changeCart((cart) => addOffers(cart, offers))
      navigateWithin(router, buildPath(market, 'checkout'))
    },
  )
}

const FAILED: readonly SubmitState['kind'][] = ['noAnswer', 'unavailable', 'busy', 'refused', 'signedOut']

function IntoCart({ sellable }: { readonly sellable: Sellable }) {
  const t = useTranslate()
  const { market } = useShop()
  const { state, submit } = useSell(sellable)
  // Also once the devices are in the cart, until the checkout is shown: another click would add them twice.
  const isSelling = state.kind === 'sending' || state.kind === 'done'
  const cap = formatMoney(market, B2B_CAP_IN_CENTS, { isWhole: true })
  return (
    <div className="grid gap-3">
      {exceedsB2bCap(sellable.totalInCents) && <p className="text-small">{t('PORTAL_CAP', { cap })}</p>}
      <button
        type="button"
        disabled={sellable.lines.length === 0}
        aria-disabled={isSelling}
        onClick={isSelling ? undefined : submit}
        className={`${BUTTON_STYLES.primary} disabled:cursor-not-allowed disabled:opacity-60 sm:justify-self-start`}
      >
        {t('PORTAL_SELL')}
      </button>
      {FAILED.includes(state.kind) && (
        <Notice tone="error" role="alert">
          <p>{t(isQuotaUsed(state) ? 'PORTAL_QUOTA' : 'LIST_FAILED')}</p>
        </Notice>
      )}
    </div>
  )
}

function GuessBox(props: {
  readonly count: number
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={props.isChecked}
        onChange={({ target }) => props.onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <label htmlFor={id}>{t('PORTAL_WITH_GUESSES', { count: props.count })}</label>
    </p>
  )
}

/** What the list is worth, and how to sell it: through the cart, or as a request where it is too long for that. */
export function ListSale({ rows }: { readonly rows: readonly ListRowQuote[] }) {
  const t = useTranslate()
  const { market } = useShop()
  const cart = useCart()
  const [withGuesses, setWithGuesses] = useState(false)
  const guesses = useMemo(() => rows.filter(({ status }) => status === 'guess').length, [rows])
  const sellable = useMemo(() => selectSellable(rows, withGuesses), [rows, withGuesses])
  // Above what one sale may be, people answer: until then the sum is not an offer.
  const isEstimate = exceedsB2bCap(sellable.totalInCents) || !fitsIntoCart(sellable, cart)
  return (
    <section aria-labelledby="list-sale" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="list-sale" className="text-title">
          {t('PORTAL_TOTAL', { count: sellable.deviceCount })}
        </h2>
        <p className="text-right">
          {isEstimate && <span className="mr-2 text-small text-ink-soft">{t('CART_ESTIMATE')}</span>}
          <span className="amount text-section font-semibold text-accent">
            {formatMoney(market, sellable.totalInCents)}
          </span>
        </p>
      </div>
      {guesses > 0 && <GuessBox count={guesses} isChecked={withGuesses} onChange={setWithGuesses} />}
      <p className="text-small text-ink-soft">{t('PORTAL_BEST')}</p>
      {!cart.B2BMode && <BusinessOnly />}
      {cart.B2BMode && fitsIntoCart(sellable, cart) && <IntoCart sellable={sellable} />}
      {cart.B2BMode && !fitsIntoCart(sellable, cart) && <ListRequest sellable={sellable} />}
    </section>
  )
}
