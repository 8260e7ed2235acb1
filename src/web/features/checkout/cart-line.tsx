import type { CartDevice } from '#domain/cart/cart.ts'
import { computeLineTotalInCents } from '#domain/cart/cart-total.ts'
import { removeDevice } from '#domain/cart/change-cart.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { changeCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { QuantityField } from './quantity-field.tsx'

/** Storage and condition, as far as they are known. */
export function useDeviceText() {
  const t = useTranslate()
  const storageText = useStorageText()
  return ({ storageGb, conditionId }: Pick<CartDevice, 'storageGb' | 'conditionId'>): string => {
    const condition = findConditionCode(conditionId)
    const parts = [
      storageGb > 0 ? storageText(storageGb) : '',
      condition ? t(`CONDITION_${condition}` as MessageKey) : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

/** One kind of device in the cart. */
export function CartLine({ device }: { readonly device: CartDevice }) {
  const { market } = useShop()
  const t = useTranslate()
  const deviceText = useDeviceText()
  const { offerId, name, url, image, price, quantity } = device
  const each = formatMoney(market, computeLineTotalInCents({ price, quantity: 1 }))
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[6rem_1fr_auto]">
      <img src={image} alt="" width={160} height={120} className="h-auto w-full self-start" />
      <div className="min-w-0">
        <h3 className="text-base leading-snug">
          <RouteLink route="pdp" params={{ pdp: url }} className="text-ink no-underline hover:text-accent">
            {name}
          </RouteLink>
        </h3>
        <p className="mt-0.5 text-small text-ink-soft">{deviceText(device)}</p>
        {quantity > 1 && <p className="text-small text-ink-soft">{t('CART_EACH', { price: each })}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityField device={device} />
          <button
            type="button"
            aria-label={t('CART_REMOVE_OF', { name })}
            onClick={() => changeCart((cart) => removeDevice(cart, offerId))}
            className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('CART_REMOVE')}
          </button>
        </div>
      </div>
      <p className="amount col-start-2 mt-2 text-title font-semibold sm:col-start-3 sm:row-start-1 sm:mt-0 sm:text-right">
        {formatMoney(market, computeLineTotalInCents(device))}
      </p>
    </li>
  )
}
