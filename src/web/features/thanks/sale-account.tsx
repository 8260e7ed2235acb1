import { buildSaleAccountUrl } from '#contracts/paths/trades.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useIsAccountReady, useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { callSale } from '#web/trades/call-sale.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

/** One tap to an account: the sale knows the rest, and the password is chosen in the mail. */
export function SaleAccount({ access }: { readonly access: TradeAccess }) {
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const isLoggedIn = useIsLoggedIn()
  const open = () =>
    callSale<null>(access, buildSaleAccountUrl(access.tradeNumber), { method: 'POST', answer: 'nothing' })
  const { state, submit } = useSubmit(open, () => undefined)
  const isSending = state.kind === 'sending'
  if (!isReady || isLoggedIn) return null
  return (
    <section aria-labelledby="sale-account">
      <h2 id="sale-account" className="text-title">
        {t('SALE_ACCOUNT_TITLE')}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-ink-soft">{t('SALE_ACCOUNT_TEXT')}</p>
      <FormNotice state={state} doneKey="SALE_ACCOUNT_SENT" />
      <button
        type="button"
        aria-disabled={isSending}
        onClick={submit}
        className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
      >
        {t(isSending ? 'ACCOUNT_SENDING' : 'SALE_ACCOUNT_OPEN')}
      </button>
    </section>
  )
}
