import { useEffect, useState } from 'react'
import { type CartDevice, clampQuantity, selectMaxQuantity } from '#domain/cart/cart.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const BUTTON =
  'inline-flex size-11 cursor-pointer items-center justify-center text-title leading-none hover:text-accent aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-50'

export interface QuantityFieldProps {
  readonly device: CartDevice
  readonly onChange: (device: CartDevice, quantity: number) => void
}

/** How many of a device are sold. A typed number counts when the field is left. */
export function QuantityField({ device, onChange }: QuantityFieldProps) {
  const t = useTranslate()
  const cart = useCart()
  const { name, quantity } = device
  const max = selectMaxQuantity(cart)
  const [typed, setTyped] = useState(String(quantity))
  useEffect(() => setTyped(String(quantity)), [quantity])
  const change = (wanted: number) => {
    if (wanted !== quantity) onChange(device, wanted)
  }
  const takeTyped = () => {
    const wanted = clampQuantity(cart, Number(typed))
    setTyped(String(wanted))
    change(wanted)
  }
  return (
    <fieldset className="flex items-center rounded-field border border-line bg-card">
      <legend className="sr-only">{t('CART_QUANTITY_OF', { name })}</legend>
      <button
        type="button"
        aria-label={t('CART_LESS')}
        // Disabled, it would lose the focus with the step that leads to one.
        aria-disabled={quantity <= 1}
        onClick={() => change(clampQuantity(cart, quantity - 1))}
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
        aria-disabled={quantity >= max}
        onClick={() => change(clampQuantity(cart, quantity + 1))}
        className={BUTTON}
      >
        +
      </button>
    </fieldset>
  )
}
