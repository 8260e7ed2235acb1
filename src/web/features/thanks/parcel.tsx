import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { buildPaperUrl, type PaperAccess } from '#web/trades/paper-url.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ParcelProps {
  readonly trade: TradeView
}

function Papers({ trade }: { readonly trade: PaperAccess }) {
  const t = useTranslate()
  return (
    <div className="mt-4 flex flex-wrap gap-3">
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
  )
}

/** Label, slip and code; their space is reserved while they are being created. */
export function Parcel({ trade }: ParcelProps) {
  const t = useTranslate()
  const { shipment } = trade
  return (
    <section aria-labelledby="parcel" className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id="parcel" className="text-section">
        {t('PARCEL_TITLE')}
      </h2>
      <div aria-live="polite" className="min-h-64">
        {shipment ? (
          <>
            <Papers trade={trade} />
            <div className="mt-6 grid items-center gap-5 sm:grid-cols-[11rem_1fr]">
              <img
                src={buildPaperUrl(trade, 'qr.svg')}
                alt={t('PARCEL_QR_ALT')}
                width={176}
                height={176}
                className="rounded-field border border-line bg-white"
              />
              <div className="min-w-0">
                <p>{t('PARCEL_QR', { carrier: shipment.carrier })}</p>
                <p className="mt-2 text-small tabular-nums text-ink-soft wrap-break-word">
                  {t('PARCEL_TRACKING', { number: shipment.trackingNumber })}
                </p>
              </div>
            </div>
          </>
        ) : (
          <p className="mt-4">{t('PARCEL_WAIT')}</p>
        )}
      </div>
    </section>
  )
}
