import type { ThankYouData } from '#contracts/page-payload.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { KeptSaleView, useKeptSale } from './kept-sale.tsx'
import { getPreparedSale, loadShownSale } from './prepared-sale.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useTrade } from './use-trade.ts'

// Their scripts come with the answer of the server: a visitor without a link needs neither.
const OutdatedLink = lazyPart(() => import('./outdated-link.tsx').then((part) => part.OutdatedLink))

const LateSale = lazyPart(() => loadShownSale().then((part) => part.ShownSale))

function NoTrade({ kind, onRetry }: { readonly kind: 'none' | 'failed'; readonly onRetry: () => void }) {
  const t = useTranslate()
  const headline = useArrivalFocus()
  const isFailed = kind === 'failed'
  return (
    <div className="grid items-center gap-8 sm:grid-cols-[1fr_16rem]">
      <div role={isFailed ? 'alert' : undefined}>
        <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
          {t(isFailed ? 'THANKS_FAILED' : 'THANKS_NONE')}
        </h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">
          {t(isFailed ? 'THANKS_FAILED_TEXT' : 'THANKS_NONE_TEXT')}
        </p>
        {isFailed ? (
          <button type="button" onClick={onRetry} className={`${BUTTON_STYLES.primary} mt-6`}>
            {t('THANKS_RETRY')}
          </button>
        ) : (
          <div className="mt-6 flex flex-wrap gap-3">
            <RouteLink route="mySale" className={BUTTON_STYLES.primary}>
              {t('THANKS_FIND')}
            </RouteLink>
            <RouteLink route="home" className={BUTTON_STYLES.secondary}>
              {t('THANKS_HOME')}
            </RouteLink>
          </div>
        )}
      </div>
      <Art name="step-paid" className="h-auto w-full max-w-64" />
    </div>
  )
}

/** Without script, a browser can't read the end of its own address: the visitor pastes it. */
function PasteLink({ isRefused }: { readonly isRefused: boolean }) {
  const t = useTranslate()
  return (
    <form method="post" className="mt-4 grid max-w-text gap-4">
      <p>{t('THANKS_NO_SCRIPT')}</p>
      {isRefused && <p className="font-semibold text-error">{t('THANKS_REFUSED')}</p>}
      <label className="grid gap-1 font-medium">
        {t('THANKS_PASTE')}
        <input name="link" required maxLength={500} className={`${FIELD_STYLE} border-edge`} />
      </label>
      <button type="submit" className={`${BUTTON_STYLES.primary} justify-self-start max-sm:w-full`}>
        {t('THANKS_OPEN')}
      </button>
    </form>
  )
}

/** The sale that the visitor's link opens. Every mail links to this page. */
export function ThanksPage({ tipsPath, sale, isRefused }: ThankYouData) {
  const t = useTranslate()
  const { state, retry, replace } = useTrade(sale)
  const kept = useKeptSale(state)
  const ShownSale = getPreparedSale() ?? LateSale
  return (
    // As high as the screen: what is below doesn't move when the sale appears.
    <Container className="min-h-dvh pb-8 pt-6 sm:pt-10">
      {state.kind === 'loading' && (
        <>
          <h1 className="text-page">{t('SALE_TITLE')}</h1>
          {/* Something to read meanwhile, and already the largest text of the page. */}
          <p className="mt-4 max-w-text text-title text-ink-soft noscript:hidden">{t('THANKS_LOADING')}</p>
          {/* Only a browser without script has sent a link. */}
          {isRefused ? (
            <PasteLink isRefused />
          ) : (
            <noscript>
              <PasteLink isRefused={false} />
            </noscript>
          )}
        </>
      )}
      {(state.kind === 'none' || state.kind === 'failed') &&
        (kept ? (
          <KeptSaleView sale={kept} kind={state.kind} onRetry={retry} />
        ) : (
          <NoTrade kind={state.kind} onRetry={retry} />
        ))}
      {state.kind === 'outdated' && <OutdatedLink tradeNumber={state.tradeNumber} />}
      {state.kind === 'trade' && (
        <ShownSale key={state.access.tradeNumber} {...state} tipsPath={tipsPath} onChanged={replace} />
      )}
    </Container>
  )
}
