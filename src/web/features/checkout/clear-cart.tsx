import { useEffect, useRef, useState } from 'react'
import type { Cart, CartDevice } from '#domain/cart/cart.ts'
import { clearCart, restoreDevices } from '#domain/cart/change-cart.ts'
import { changeCart, useCart, useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

const UNDO_MS = 10_000

const countDevices = (devices: readonly CartDevice[]) =>
  devices.reduce((count, { quantity }) => count + quantity, 0)

type Removed = Pick<Cart, 'devices' | 'voucher'>

const NOTHING: Removed = { devices: [], voucher: null }

export interface RemovedDevices {
  readonly removed: readonly CartDevice[]
  readonly remove: () => void
  readonly undo: () => void
}

/** Empties the cart; for ten seconds it can be undone. */
export function useClearCart(): RemovedDevices {
  const { devices, voucher } = useCart()
  const [removed, setRemoved] = useState(NOTHING)
  useEffect(() => {
    if (removed === NOTHING) return
    const timer = setTimeout(() => setRemoved(NOTHING), UNDO_MS)
    return () => clearTimeout(timer)
  }, [removed])
  return {
    removed: removed.devices,
    remove() {
      setRemoved({ devices, voucher })
      changeCart(clearCart)
    },
    undo() {
      changeCart((cart) => ({
        ...restoreDevices(cart, removed.devices),
        voucher: cart.voucher ?? removed.voucher,
      }))
      setRemoved(NOTHING)
    },
  }
}

/** Asks before it removes everything. */
export function ClearCartButton({ onRemove }: { readonly onRemove: () => void }) {
  const t = useTranslate()
  const count = useDeviceCount()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t('CART_CLEAR')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="clear-cart"
        className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-card border border-line bg-card p-6 text-ink backdrop:bg-deep/60"
      >
        <h2 id="clear-cart" className="text-title">
          {t('CART_CLEAR_TITLE', { count })}
        </h2>
        <p className="mt-2 text-ink-soft">{t('CART_CLEAR_TEXT')}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={close} className={BUTTON_STYLES.secondary}>
            {t('CART_CLEAR_CANCEL')}
          </button>
          <button
            type="button"
            onClick={() => {
              close()
              onRemove()
            }}
            className={BUTTON_STYLES.primary}
          >
            {t('CART_CLEAR_CONFIRM')}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** Undoes it, for as long as that is possible. */
export function UndoNotice({ removed, undo }: Pick<RemovedDevices, 'removed' | 'undo'>) {
  const t = useTranslate()
  return (
    <div role="status">
      {removed.length > 0 && (
        <Notice tone="plain">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t('CART_CLEARED', { count: countDevices(removed) })}</p>
            <button type="button" onClick={undo} className={BUTTON_STYLES.secondary}>
              {t('CART_UNDO')}
            </button>
          </div>
        </Notice>
      )}
    </div>
  )
}
