import { type ReactNode, useId } from 'react'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { TEXTS } from '../../messages/texts.ts'
import { writeDay } from '../../platform/format/format-time.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { type FigureView, findDays, PERIODS, type PeriodName, writeAddress } from './figure-address.ts'

const T = TEXTS.figures

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-tiny text-ink-soft">
        {label}
      </label>
      <select id={id} value={value} className={FIELD} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}

const Day = ({
  label,
  day,
  onChoose,
}: {
  readonly label: string
  readonly day: string
  readonly onChoose: (day: string) => void
}) => (
  <label className="grid gap-1">
    <span className="text-tiny text-ink-soft">{label}</span>
    <input
      type="date"
      required
      value={day}
      className={FIELD}
      onChange={({ target }) => target.value && onChoose(target.value)}
    />
  </label>
)

/** Another view, with what follows from the choice of a period. */
function choosePeriod(view: FigureView, period: PeriodName): FigureView {
  if (period === 'days') return { ...view, period }
  const days = findDays(period, writeDay(Date.now()))
  return { ...view, period, days, step: period === 'week' ? 'day' : 'week' }
}

export interface FigureFiltersProps {
  readonly view: FigureView
  readonly path: string
  /** The name of the chosen device. */
  readonly device: string | null
}

/** Which days, and of what; all of it is in the address. */
export function FigureFilters({ view, path, device }: FigureFiltersProps) {
  const openPath = useOpenPath()
  const show = (next: Partial<FigureView>) =>
    openPath(writeAddress(path, { ...view, ...next }), { replace: true })
  return (
    <fieldset aria-label={T.shown} className="mt-4 flex flex-wrap items-end gap-2">
      <Choice
        label={T.period}
        value={view.period}
        onChoose={(period) => show(choosePeriod(view, period as PeriodName))}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {T.periods[period]}
          </option>
        ))}
      </Choice>
      {view.period === 'days' && (
        <>
          <Day
            label={T.from}
            day={view.days.from}
            onChoose={(from) => show({ days: { ...view.days, from } })}
          />
          <Day
            label={T.until}
            day={view.days.until}
            onChoose={(until) => show({ days: { ...view.days, until } })}
          />
        </>
      )}
      {view.device === null && (
        <Choice
          label={T.step}
          value={view.step}
          onChoose={(step) => show({ step: step === 'day' ? 'day' : 'week' })}
        >
          <option value="week">{T.steps.week}</option>
          <option value="day">{T.steps.day}</option>
        </Choice>
      )}
      <Choice
        label={T.market}
        value={view.market ?? ''}
        onChoose={(chosen) => show({ market: MARKET_IDS.find((id) => id === chosen) ?? null })}
      >
        <option value="">{T.allMarkets}</option>
        {MARKET_IDS.map((id) => (
          <option key={id} value={id}>
            {T.markets[id]}
          </option>
        ))}
      </Choice>
      <Choice
        label={T.category}
        value={view.category ?? ''}
        onChoose={(chosen) => show({ category: CATEGORY_IDS.find((id) => id === chosen) ?? null })}
      >
        <option value="">{T.allCategories}</option>
        {CATEGORY_IDS.map((id) => (
          <option key={id} value={id}>
            {T.categories[id]}
          </option>
        ))}
      </Choice>
      {view.device !== null && (
        <button type="button" className={DESK_BUTTON.secondary} onClick={() => show({ device: null })}>
          {device}
          <DeskIcon name="close" className="size-3.5" />
          <span className="sr-only">{T.allDevices}</span>
        </button>
      )}
    </fieldset>
  )
}
