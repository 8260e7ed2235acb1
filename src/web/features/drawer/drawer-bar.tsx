import type { DrawerTotal } from '#domain/drawer/rate-row.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { SellRows } from './use-sell-rows.ts'

const FAILURES: Partial<Readonly<Record<SellRows['kind'], MessageKey>>> = {
  failed: 'CART_ADD_FAILED',
  changed: 'CART_ADD_CHANGED',
  quotaUsed: 'CART_ADD_QUOTA',
  tooMany: 'DRAWER_TOO_MANY',
}

export interface DrawerBarProps {
  readonly total: DrawerTotal
  readonly sale: SellRows
}

/** Always in sight: how many devices have their price, what they add up to, and the next step. */
export function DrawerBar({ total, sale }: DrawerBarProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { readyCount, rowCount, totalInCents } = total
  const failure = FAILURES[sale.kind]
  const isSelling = sale.kind === 'selling'
  return (
    <div
      data-phone-bar=""
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-card px-4 pb-[env(safe-area-inset-bottom)] sm:mx-0 sm:rounded-t-card sm:border-x print:static"
    >
      <div role="status" className="text-small">
        {failure && <p className="pt-3 font-medium text-error">{t(failure, { max: sale.max })}</p>}
      </div>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p role="status" className="leading-tight">
          <span className="block text-small text-ink-soft">
            {t('DRAWER_READY', { ready: readyCount, count: rowCount })}
          </span>
          <span className="amount text-title font-semibold text-accent">
            {formatMoney(market, totalInCents)}
          </span>
        </p>
        {readyCount > 0 && (
          <button
            type="button"
            aria-disabled={isSelling}
            onClick={sale.sell}
            className={`${BUTTON_STYLES.primary} leading-tight ${isSelling ? 'cursor-wait opacity-70' : ''}`}
          >
            {isSelling ? t('CART_ADDING') : t('DRAWER_SELL', { count: readyCount })}
          </button>
        )}
      </div>
    </div>
  )
}
