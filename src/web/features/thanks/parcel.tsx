import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { buildPaperUrl } from '#web/trades/paper-url.ts'
import { ParcelCode } from '#web/trades/parcel-code.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ParcelProps {
  readonly trade: TradeView
}

/** As long as a tracking number. */
const NUMBER_SPACE = '0'.repeat(20)

function Papers({ trade }: ParcelProps) {
  const t = useTranslate()
  return (
    <>
      <h3 className="mt-5 font-semibold">{t('PARCEL_PRINT')}</h3>
      <div className="mt-3 grid gap-3">
        <a
          href={buildPaperUrl(trade, 'label.pdf')}
          target="_blank"
          rel="noreferrer"
          className={BUTTON_STYLES.primary}
        >
          {t('PARCEL_LABEL')}
        </a>
        <a
          href={buildPaperUrl(trade, 'packing-slip.pdf')}
          target="_blank"
          rel="noreferrer"
          className={BUTTON_STYLES.secondary}
        >
          {t('PARCEL_SLIP')}
        </a>
      </div>
      <p className="mt-3 max-w-text text-small tabular-nums text-ink-soft wrap-break-word">
        {t('PARCEL_TRACKING', { number: trade.shipment?.trackingNumber ?? NUMBER_SPACE })}
      </p>
    </>
  )
}

/** How the parcel leaves: by the code, or with printed papers. Their space is reserved while they are being created. */
export function Parcel({ trade }: ParcelProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { shipment, tradeNumber } = trade
  return (
    <section aria-labelledby="parcel" className="rounded-card border border-line bg-card p-4 sm:p-7">
      <h2 id="parcel" className="text-section">
        {t('PARCEL_TITLE')}
      </h2>
      <div aria-live="polite" className="mt-4 grid items-start gap-x-8 gap-y-5 sm:grid-cols-[17rem_1fr]">
        <ParcelCode code={shipment?.code ?? null} />
        <div className={`min-w-0 ${shipment ? '' : 'invisible'}`}>
          <h3 className="font-semibold">{t('PARCEL_CODE')}</h3>
          <p className="mt-1">
            {t('PARCEL_QR', { carrier: shipment?.carrier ?? market.footerShippingLogo })}
          </p>
          <p className="mt-2">
            {t('PARCEL_NUMBER')} <span className="amount font-semibold whitespace-nowrap">{tradeNumber}</span>
          </p>
          <Papers trade={trade} />
        </div>
      </div>
    </section>
  )
}
