import type { TradeRecord } from '#contracts/customer-resources.ts'
import { tradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { AppLink } from '#web/platform/app-link.tsx'
import { useDayText } from '#web/platform/day-text.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TRADE_STATUS_TEXTS, type TradePhase } from './trade-status-text.ts'
import { TradeTimeline } from './trade-timeline.tsx'

interface TradeProps {
  readonly trade: TradeRecord
}

const CHIPS: Readonly<Record<TradePhase, string>> = {
  waiting: 'border-amber bg-amber-tint',
  running: 'border-accent bg-accent-tint',
  over: 'border-line bg-tint text-ink-soft',
}

function StatusChip({ status }: Pick<TradeRecord, 'status'>) {
  const t = useTranslate()
  const { key, phase } = TRADE_STATUS_TEXTS[status]
  return (
    <span className={`rounded-full border px-3 py-0.5 text-small font-semibold ${CHIPS[phase]}`}>
      {t(key)}
    </span>
  )
}

/** A link that stays in the application where the sale was made in this shop, and leads to its own shop otherwise. */
function hrefWithin(link: string): string {
  const url = new URL(link, location.href)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : link
}

function Devices({ trade }: TradeProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { devices, currency, status } = trade
  return (
    <ul className="grid gap-3">
      {devices.map(({ name, image, quantity, priceInCents, state }, index) => {
        const own = tradeStatus([state])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a trade may hold the same device twice
          <li key={index} className="grid grid-cols-[3rem_1fr_auto] items-center gap-3">
            <img
              src={image}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 object-contain"
            />
            <span className="min-w-0 wrap-break-word">
              {quantity > 1 ? `${quantity} × ${name}` : name}
              {own !== status && (
                <span className="block text-small text-ink-soft">{t(TRADE_STATUS_TEXTS[own].key)}</span>
              )}
            </span>
            <span className="amount text-small">
              {formatMoney({ ...market, currency }, priceInCents * quantity)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Total({ trade }: TradeProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { currency, totalInCents, voucher, paid } = trade
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
        <span className="amount text-title font-semibold">
          {money(totalInCents + (voucher?.valueInCents ?? 0))}
        </span>
      </p>
    </div>
  )
}

/** One sale: what was sold, what it brings, and where it stands. */
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
        <StatusChip status={status} />
      </header>
      <TradeTimeline trade={trade} />
      <Devices trade={trade} />
      <Total trade={trade} />
      <AppLink
        href={hrefWithin(link)}
        className={`${BUTTON_STYLES.secondary} justify-self-start max-sm:w-full`}
      >
        {t('SALES_OPEN')}
        <span className="sr-only">{tradeNumber}</span>
      </AppLink>
    </article>
  )
}
