import type { FormEvent, ReactNode } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { buildRegisterPath, type RegisterRange } from './register-range.ts'

const T = TEXTS.register

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

export interface RangeFormProps {
  readonly countries: readonly string[]
  readonly country: string
  readonly range: RegisterRange
  /** Buttons beside the one that shows the entries. */
  readonly children?: ReactNode
}

/** What is typed in the fields now, shown or not. */
export function readTyped(form: HTMLFormElement): { country: string; range: RegisterRange } {
  const typed = new FormData(form)
  const read = (name: string) => String(typed.get(name) ?? '')
  return { country: read('country'), range: { from: read('from'), to: read('to') } }
}

const DayField = ({ name, label, day }: { name: string; label: string; day: string }) => (
  <label className="grid gap-1">
    <span className="text-ink-soft">{label}</span>
    <input type="date" name={name} required defaultValue={day} className={FIELD} />
  </label>
)

/** Chooses the country and the days whose entries are shown. */
export function RangeForm({ countries, country, range, children }: RangeFormProps) {
  const openPath = useOpenPath()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readTyped(event.currentTarget)
    openPath(buildRegisterPath(typed.country, typed.range))
  }
  return (
    <form onSubmit={show} aria-label={T.period} className="mt-4 flex flex-wrap items-end gap-3">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.country}</span>
        <select name="country" defaultValue={country} className={FIELD}>
          {countries.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <DayField name="from" label={T.from} day={range.from} />
      <DayField name="to" label={T.to} day={range.to} />
      <button type="submit" className={DESK_BUTTON.secondary}>
        {T.show}
      </button>
      {children}
    </form>
  )
}
