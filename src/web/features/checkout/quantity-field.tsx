import { useEffect, useState } from 'react'
import { type CartDevice, clampQuantity, selectMaxQuantity } from '#domain/cart/cart.ts'
import { setQuantity } from '#domain/cart/change-cart.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const BUTTON =
  'inline-flex size-11 cursor-pointer items-center justify-center text-title leading-none hover:text-accent disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-50'

/** How many of a device are sold. A typed number counts when the field is left. */
export function QuantityField({ device: { offerId, name, quantity } }: { readonly device: CartDevice }) {
  const t = useTranslate()
  const cart = useCart()
  const max = selectMaxQuantity(cart)
  const [typed, setTyped] = useState(String(quantity))
  useEffect(() => setTyped(String(quantity)), [quantity])
  const change = (wanted: number) => changeCart((current) => setQuantity(current, offerId, wanted))
  const takeTyped = () => {
    const wanted = clampQuantity(cart, Number(typed))
    setTyped(String(wanted))
    if (wanted !== quantity) change(wanted)
  }
  return (
    <fieldset className="flex items-center rounded-field border border-line bg-card">
      <legend className="sr-only">{t('CART_QUANTITY_OF', { name })}</legend>
      <button
        type="button"
        aria-label={t('CART_LESS')}
        disabled={quantity <= 1}
        onClick={() => change(quantity - 1)}
        className={BUTTON}
      >
        −
      </button>
      <input
        aria-label={t('CART_QUANTITY')}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={takeTyped}
        onKeyDown={({ key }) => key === 'Enter' && takeTyped()}
        className="amount h-11 w-10 bg-transparent text-center"
      />
      <button
        type="button"
        aria-label={t('CART_MORE')}
        disabled={quantity >= max}
        onClick={() => change(quantity + 1)}
        className={BUTTON}
      >
        +
      </button>
    </fieldset>
  )
}
