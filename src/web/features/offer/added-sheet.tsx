import { useEffect, useId, useRef } from 'react'
import type { Offer } from '#contracts/offers.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/icon.tsx'

export interface AddedSheetProps {
  readonly name: string
  readonly offer: Offer
  readonly onClose: () => void
}

/** After a device was added: what it brings, until when, and the two ways on. Comes from below. */
export function AddedSheet({ name, offer, onClose }: AddedSheetProps) {
  const { market } = useShop()
  const t = useTranslate()
  const momentText = useMomentText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const checkout = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Most sellers have one device.
    checkout.current?.focus()
    // The browser's way back leads to another step: the sheet must not hide it.
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  const close = () => dialog.current?.close()
  return (
    // Escape closes a dialog; the click is the pointer's way to do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      className="mx-auto mt-auto mb-0 w-full max-w-lg overflow-visible rounded-t-card border border-line bg-card text-ink backdrop:bg-deep/60 motion-safe:animate-sheet sm:mb-auto sm:rounded-card"
    >
      <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="text-title">
            {t('ADDED_TITLE', { name })}
          </h2>
          <button
            type="button"
            onClick={close}
            className="-mr-2 -mt-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:text-accent"
          >
            <Icon name="close" />
            <span className="sr-only">{t('ADDED_CLOSE')}</span>
          </button>
        </div>
        <p className="amount mt-1 text-hero font-semibold leading-tight text-accent">
          {formatMoney(market, offer.priceInCents, { isWhole: true })}
        </p>
        <p className="text-small text-ink-soft">
          {t('ADDED_UNTIL', { moment: momentText(offer.expiresAt) })}
        </p>
        <div className="mt-5 grid gap-2 sm:grid-cols-2">
          <RouteLink ref={checkout} route="checkout" className={`${BUTTON_STYLES.primary} sm:order-last`}>
            {t('CART_TO_CHECKOUT')}
          </RouteLink>
          <RouteLink route="home" className={BUTTON_STYLES.secondary}>
            {t('CART_SELL_MORE')}
          </RouteLink>
        </div>
      </div>
    </dialog>
  )
}
