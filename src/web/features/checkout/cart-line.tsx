import { useEffect } from 'react'
import type { CartDevice } from '#domain/cart/cart.ts'
import { computeLineTotalInCents } from '#domain/cart/cart-total.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import {
  buildChangeSearch,
  keepOfferAnswers,
  restartAnswerChange,
} from '#web/platform/browser/offer-answers.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { OpenPhotos } from '#web/trades/open-photos.tsx'
import { QuantityField } from './quantity-field.tsx'
import { type CartChanges, lineId } from './use-cart-changes.ts'

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

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong'

export interface CartLineProps {
  readonly device: CartDevice
  readonly changes: Pick<CartChanges, 'remove' | 'changeQuantity'>
}

/** One kind of device in the cart. */
export function CartLine({ device, changes }: CartLineProps) {
  const { market, shopMode } = useShop()
  const t = useTranslate()
  const deviceText = useDeviceText()
  const { offerId, name, url, image, price, quantity } = device
  const openAnswers = () => restartAnswerChange(device)
  useEffect(() => keepOfferAnswers(device), [device])
  const each = formatMoney(market, computeLineTotalInCents({ price, quantity: 1 }))
  return (
    // One column where the text is so large that two would not fit.
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[6rem_1fr_auto] @max-[15rem]:grid-cols-1">
      <img
        src={image}
        alt=""
        width={160}
        height={120}
        className="h-auto w-full self-start @max-[15rem]:w-18"
      />
      <div className="min-w-0">
        <h3 className="text-base leading-snug">
          <RouteLink
            id={lineId(offerId)}
            route="pdp"
            params={{ pdp: url }}
            className="text-ink no-underline hover:text-accent"
          >
            {name}
          </RouteLink>
        </h3>
        <p className="mt-0.5 text-small text-ink-soft">{deviceText(device)}</p>
        {quantity > 1 && <p className="text-small text-ink-soft">{t('CART_EACH', { price: each })}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityField device={device} onChange={changes.changeQuantity} />
          <RouteLink
            route="pdp"
            params={{ pdp: url }}
            search={buildChangeSearch(offerId)}
            aria-label={t('CART_CHANGE_OF', { name })}
            onClick={openAnswers}
            // A middle click opens the same page in a new tab.
            onAuxClick={({ button }) => button === 1 && openAnswers()}
            className={ACTION}
          >
            {t('CART_CHANGE')}
          </RouteLink>
          <button
            type="button"
            aria-label={t('CART_REMOVE_OF', { name })}
            onClick={() => changes.remove(device)}
            className={ACTION}
          >
            {t('CART_REMOVE')}
          </button>
          {shopMode !== 'b2bWidget' && <OpenPhotos owner={{ offerId }} name={name} className={ACTION} />}
        </div>
      </div>
      <p className="amount col-start-2 mt-2 @max-[15rem]:col-start-1 text-title font-semibold sm:col-start-3 sm:row-start-1 sm:mt-0 sm:text-right">
        {formatMoney(market, computeLineTotalInCents(device))}
      </p>
    </li>
  )
}
