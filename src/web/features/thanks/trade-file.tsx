import { buildSaleProofPath, buildTradeFilePath } from '#contracts/paths/transparency-log.ts'
import type { TradeView } from '#contracts/trades.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { callSale } from '#web/trades/call-sale.ts'
import { buildPaperQuery } from '#web/trades/paper-url.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

const LINK_STYLE = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

export interface TradeFileProps {
  readonly trade: TradeView
  readonly access: TradeAccess
}

/** The file with its photos. Their key may act for the seller, so it is never part of an address. */
function SellerDownload({ trade, access }: TradeFileProps) {
  const t = useTranslate()
  const { tradeNumber } = trade
  const { state, submit } = useSubmit(
    () => callSale<Blob>(access, buildTradeFilePath(tradeNumber), { answer: 'file' }),
    (file) => saveFile(file, `${tradeNumber}-trade-file.zip`),
  )
  const isSending = state.kind === 'sending'
  return (
    <div>
      <FormNotice state={state} />
      <button
        type="button"
        aria-disabled={isSending}
        onClick={submit}
        className={`${BUTTON_STYLES.secondary} ${isSending ? 'cursor-wait opacity-70' : ''}`}
      >
        {t(isSending ? 'ACCOUNT_SENDING' : 'TRADE_FILE_DOWNLOAD')}
      </button>
    </div>
  )
}

/** The file alone, as a plain link: it is small, and the browser itself keeps the download going. */
function PlainDownload({ trade, isAlone }: { readonly trade: TradeView; readonly isAlone: boolean }) {
  const t = useTranslate()
  return (
    <a
      href={buildSaleProofPath(trade.tradeNumber) + buildPaperQuery(trade)}
      download
      className={isAlone ? BUTTON_STYLES.secondary : LINK_STYLE}
    >
      {t(isAlone ? 'TRADE_FILE_DOWNLOAD' : 'TRADE_FILE_PLAIN')}
    </a>
  )
}

/** Everything about the sale in one file that anyone can verify: with photos for the seller, without for everyone else. */
export function TradeFile({ trade, access }: TradeFileProps) {
  const t = useTranslate()
  const isSeller = trade.access === 'act'
  return (
    <section aria-labelledby="trade-file" className="min-w-0">
      <h3 id="trade-file" className="text-title">
        {t('TRADE_FILE_TITLE')}
      </h3>
      <p className="mt-2 max-w-text">{t('TRADE_FILE_TEXT')}</p>
      {!isSeller && <p className="mt-2 max-w-text">{t('TRADE_FILE_READER')}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isSeller && <SellerDownload trade={trade} access={access} />}
        <PlainDownload trade={trade} isAlone={!isSeller} />
        <RouteLink route="verify" className={LINK_STYLE}>
          {t('TRADE_FILE_HOW')}
        </RouteLink>
      </div>
    </section>
  )
}
