import type { RefObject } from 'react'
import { exceedsB2bCap } from '#domain/cart/cart-total.ts'
import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CartLine } from './cart-line.tsx'
import { ClearCartButton } from './clear-cart.tsx'
import { RenewalNotes } from './renewal-notes.tsx'
import { PhoneBar, Summary, useTotals } from './summary.tsx'
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

/** Whether this cart is too large for a business trade. Vouchers do not count for it. */
export function useIsAboveCap(): boolean {
  const { B2BMode } = useCart()
  const { devicesInCents } = useTotals()
  return B2BMode && exceedsB2bCap(devicesInCents)
}

function CapNotice() {
  const { market } = useShop()
  const t = useTranslate()
  const cap = formatMoney(market, B2B_TRADE_CAP * 100, { isWhole: true })
  return (
    <Notice tone="amber" role="status">
      <h3 className="text-base font-semibold">{t('CAP_TITLE', { cap })}</h3>
      <p className="mt-1">{t('CAP_TEXT', { cap })}</p>
    </Notice>
  )
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
  const { devices } = useCart()
  const isAboveCap = useIsAboveCap()
  const next = (
    <button
      type="button"
      disabled={renewal.state !== 'done'}
      onClick={() => onGo(isAboveCap ? 'request' : 'details')}
      className={`${BUTTON_STYLES.primary} disabled:cursor-wait disabled:opacity-60`}
    >
      {t(isAboveCap ? 'CAP_BUTTON' : 'CART_CONTINUE')}
    </button>
  )
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <section aria-labelledby="cart" className="min-w-0">
        <h2 id="cart" ref={headline} tabIndex={-1} className="text-section outline-none">
          {t('CART_TITLE')}
        </h2>
        <div className="mt-4 grid gap-4 empty:hidden">
          <RenewalNotes renewal={renewal} />
          {isAboveCap && <CapNotice />}
        </div>
        <p role="status" className="text-small text-ink-soft">
          {renewal.state === 'checking' ? t('CART_LOADING') : ''}
        </p>
        <ul className="mt-2 border-t border-line">
          {devices.map((device) => (
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
