import { useEffect, useRef } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { AddToCart } from './use-add-to-cart.ts'

/** Replaces the button that was pressed and takes its focus, which would be lost otherwise. */
function CheckoutLink() {
  const t = useTranslate()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [])
  return (
    <RouteLink ref={link} route="checkout" className={BUTTON_STYLES.primary}>
      {t('CART_TO_CHECKOUT')}
    </RouteLink>
  )
}

/** The next step: into the cart, and from there to the checkout. */
export function AddToCartButton({ sale: { kind, add } }: { readonly sale: AddToCart }) {
  const t = useTranslate()
  if (kind === 'added') return <CheckoutLink />
  const isAdding = kind === 'adding'
  return (
    <button
      type="button"
      aria-disabled={isAdding}
      onClick={add}
      className={`${BUTTON_STYLES.primary} ${isAdding ? 'cursor-wait opacity-70' : ''}`}
    >
      {t(isAdding ? 'CART_ADDING' : 'CART_ADD')}
    </button>
  )
}

export interface AddToCartNoteProps {
  readonly sale: AddToCart
  readonly name: string
}

const FAILURES: Partial<Readonly<Record<AddToCart['kind'], MessageKey>>> = {
  failed: 'CART_ADD_FAILED',
  changed: 'CART_ADD_CHANGED',
  quotaUsed: 'CART_ADD_QUOTA',
}

/** The outcome, read out as well. */
export function AddToCartNote({ sale: { kind }, name }: AddToCartNoteProps) {
  const t = useTranslate()
  const failure = FAILURES[kind]
  return (
    <div role="status" className="text-small">
      {kind === 'added' && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <span>{t('CART_ADDED', { name })}</span>
          <RouteLink
            route="home"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {t('CART_SELL_MORE')}
          </RouteLink>
        </p>
      )}
      {failure && <p className="mt-3 font-medium text-error">{t(failure)}</p>}
    </div>
  )
}
