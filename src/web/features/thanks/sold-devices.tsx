import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { groupItems } from '#web/trades/trade-item-groups.ts'
import { itemWorthInCents, tradeWorthInCents } from '#web/trades/trade-worth.ts'

/** What was sold and what it pays, line by line; nothing where nothing is bought. */
export function SoldDevices({ trade }: { readonly trade: TradeView }) {
  const { market } = useShop()
  const t = useTranslate()
  const { items, voucher, currency } = trade
  // The currency is the trade's: the reader may have changed the country since.
  const money = (cents: number) => formatMoney({ ...market, currency }, cents)
  const totalInCents = tradeWorthInCents(items, voucher)
  if (totalInCents === 0) return null
  const isPaid = computeTradeStatus(items.map(({ state }) => state)) === 'COMPLETED'
  return (
    <dl className="torn-edge rounded-t-card bg-tint px-5 pb-9 pt-5">
      {groupItems(items).map(({ item, count }) => (
        <div key={item.number} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="min-w-0 wrap-break-word">{count > 1 ? `${count} × ${item.name}` : item.name}</dt>
          <dd className="amount">{money(itemWorthInCents(item) * count)}</dd>
        </div>
      ))}
      {voucher && (
        <div className="flex items-baseline justify-between gap-4 py-1.5">
          <dt>{t('VOUCHER_LINE', { code: voucher.code })}</dt>
          <dd className="amount">{money(voucher.valueInCents)}</dd>
        </div>
      )}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
        <dt className="font-semibold">{t(isPaid ? 'SALE_PAID_TOTAL' : 'CART_TOTAL')}</dt>
        <dd className="amount text-section font-semibold text-accent">{money(totalInCents)}</dd>
      </div>
    </dl>
  )
}
