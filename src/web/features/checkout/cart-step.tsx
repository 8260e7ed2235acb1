import type { RefObject } from 'react'
import { checkSaleSize } from '#domain/cart/sale-size.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { CartLine } from './cart-line.tsx'
import { ClearCartButton } from './clear-cart.tsx'
import { RenewalNotes } from './renewal-notes.tsx'
import { findSaleWay, SaleSizeNotice } from './sale-size-notice.tsx'
import { PhoneBar, Summary } from './summary.tsx'
import { UndoNotice } from './undo-notice.tsx'
import type { CartChanges } from './use-cart-changes.ts'
import type { Renewal } from './use-renewal.ts'
import type { CheckoutStep } from './use-step.ts'
import type { VoucherUse } from './use-voucher.ts'
import { VoucherForm } from './voucher-form.tsx'

export interface CartStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly renewal: Renewal
  readonly voucher: VoucherUse
  readonly changes: CartChanges
  readonly onGo: (step: CheckoutStep) => void
}

/** Until when the prices hold. Until they are checked, its place is taken by the words for that, so that nothing moves. */
function HoldsUntil({ state }: Pick<Renewal, 'state'>) {
  const { market } = useShop()
  const t = useTranslate()
  const { cartExpiry } = useCart()
  const place = (isShown: boolean) => `col-start-1 row-start-1 ${isShown ? '' : 'invisible'}`
  return (
    <div className="grid text-small text-ink-soft">
      <p className={place(state === 'done')}>
        {t('CART_HOLDS_UNTIL', { date: formatDay(market.locale, cartExpiry) })}
      </p>
      <p className={place(state === 'checking')}>{t('CART_LOADING')}</p>
    </div>
  )
}

function CartRows({ changes }: Pick<CartStepProps, 'changes'>) {
  return (
    <ul className="@container mt-4 border-t border-line">
      {changes.rows.map((row) =>
        row.kind === 'device' ? (
          <CartLine key={row.device.offerId} device={row.device} changes={changes} />
        ) : (
          <li key={row.removal.id} className="border-b border-line py-3">
            <UndoNotice removal={row.removal} onUndo={changes.undo} />
          </li>
        ),
      )}
    </ul>
  )
}

/** The devices, their prices, and what can be changed. */
export function CartStep({ headline, renewal, voucher, changes, onGo }: CartStepProps) {
  const t = useTranslate()
  const cart = useCart()
  const size = checkSaleSize(cart)
  const way = findSaleWay(cart)
  const isReady = renewal.state === 'done' && way !== 'none'
  const title = (
    <h2 id="cart" ref={headline} tabIndex={-1} className="text-section outline-none">
      {t('CART_TITLE')}
    </h2>
  )
  if (renewal.isUnpriced)
    return (
      <section aria-labelledby="cart">
        {title}
        <p role="status" className="mt-4 text-ink-soft">
          {t('CART_LOADING')}
        </p>
      </section>
    )
  const next = (
    <button
      type="button"
      aria-disabled={!isReady}
      onClick={() => isReady && onGo(way === 'request' ? 'request' : 'details')}
      className={`${BUTTON_STYLES.primary} ${way === 'none' ? 'aria-disabled:cursor-not-allowed' : 'aria-disabled:cursor-wait'} aria-disabled:opacity-60`}
    >
      {t(way === 'request' ? 'CAP_BUTTON' : 'CART_CONTINUE')}
    </button>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <section aria-labelledby="cart" className="min-w-0">
        {title}
        <div className="mb-5 mt-4 grid gap-4 empty:hidden">
          <RenewalNotes renewal={renewal} onRetry={() => headline.current?.focus()} />
          <SaleSizeNotice size={size} isBusiness={cart.B2BMode} />
        </div>
        <CartRows changes={changes} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
          <HoldsUntil state={renewal.state} />
          <ClearCartButton onRemove={changes.removeAll} />
        </div>
        <VoucherForm use={voucher} announce={changes.announce} />
      </section>
      <Summary onRemoveVoucher={voucher.remove}>
        <div className="mt-5 grid max-lg:hidden">{next}</div>
      </Summary>
      <PhoneBar>{next}</PhoneBar>
    </div>
  )
}
