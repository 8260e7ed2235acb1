import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#messages/format-money.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useTotals } from './summary.tsx'
import type { CartEvent } from './use-cart-changes.ts'

/** A seller who counts up to ten hears one total, not ten. */
const SETTLE_MS = 600

/** The event once it has stopped changing, and so has the total. What the page opens with is no change. */
function useSettledEvent({ text, number }: CartEvent, isSettling: boolean): CartEvent {
  const [settled, setSettled] = useState<CartEvent>({ text: '', number: 0 })
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (isSettling) return
    const key = `${number} ${text}`
    known.current ??= key
    if (known.current === key) return
    const timer = setTimeout(() => {
      known.current = key
      setSettled({ text, number })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text, number, isSettling])
  return settled
}

export interface CartStatusProps {
  /** What was changed last. */
  readonly event: CartEvent
  /** Whether a price is being checked that may change the total once more. */
  readonly isSettling: boolean
}

/** Reads out every change once, with the total and its label. */
export function CartStatus({ event, isSettling }: CartStatusProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { devices } = useCart()
  const { totalInCents } = useTotals()
  const total = devices.length > 0 ? `${t('CART_TOTAL')}: ${formatMoney(market, totalInCents)}` : ''
  const text = [event.text, total].filter(Boolean).join(' ')
  const settled = useSettledEvent({ text, number: event.number }, isSettling)
  return (
    <p role="status" className="sr-only">
      {/* A new element: the same words again are read again. */}
      <span key={settled.number}>{settled.text}</span>
    </p>
  )
}
