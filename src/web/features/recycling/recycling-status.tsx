import type { RecyclingStatusView } from '#contracts/recycling.ts'
import type { RecyclingState } from '#domain/recycling/recycling-states.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { ParcelCode } from '#web/trades/parcel-code.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { StepList } from '#web/ui/step-list.tsx'

interface ParcelProps {
  readonly parcel: RecyclingStatusView
}

function Steps({ parcel }: ParcelProps) {
  const t = useTranslate()
  const day = useDayText('medium')
  const { createdAt, sentAt, receivedAt, recycledAt } = parcel
  // A parcel that nobody scanned on its way was sent all the same.
  const steps = [
    { name: 'created', title: t('RECYCLING_STEP_CREATED'), at: createdAt },
    { name: 'sent', title: t('RECYCLING_STEP_SENT'), at: sentAt ?? receivedAt },
    { name: 'received', title: t('RECYCLING_STEP_RECEIVED'), at: receivedAt },
    { name: 'recycled', title: t('RECYCLING_STEP_RECYCLED'), at: recycledAt },
  ]
  return (
    <StepList
      label={t('RECYCLING_PROGRESS')}
      steps={steps.map(({ at, ...step }) => ({ ...step, date: at && day(at), turn: null }))}
      openText={t('TIMELINE_OPEN')}
    />
  )
}

/** How the parcel leaves: by the code, or with printed papers. */
function Shipment({ parcel }: ParcelProps) {
  const t = useTranslate()
  const { shipment, number } = parcel
  if (!shipment) return null
  const { carrier, trackingNumber, code, labelUrl, slipUrl } = shipment
  return (
    <section
      aria-labelledby="parcel"
      className="mt-10 max-w-3xl rounded-card border border-line bg-card p-4 sm:p-7"
    >
      <h2 id="parcel" className="text-section">
        {t('RECYCLING_SEND')}
      </h2>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 sm:grid-cols-[17rem_1fr]">
        <ParcelCode code={code} />
        <div className="min-w-0">
          <h3 className="font-semibold">{t('PARCEL_CODE')}</h3>
          <p className="mt-1">{t('PARCEL_QR', { carrier })}</p>
          <p className="mt-2">
            {t('RECYCLING_PARCEL_NUMBER')}{' '}
            <span className="amount font-semibold whitespace-nowrap">{number}</span>
          </p>
          <h3 className="mt-5 font-semibold">{t('PARCEL_PRINT')}</h3>
          <div className="mt-3 grid gap-3">
            <a href={labelUrl} target="_blank" rel="noreferrer" className={BUTTON_STYLES.primary}>
              {t('PARCEL_LABEL')}
            </a>
            <a href={slipUrl} target="_blank" rel="noreferrer" className={BUTTON_STYLES.secondary}>
              {t('PARCEL_SLIP')}
            </a>
          </div>
          <p className="mt-3 text-small tabular-nums text-ink-soft wrap-break-word">
            {t('PARCEL_TRACKING', { number: trackingNumber })}
          </p>
        </div>
      </div>
    </section>
  )
}

const OVER: readonly RecyclingState[] = ['RECYCLED', 'EXPIRED']

/** How far a recycling parcel is, for the holder of its link; it needs no script. */
export function RecyclingStatus({ parcel }: ParcelProps) {
  const t = useTranslate()
  const day = useDayText()
  const { number, state, sendBy } = parcel
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page wrap-break-word hyphens-auto">{t(`RECYCLING_${state}`)}</h1>
      <p className="mt-3 max-w-text text-lead text-pretty">
        {t(`RECYCLING_${state}_TEXT`, { date: day(sendBy) })}
      </p>
      <dl className="mt-5">
        <dt className="text-small text-ink-soft">{t('RECYCLING_NUMBER_TITLE')}</dt>
        <dd className="amount text-title font-semibold">{number}</dd>
      </dl>
      <div className="mt-8 max-w-3xl rounded-card border border-line bg-card p-4 sm:p-5">
        <Steps parcel={parcel} />
      </div>
      {state === 'LABEL_ISSUED' && <Shipment parcel={parcel} />}
      {OVER.includes(state) && (
        <RouteLink route="home" className={`${BUTTON_STYLES.secondary} mt-8`}>
          {t('CART_SELL_MORE')}
        </RouteLink>
      )}
    </Container>
  )
}
