import type { ReactNode } from 'react'
import { computeCartTotalInCents, computeLineTotalInCents } from '#domain/cart/cart-total.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** What the seller gets: the devices, and what a voucher adds. */
function useTotals() {
  const { devices, voucher } = useCart()
  const devicesInCents = computeCartTotalInCents(devices)
  const voucherInCents = voucher ? Math.round(voucher.value * 100) : 0
  return { devicesInCents, voucherInCents, totalInCents: devicesInCents + voucherInCents }
}

function Row({ label, amount, children }: { label: string; amount: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 hyphens-auto wrap-break-word">
        {label} {children}
      </dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

export interface SummaryProps {
  /** Removes the voucher; only where it can be changed. */
  readonly onRemoveVoucher?: () => void
  /** The next step. */
  readonly children?: ReactNode
}

/** The sum of the cart, always in sight. */
export function Summary({ onRemoveVoucher, children }: SummaryProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { devices, voucher } = useCart()
  const { voucherInCents, totalInCents } = useTotals()
  const money = (cents: number) => formatMoney(market, cents)
  return (
    <aside className="torn-edge rounded-t-card bg-tint px-5 pb-9 pt-5 lg:sticky lg:top-6">
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
                className="inline-flex min-h-8 cursor-pointer items-center px-1 font-medium text-accent underline underline-offset-4"
              >
                {t('CART_REMOVE')}
              </button>
            )}
          </Row>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
          <dt className="text-base font-semibold">{t('CART_TOTAL')}</dt>
          <dd className="amount text-section font-semibold text-accent" aria-live="polite">
            {money(totalInCents)}
          </dd>
        </div>
      </dl>
      {children}
    </aside>
  )
}

/** On a phone: the total and the next step within reach of the thumb. */
export function PhoneBar({ children }: { readonly children: ReactNode }) {
  const { market } = useShop()
  const t = useTranslate()
  const { totalInCents } = useTotals()
  return (
    <div
      data-phone-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <p className="mr-auto leading-tight">
        <span className="block text-small text-ink-soft">{t('CART_TOTAL')}</span>
        <span className="amount text-title font-semibold text-accent">
          {formatMoney(market, totalInCents)}
        </span>
      </p>
      {children}
    </div>
  )
}
