import type { RenewalNote } from '#domain/cart/renew-cart.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Renewal } from './use-renewal.ts'

/** How prices have changed since the seller saw them. */
export function RenewalNotes({ renewal: { state, notes, renew } }: { readonly renewal: Renewal }) {
  const { market } = useShop()
  const t = useTranslate()
  const money = (amount: number) => formatMoney(market, Math.round(amount * 100))
  const describeNote = ({ kind, name, before, after }: RenewalNote) =>
    t(`REPRICED_${kind}` as MessageKey, { name, before: money(before), after: money(after) })
  return (
    <>
      {notes.length > 0 && (
        <Notice tone="amber" role="status">
          <h3 className="text-base font-semibold">{t('REPRICED_TITLE')}</h3>
          <ul className="mt-1 grid gap-1">
            {notes.map((note) => (
              <li key={note.offerId}>{describeNote(note)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{t('REPRICE_FAILED')}</p>
          <button type="button" onClick={renew} className={`${BUTTON_STYLES.secondary} mt-3`}>
            {t('REPRICE_RETRY')}
          </button>
        </Notice>
      )}
    </>
  )
}
