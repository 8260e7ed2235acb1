import type { Cart } from '#domain/cart/cart.ts'
import { checkSaleSize, type SaleSize } from '#domain/cart/sale-size.ts'
import { REQUEST_ANSWER_WORKING_DAYS } from '#domain/customers/request-answer.ts'
import { B2B_TRADE_CURRENCY } from '#domain/markets/business-mode.ts'
import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** How a cart can be sold: as a sale, as a request for an individual offer, or not until it is smaller. */
export type SaleWay = 'sale' | 'request' | 'none'

export function findSaleWay(cart: Pick<Cart, 'devices' | 'B2BMode'>): SaleWay {
  if (checkSaleSize(cart).kind === 'fits') return 'sale'
  return cart.B2BMode ? 'request' : 'none'
}

export interface SaleSizeNoticeProps {
  readonly size: SaleSize
  readonly isBusiness: boolean
}

/** Says that a cart is too large for one sale, and what to do. */
export function SaleSizeNotice({ size, isBusiness }: SaleSizeNoticeProps) {
  const { market } = useShop()
  const t = useTranslate()
  if (size.kind === 'fits') return null
  const cap = formatMoney({ ...market, currency: B2B_TRADE_CURRENCY }, B2B_TRADE_CAP * 100, { isWhole: true })
  const isAboveCap = size.kind === 'aboveCap'
  return (
    <Notice tone={isAboveCap ? 'amber' : 'plain'} role="status">
      <h3 className="text-base font-semibold">
        {isAboveCap ? t('CAP_TITLE', { cap }) : t('CART_SIZE_TITLE', { max: size.max })}
      </h3>
      <p className="mt-1">
        {isAboveCap
          ? t('CAP_TEXT', { cap, days: REQUEST_ANSWER_WORKING_DAYS })
          : t(isBusiness ? 'CART_SIZE_BUSINESS' : 'CART_SIZE_TEXT', {
              count: size.count,
              excess: size.count - size.max,
            })}
      </p>
    </Notice>
  )
}
