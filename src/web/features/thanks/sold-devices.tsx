import type { TradeView } from '#contracts/trades.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'

/** What was sold, as a receipt. */
export function SoldDevices({ trade }: { readonly trade: TradeView }) {
  const { market } = useShop()
  const t = useTranslate()
  const { devices, voucher, totalInCents, currency } = trade
  // The currency is the trade's: the reader may have changed the country since.
  const money = (cents: number) => formatMoney({ ...market, currency }, cents)
  return (
    <dl className="receipt-edge rounded-t-card bg-tint px-5 pb-9 pt-5">
      {devices.map(({ offerId, name, quantity, priceInCents }) => (
        <div key={offerId} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="min-w-0 wrap-break-word">{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
          <dd className="amount">{money(priceInCents * quantity)}</dd>
        </div>
      ))}
      {voucher && (
        <div className="flex items-baseline justify-between gap-4 py-1.5">
          <dt>{t('VOUCHER_LINE', { code: voucher.code })}</dt>
          <dd className="amount">{money(voucher.valueInCents)}</dd>
        </div>
      )}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
        <dt className="font-semibold">{t('CART_TOTAL')}</dt>
        <dd className="amount text-section font-semibold text-accent">
          {money(totalInCents + (voucher?.valueInCents ?? 0))}
        </dd>
      </div>
    </dl>
  )
}
