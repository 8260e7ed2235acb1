import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { buildPaperUrl } from '#web/trades/paper-url.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ParcelProps {
  readonly trade: TradeView
}

/** The blank edge that scanners need around a QR code. */
const QUIET_MODULES = 4

/** The code that a parcel shop scans, as large as a hand-held phone needs it. */
function ParcelCode({ trade }: ParcelProps) {
  const t = useTranslate()
  const frame =
    'aspect-square w-full max-w-80 justify-self-center overflow-hidden rounded-field border border-line'
  const code = trade.shipment?.code
  if (!code)
    return (
      <div className={`${frame} grid place-items-center bg-tint p-6 text-center`}>
        <p>{t('PARCEL_WAIT')}</p>
      </div>
    )
  const { path, size } = code
  const full = size + 2 * QUIET_MODULES
  return (
    // Dark on white in every colour scheme, because that is what scanners read.
    <svg
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`}
      role="img"
      aria-label={t('PARCEL_QR_ALT')}
      shapeRendering="crispEdges"
      className={frame}
    >
      <path fill="#fff" d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
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
        <ParcelCode trade={trade} />
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
