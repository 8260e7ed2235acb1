import { DEVICE_OUTCOMES, type DeviceOutcome } from '#domain/fairness/device-history.ts'
import type { FairnessFigures } from '#domain/fairness/fairness-figures.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { OUTCOME_TEXTS, useFigureTexts } from './figure-texts.ts'

const BAR_HEIGHT = 14
const BP_PER_PERCENT = 100

/** Green for the promised outcome, amber where the price fell, ink for the rest. */
const BAR_COLOURS: Readonly<Record<DeviceOutcome, string>> = {
  AS_QUOTED: 'fill-accent',
  RAISED: 'fill-accent',
  LOWERED: 'fill-amber',
  RETURNED: 'fill-ink-soft',
  RECYCLED: 'fill-ink-soft',
  HANDED_OVER: 'fill-ink-soft',
}

/** The figure is beside it, so nothing is lost on a screen reader. */
function Bar({ shareBp, colour }: { readonly shareBp: number; readonly colour: string }) {
  return (
    <svg width="100%" height={BAR_HEIGHT} className="mt-1.5 block" aria-hidden="true" focusable="false">
      <rect width="100%" height={BAR_HEIGHT} rx="4" className="fill-tint" />
      <rect width={`${shareBp / BP_PER_PERCENT}%`} height={BAR_HEIGHT} rx="4" className={colour} />
    </svg>
  )
}

/** Outcomes of all devices. */
export function OutcomeBars({ sharesBp }: Pick<FairnessFigures, 'sharesBp'>) {
  const t = useTranslate()
  const { shareText } = useFigureTexts()
  return (
    <dl className="mt-6 grid max-w-3xl gap-5">
      {DEVICE_OUTCOMES.map((outcome) => (
        <div key={outcome} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{t(OUTCOME_TEXTS[outcome])}</dt>
          <dd className="amount font-semibold">{shareText(sharesBp[outcome])}</dd>
          <dd className="col-span-2" aria-hidden="true">
            <Bar shareBp={sharesBp[outcome]} colour={BAR_COLOURS[outcome]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
