import type { TradeItem } from '#contracts/trade-items.ts'
import { computeShareLeft, splitTimeLeft } from '#domain/inspection/inspection-clock.ts'
import { LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import type { Currency } from '#domain/money/currency.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Dial } from './dial.tsx'
import { useSecond } from './use-second.ts'

const UNITS = ['day', 'hour', 'minute', 'second'] as const

interface UnitProps {
  readonly unit: (typeof UNITS)[number]
  readonly count: number
}

function Unit({ unit, count }: UnitProps) {
  const { locale } = useShop().market
  const parts = getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  const name = parts.find(({ type }) => type === 'unit')?.value
  return (
    <span className="grid min-w-0 gap-1">
      <span className="amount text-section leading-none font-semibold">{String(count).padStart(2, '0')}</span>
      <span className="max-w-full truncate text-xs text-ink-soft">{name}</span>
    </span>
  )
}

/** The digits of the clock. Screen readers get the date instead: they would read every second. */
function TimeLeft({ untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number }) {
  const left = splitTimeLeft(untilMs, nowMs)
  if (!left) return null
  return (
    <div
      aria-hidden="true"
      className="col-span-full grid max-w-96 grid-cols-4 gap-2 tabular-nums sm:col-start-2 sm:gap-4"
    >
      {UNITS.map((unit) => (
        <Unit key={unit} unit={unit} count={left[unit]} />
      ))}
    </div>
  )
}

/** When our time for the inspection began and ends; null where we promise none. */
export function findOurSpan({ next, timeline, since }: TradeItem) {
  if (next?.step !== 'checked' || next.until === null) return null
  const arrived = timeline.find(({ step }) => step === 'arrived')?.at ?? since
  return { startMs: Date.parse(arrived), untilMs: Date.parse(next.until), until: next.until }
}

interface OurClockProps {
  readonly span: NonNullable<ReturnType<typeof findOurSpan>>
  readonly currency: Currency
}

/** Our own deadline, counting down, and what it costs us to miss it. Without script it is a date. */
export function OurClock({ span, currency }: OurClockProps) {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText()
  const nowMs = useSecond()
  const isLate = nowMs !== null && nowMs >= span.untilMs
  const bonus = formatMoney({ ...market, currency }, LATE_BONUS_IN_CENTS[currency], { isWhole: true })
  const date = day(span.until)
  return (
    <div className="mt-5 grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <div className="size-18 sm:row-span-2 sm:size-28">
        <Dial share={nowMs === null ? 1 : computeShareLeft(span, nowMs)}>
          <path
            d="M60 34V60l16 11"
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-ink"
          />
        </Dial>
      </div>
      <h3 className="min-w-0 text-title sm:self-end">{t(isLate ? 'CLOCK_LATE' : 'CLOCK_TITLE')}</h3>
      {nowMs !== null && <TimeLeft untilMs={span.untilMs} nowMs={nowMs} />}
      <p className="col-span-full max-w-text sm:col-start-2">
        {isLate ? (
          t('CLOCK_LATE_TEXT', { date, bonus })
        ) : (
          <>
            <time dateTime={span.until} className="font-semibold">
              {t('CLOCK_UNTIL', { date })}
            </time>{' '}
            {t('CLOCK_BONUS', { bonus })}
          </>
        )}
      </p>
    </div>
  )
}
