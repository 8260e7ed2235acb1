import type { RenewalNote } from '#domain/cart/renew-cart.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Renewal } from './use-renewal.ts'

export interface RenewalNotesProps {
  readonly renewal: Renewal
  /** Takes the focus of the button to check again, which disappears. */
  readonly onRetry?: () => void
}

/** How prices have changed since the seller saw them. */
export function RenewalNotes({ renewal: { state, notes, renew }, onRetry }: RenewalNotesProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { offerIds } = useCart()
  // A note about a device that was removed since would name a price that nobody gets.
  const current = notes.filter(({ kind, offerId }) => kind === 'GONE' || offerIds.includes(offerId))
  const retry = () => {
    renew()
    onRetry?.()
  }
  const money = (amount: number) => formatMoney(market, Math.round(amount * 100))
  const describeNote = ({ kind, name, before, after }: RenewalNote) =>
    t(`REPRICED_${kind}` as MessageKey, { name, before: money(before), after: money(after) })
  return (
    <>
      {current.length > 0 && (
        <Notice tone="amber" role="status">
          <h3 className="text-base font-semibold">{t('REPRICED_TITLE')}</h3>
          <ul className="mt-1 grid gap-1">
            {current.map((note) => (
              <li key={note.offerId}>{describeNote(note)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{t('REPRICE_FAILED')}</p>
          <button type="button" onClick={retry} className={`${BUTTON_STYLES.secondary} mt-3`}>
            {t('REPRICE_RETRY')}
          </button>
        </Notice>
      )}
    </>
  )
}
