import { useEffect, useState } from 'react'
import type { ClarificationView } from '#contracts/clarification.ts'
import { ANSWER_CLOCK } from '#domain/trades/trade-clock.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { ChoiceForm } from './answer-form.tsx'
import { ChoiceFold } from './choice-fold.tsx'
import { buildPartLabelUrl, type ClarificationLink } from './clarification-link.ts'
import type { AnswerUse } from './use-answer.ts'

type Parcel = NonNullable<ClarificationView['partParcel']>

/** The worker books a label within seconds. */
const POLL_MS = 2_000
const MAX_POLLS = 30

/** Loads the page again until the label is there. */
function useWaitForLabel({ state }: Parcel): void {
  const router = useRouter()
  const [polls, setPolls] = useState(0)
  useEffect(() => {
    if (state !== 'requested' || polls >= MAX_POLLS) return
    const timer = setTimeout(() => {
      setPolls(polls + 1)
      void router.reload()
    }, POLL_MS)
    return () => clearTimeout(timer)
  }, [router, state, polls])
}

export interface SendPartChoiceProps {
  readonly link: ClarificationLink
  readonly use: AnswerUse
}

/** The seller has the part and sends it. */
export function SendPartChoice({ link, use }: SendPartChoiceProps) {
  const t = useTranslate()
  return (
    <ChoiceFold title={t('CLARIFICATION_SEND_PART')}>
      <p>{t('CLARIFICATION_SEND_PART_TEXT', { days: ANSWER_CLOCK.days })}</p>
      <ChoiceForm
        action={buildPartLabelUrl(link)}
        use={use}
        onSubmit={use.requestLabel}
        confirm={t('CLARIFICATION_SEND_PART_CONFIRM')}
      />
    </ChoiceFold>
  )
}

const TEXTS = {
  requested: 'CLARIFICATION_PART_REQUESTED',
  booked: 'CLARIFICATION_PART_BOOKED',
  scanned: 'CLARIFICATION_PART_SCANNED',
} as const

export interface PartParcelProps {
  readonly parcel: Parcel
  readonly link: ClarificationLink
}

/** The parcel of a missing part: its label, its number, and what happens next. */
export function PartParcel({ parcel, link }: PartParcelProps) {
  const t = useTranslate()
  useWaitForLabel(parcel)
  const { state, carrier, trackingNumber } = parcel
  if (state === 'offered' || state === 'arrived') return null
  return (
    <section aria-labelledby="part" className="max-w-3xl">
      <h2 id="part" className="text-section">
        {t('CLARIFICATION_PART')}
      </h2>
      <p role="status" className="mt-3 max-w-text">
        {t(TEXTS[state], { carrier: carrier ?? '' })}
      </p>
      {trackingNumber && (
        <>
          <dl className="mt-3">
            <dt className="text-small text-ink-soft">{t('CLARIFICATION_PART_NUMBER')}</dt>
            <dd className="tabular-nums wrap-anywhere">
              {carrier} {trackingNumber}
            </dd>
          </dl>
          {state === 'booked' && (
            <p className="mt-4">
              <a href={buildPartLabelUrl(link, '.pdf')} className={`${BUTTON_STYLES.primary} max-sm:w-full`}>
                {t('CLARIFICATION_PART_LABEL')}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  )
}
