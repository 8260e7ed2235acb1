import { Suspense } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { AddToCart } from './use-add-to-cart.ts'

const loadAddedSheet = () => import('./added-sheet.tsx')

const AddedSheet = lazyPart(() => loadAddedSheet().then((part) => part.AddedSheet))

/** The next step: take the offer, and then finish the sale. */
export function AddToCartButton({ sale: { kind, add } }: { readonly sale: AddToCart }) {
  const t = useTranslate()
  if (kind === 'added')
    return (
      <RouteLink route="checkout" data-to-checkout="" className={BUTTON_STYLES.primary}>
        {t('CART_TO_CHECKOUT')}
      </RouteLink>
    )
  const isAdding = kind === 'adding'
  return (
    <button
      type="button"
      aria-disabled={isAdding}
      onClick={() => {
        // Loads while the offer is requested.
        void loadAddedSheet()
        add()
      }}
      className={`${BUTTON_STYLES.primary} ${isAdding ? 'cursor-wait opacity-70' : ''}`}
    >
      {t(isAdding ? 'CART_ADDING' : 'CART_ADD')}
    </button>
  )
}

const FAILURES: Partial<Readonly<Record<AddToCart['kind'], MessageKey>>> = {
  failed: 'CART_ADD_FAILED',
  changed: 'CART_ADD_CHANGED',
  quotaUsed: 'CART_ADD_QUOTA',
}

/** Why the offer could not be taken; read out as well. */
export function AddToCartNote({ sale: { kind } }: { readonly sale: AddToCart }) {
  const t = useTranslate()
  const failure = FAILURES[kind]
  return (
    <div role="status" className="text-small">
      {failure && <p className="mt-3 font-medium text-error">{t(failure)}</p>}
    </div>
  )
}

/** The sheet after a device was added. Closed, it leaves the focus on the way to the checkout. */
export function AddedDevice({ sale, name }: { readonly sale: AddToCart; readonly name: string }) {
  const { offer, closeSheet } = sale
  const close = () => {
    closeSheet()
    const links = [...document.querySelectorAll<HTMLElement>('[data-to-checkout]')]
    links.find((link) => link.getClientRects().length > 0)?.focus()
  }
  return (
    offer && (
      <Suspense fallback={null}>
        <AddedSheet name={name} offer={offer} onClose={close} />
      </Suspense>
    )
  )
}
