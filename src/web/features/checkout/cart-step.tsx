import type { RefObject } from 'react'
import { checkSaleSize } from '#domain/cart/sale-size.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { CartLine } from './cart-line.tsx'
import { ClearCartButton } from './clear-cart.tsx'
import { RenewalNotes } from './renewal-notes.tsx'
import { findSaleWay, SaleSizeNotice } from './sale-size-notice.tsx'
import { PhoneBar, Summary } from './summary.tsx'
import type { Renewal } from './use-renewal.ts'
import type { CheckoutStep } from './use-step.ts'
import type { VoucherUse } from './use-voucher.ts'
import { VoucherForm } from './voucher-form.tsx'

export interface CartStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly renewal: Renewal
  readonly voucher: VoucherUse
  readonly onClear: () => void
  readonly onGo: (step: CheckoutStep) => void
}

function HoldsUntil() {
  const { market } = useShop()
  const t = useTranslate()
  const { cartExpiry } = useCart()
  const format = new Intl.DateTimeFormat(market.locale, { dateStyle: 'long' })
  return (
    <p className="text-small text-ink-soft">{t('CART_HOLDS_UNTIL', { date: format.format(cartExpiry) })}</p>
  )
}

/** The devices, their prices, and what can be changed. */
export function CartStep({ headline, renewal, voucher, onClear, onGo }: CartStepProps) {
  const t = useTranslate()
  const cart = useCart()
  const size = checkSaleSize(cart)
  const way = findSaleWay(cart)
  const next = (
    <button
      type="button"
      disabled={renewal.state !== 'done' || way === 'none'}
      onClick={() => onGo(way === 'request' ? 'request' : 'details')}
      className={`${BUTTON_STYLES.primary} ${way === 'none' ? 'disabled:cursor-not-allowed' : 'disabled:cursor-wait'} disabled:opacity-60`}
    >
      {t(way === 'request' ? 'CAP_BUTTON' : 'CART_CONTINUE')}
    </button>
  )
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <section aria-labelledby="cart" className="min-w-0">
        <h2 id="cart" ref={headline} tabIndex={-1} className="text-section outline-none">
          {t('CART_TITLE')}
        </h2>
        <div className="mb-5 mt-4 grid gap-4 empty:hidden">
          <RenewalNotes renewal={renewal} />
          <SaleSizeNotice size={size} isBusiness={cart.B2BMode} />
        </div>
        <p role="status" className="text-small text-ink-soft">
          {renewal.state === 'checking' ? t('CART_LOADING') : ''}
        </p>
        <ul className="mt-2 border-t border-line">
          {cart.devices.map((device) => (
            <CartLine key={device.offerId} device={device} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
          {renewal.state === 'done' ? <HoldsUntil /> : <span />}
          <ClearCartButton onRemove={onClear} />
        </div>
        <VoucherForm use={voucher} />
      </section>
      <Summary onRemoveVoucher={voucher.remove}>
        <div className="mt-5 grid max-lg:hidden">{next}</div>
      </Summary>
      <PhoneBar>{next}</PhoneBar>
    </div>
  )
}
