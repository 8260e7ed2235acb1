import type { TradeRecord } from '#contracts/customer-resources.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { TradeDevice } from '#web/trades/trade-device.tsx'
import { groupItems } from '#web/trades/trade-item-groups.ts'
import { StatusChip } from '#web/trades/trade-status-chip.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TradeTimeline } from './trade-timeline.tsx'

interface TradeProps {
  readonly trade: TradeRecord
}

/** A path for a sale of this shop, so that the application stays loaded; the whole link for a sale of another one. */
function toHref(link: string): string {
  const url = new URL(link, location.href)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : link
}

function Devices({ trade: { items, currency, status } }: TradeProps) {
  return (
    <ul className="grid gap-5">
      {groupItems(items).map((group) => (
        <li key={group.item.number} className="border-t border-line pt-4">
          <TradeDevice
            {...group}
            currency={currency}
            hasState={computeTradeStatus([group.item.state]) !== status}
          />
        </li>
      ))}
    </ul>
  )
}

function Total({ trade }: TradeProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { currency, items, voucher, paid } = trade
  const money = (cents: number) => formatMoney({ ...market, currency }, cents)
  return (
    <div className="border-t border-line pt-3 text-small">
      {voucher && (
        <p className="flex justify-between gap-4">
          {t('VOUCHER_LINE', { code: voucher.code })}
          <span className="amount">{money(voucher.valueInCents)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-soft">{t('SALES_PAID', { paid: paid.paid, total: paid.total })}</span>
        <span className="amount text-title font-semibold">{money(tradeWorthInCents(items, voucher))}</span>
      </p>
    </div>
  )
}

/** One sale: what was sold, what it pays, and its status. */
export function TradeCard({ trade }: TradeProps) {
  const t = useTranslate()
  const day = useDayText()
  const { tradeNumber, createdAt, status, link } = trade
  return (
    <article className="grid gap-5 rounded-card border border-line bg-card p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-title tabular-nums">{t('SALES_SALE', { number: tradeNumber })}</h3>
          <p className="text-small text-ink-soft">{t('SALES_CREATED', { date: day(createdAt) })}</p>
        </div>
        <StatusChip text={t(TRADE_STATUS_TEXTS[status].key)} phase={TRADE_STATUS_TEXTS[status].phase} />
      </header>
      <TradeTimeline trade={trade} />
      <Devices trade={trade} />
      <Total trade={trade} />
      <AppLink href={toHref(link)} className={`${BUTTON_STYLES.secondary} justify-self-start max-sm:w-full`}>
        {t('SALES_OPEN')}
        <span className="sr-only">{tradeNumber}</span>
      </AppLink>
    </article>
  )
}
