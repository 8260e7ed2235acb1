import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { computeCartTotalInCents, computeLineTotalInCents } from '#domain/cart/cart-total.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { findSaleWay } from './sale-size-notice.tsx'

/** Too large for one sale, a business's cart goes to people: until they answer, its sum is an estimate. */
function useTotalLabel(): string {
  const t = useTranslate()
  return t(findSaleWay(useCart()) === 'request' ? 'CART_ESTIMATE' : 'CART_TOTAL')
}

/** What the seller gets: the devices, and what a voucher adds. */
export function useTotals() {
  const { devices, voucher } = useCart()
  const devicesInCents = computeCartTotalInCents(devices)
  const voucherInCents = voucher ? Math.round(voucher.value * 100) : 0
  return { devicesInCents, voucherInCents, totalInCents: devicesInCents + voucherInCents }
}

function Row({ label, amount, children }: { label: string; amount: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <dt className="min-w-0 grow basis-24 hyphens-auto wrap-break-word">
        {label} {children}
      </dt>
      <dd className="amount ml-auto">{amount}</dd>
    </div>
  )
}

export interface SummaryProps {
  /** Removes the voucher; only where it can be changed. */
  readonly onRemoveVoucher?: () => void
  /** The next step. */
  readonly children?: ReactNode
  readonly className?: string
}

/** The sum of the cart, always in sight. */
export function Summary({ onRemoveVoucher, children, className = '' }: SummaryProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { devices, voucher } = useCart()
  const { voucherInCents, totalInCents } = useTotals()
  const label = useTotalLabel()
  const money = (cents: number) => formatMoney(market, cents)
  return (
    <aside className={`torn-edge rounded-t-card bg-tint px-5 pb-9 pt-5 lg:sticky lg:top-6 ${className}`}>
      <dl className="text-small">
        {devices.map((device) => (
          <Row
            key={device.offerId}
            label={device.quantity > 1 ? `${device.quantity} × ${device.name}` : device.name}
            amount={money(computeLineTotalInCents(device))}
          />
        ))}
        {voucher && (
          <Row label={t('VOUCHER_LINE', { code: voucher.code })} amount={money(voucherInCents)}>
            {onRemoveVoucher && (
              <button
                type="button"
                aria-label={t('VOUCHER_REMOVE', { code: voucher.code })}
                onClick={onRemoveVoucher}
                className="inline-flex min-h-11 cursor-pointer items-center px-1 font-medium text-accent underline underline-offset-4"
              >
                {t('CART_REMOVE')}
              </button>
            )}
          </Row>
        )}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
          <dt className="min-w-0 text-base font-semibold wrap-break-word">{label}</dt>
          {/* Large text makes the sum as large as the screen allows, so that it stays whole. */}
          <dd className="amount ml-auto text-[length:min(var(--text-section),9vw)] font-semibold text-accent">
            {money(totalInCents)}
          </dd>
        </div>
      </dl>
      {children}
    </aside>
  )
}

/** A bar that takes more of the window than this would leave too little to read and type. */
const MAX_SHARE = 1 / 3

/**
 * Tells the page how high the bar is, so that it covers neither the end of the page nor what has the focus. A bar that
 * would take too much of the window, as with very large text, comes at the end of the page instead.
 */
function useBarPlace(bar: RefObject<HTMLElement | null>): 'fixed' | 'static' {
  const [place, setPlace] = useState<'fixed' | 'static'>('fixed')
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const height = element.offsetHeight
      const next = height > innerHeight * MAX_SHARE ? 'static' : 'fixed'
      style.setProperty('--phone-bar-height', next === 'fixed' ? `${height}px` : '0px')
      setPlace(next)
    }
    // A long label takes two lines, and a larger font more room.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--phone-bar-height')
    }
  }, [bar])
  return place
}

/** On a phone: the total and the next step within reach of the thumb. */
export function PhoneBar({ children }: { readonly children: ReactNode }) {
  const { market } = useShop()
  const { totalInCents } = useTotals()
  const label = useTotalLabel()
  const bar = useRef<HTMLDivElement>(null)
  const place = useBarPlace(bar)
  return (
    <div
      ref={bar}
      data-phone-bar=""
      className={`${place} inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-6 lg:hidden print:hidden max-[22rem]:[&_button]:px-3 max-[22rem]:[&_button]:text-small [&_button]:max-w-full [&_button]:grow [&_button]:wrap-anywhere`}
    >
      {/* Takes all the room beside the button; with large text the button gets a line of its own. */}
      <p className="min-w-min grow-9999 basis-0 leading-tight">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="amount text-title font-semibold text-accent">
          {formatMoney(market, totalInCents)}
        </span>
      </p>
      {children}
    </div>
  )
}
