import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { PriceResult } from '#domain/pricing/price-device.ts'
import type { NoOfferReason, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useReadyPage } from '#web/platform/navigation/current-page.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The lock can still be removed: the answer that keeps the offer. */
const LATER = 'LATER'

export interface StopNoticeProps {
  readonly sheet: OfferSheet
  readonly result: PriceResult
  /** How to send a device, and what must not be sent; null while the page is unavailable. */
  readonly tipsPath: string | null
  /** The question whose answer blocks the sale. */
  readonly question?: RuleQuestion
  readonly onAnswer?: (answers: readonly string[]) => void
}

/** What a seller can do instead: there is always a next step. */
function NextBest({
  reason,
  tipsPath,
}: {
  readonly reason: NoOfferReason
  readonly tipsPath: string | null
}) {
  const t = useTranslate()
  // The device of the page, from its address: the form for the label begins with its name.
  const { pdp } = useReadyPage().params
  const hasAdvice = reason === 'DANGEROUS_GOODS' && tipsPath !== null
  // A swollen battery must not be posted; anything else can be recycled.
  const isRecycled = reason !== 'DANGEROUS_GOODS'
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {hasAdvice && (
        <AppLink href={tipsPath} className={BUTTON_STYLES.primary}>
          {t('STOP_ADVICE')}
        </AppLink>
      )}
      {isRecycled && (
        <RouteLink
          route="recycling"
          search={pdp === undefined ? '' : `?device=${pdp}`}
          className={BUTTON_STYLES.primary}
        >
          {t('STOP_RECYCLE')}
        </RouteLink>
      )}
      <RouteLink
        route="home"
        className={hasAdvice || isRecycled ? BUTTON_STYLES.secondary : BUTTON_STYLES.primary}
      >
        {t('CART_SELL_MORE')}
      </RouteLink>
    </div>
  )
}

/** Why the sale ends or waits at this answer, and the next best thing. */
export function StopNotice({ sheet, result, tipsPath, question, onAnswer }: StopNoticeProps) {
  const { market } = useShop()
  const t = useTranslate()
  if (result.kind === 'offer') return null
  if (result.kind === 'noOffer') {
    const minimum = formatMoney(market, sheet.rule.minOfferInCents)
    return (
      <div className="mt-3">
        <Notice tone="amber" role="alert">
          <p className="font-semibold">{t('NO_OFFER')}</p>
          <p className="mt-1 text-small">{t(`NO_OFFER_${result.reason}` as MessageKey, { minimum })}</p>
          <NextBest reason={result.reason} tipsPath={tipsPath} />
        </Notice>
      </div>
    )
  }
  const hasLater = question?.answers.some(({ code }) => code === LATER)
  return (
    <div className="mt-3">
      <Notice tone="amber" role="alert">
        <p className="font-semibold">{t(`GATE_${result.gate}` as MessageKey)}</p>
        <p className="mt-1 text-small">{t(`GATE_${result.gate}_TEXT` as MessageKey)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {question && hasLater && onAnswer && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                onAnswer([LATER])
                // The notice goes; the answer it gave is where the focus belongs.
                currentTarget.form
                  ?.querySelector<HTMLElement>(`[name=${question.code}][value=${LATER}]`)
                  ?.focus()
              }}
              className={BUTTON_STYLES.primary}
            >
              {sheet.texts[question.code]?.answers[LATER]}
            </button>
          )}
          <RouteLink route="home" className={BUTTON_STYLES.secondary}>
            {t('CART_SELL_MORE')}
          </RouteLink>
        </div>
      </Notice>
    </div>
  )
}
