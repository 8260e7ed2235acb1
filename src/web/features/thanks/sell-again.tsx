import type { TradeView } from '#contracts/trades.ts'
import type { TradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { PaidMoment } from './paid-moment.tsx'

export interface SellAgainProps {
  readonly trade: TradeView
  readonly status: TradeStatus
}

/** How a sale ended, and the way to the next one. */
export function SellAgain({ trade, status }: SellAgainProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { items, voucher, currency, maskedAccount, firstName } = trade
  const paidInCents = status === 'COMPLETED' ? tradeWorthInCents(items, voucher) : 0
  const amount = formatMoney({ ...market, currency }, paidInCents)
  return (
    <>
      {paidInCents > 0 && <PaidMoment trade={trade} paidInCents={paidInCents} />}
      <p className="mt-4 max-w-text text-lead text-pretty">
        {paidInCents > 0
          ? t('SALE_PAID_LEAD', { firstName, amount, account: maskedAccount })
          : t(status === 'CANCELLED' ? 'SALE_CANCELLED_LEAD' : 'SALE_OVER_LEAD')}
      </p>
      <RouteLink route="home" className={`${BUTTON_STYLES.primary} mt-4 max-sm:w-full`}>
        {t(paidInCents > 0 ? 'SALE_SELL_MORE' : 'SALE_SELL_AGAIN')}
      </RouteLink>
    </>
  )
}
