import type { TradeView } from '#contracts/trades.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { replaceTradeLinks, requestTradeLink } from './change-trade.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

interface LinkButtonProps {
  readonly send: () => ReturnType<typeof requestTradeLink>
  readonly variant: 'primary' | 'secondary'
  readonly label: string
}

/**
 * Has a new link mailed. The answer is the same for every number, so nobody learns which sales exist. Afterwards the next
 * step is in the mailbox, and the button is there in case nothing comes.
 */
function LinkButton({ send, variant, label }: LinkButtonProps) {
  const t = useTranslate()
  const { state, submit } = useSubmit(send, () => undefined)
  const isSending = state.kind === 'sending'
  return (
    <div className="mt-5 max-w-text">
      <FormNotice state={state} doneKey="SALE_LINK_SENT" />
      <button
        type="button"
        aria-disabled={isSending}
        onClick={submit}
        className={`${BUTTON_STYLES[state.kind === 'done' ? 'secondary' : variant]} cursor-pointer max-sm:w-full`}
      >
        {isSending ? t('ACCOUNT_SENDING') : label}
      </button>
    </div>
  )
}

/** The link has been replaced since, or was mistyped. */
export function OutdatedLink({ tradeNumber }: { readonly tradeNumber: string }) {
  const t = useTranslate()
  const headline = useArrivalFocus()
  return (
    <div className="grid items-center gap-8 sm:grid-cols-[1fr_16rem]">
      <div>
        <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
          {t('SALE_LINK_OLD')}
        </h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SALE_LINK_OLD_TEXT', { tradeNumber })}</p>
        <LinkButton
          send={() => requestTradeLink(tradeNumber)}
          variant="primary"
          label={t('SALE_LINK_SEND')}
        />
      </div>
      <Art name="expired-link" className="h-auto w-full max-w-64 max-sm:hidden" />
    </div>
  )
}

/** A link that only shows the sale: how to get one that changes it. */
export function ReadOnlyHint({ trade: { tradeNumber } }: { readonly trade: TradeView }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="read-only">
      <h2 id="read-only" className="text-title">
        {t('SALE_READ_ONLY')}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{t('SALE_READ_ONLY_TEXT')}</p>
      <LinkButton
        send={() => requestTradeLink(tradeNumber)}
        variant="secondary"
        label={t('SALE_LINK_SEND')}
      />
    </section>
  )
}

/** For a seller whose link has come into other hands. */
export function ReplaceLink({ access }: { readonly access: TradeAccess }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="replace-link">
      <h2 id="replace-link" className="text-title">
        {t('SALE_LINK_REPLACE_TITLE')}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{t('SALE_LINK_REPLACE_TEXT')}</p>
      <LinkButton send={() => replaceTradeLinks(access)} variant="secondary" label={t('SALE_LINK_REPLACE')} />
    </section>
  )
}
