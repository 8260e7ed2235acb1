import { useRef } from 'react'
import { useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

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
