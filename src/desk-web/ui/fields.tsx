import { type ReactNode, useId } from 'react'
import { findMoment } from '#domain/markets/market-date.ts'
import { writeClock } from '../platform/format/format-time.ts'

/** How every control of a form looks. */
const CONTROL = 'min-h-9 w-full rounded-control border bg-card px-2 max-md:min-h-11'

interface FieldProps<Value> {
  /** Given where a list of problems leads to it. */
  readonly id?: string
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What is wrong with it; undefined if nothing is. */
  readonly problem?: string | undefined
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly problem: string | undefined
  readonly children: ReactNode
}

const Labelled = ({ id, label, problem, children }: LabelledProps) => (
  <div className="grid min-w-0 content-start gap-1">
    <label htmlFor={id} className="text-ink-soft">
      {label}
    </label>
    {children}
    {problem !== undefined && (
      <p id={`${id}-problem`} className="text-tiny text-error">
        {problem}
      </p>
    )}
  </div>
)

const describe = (id: string, problem: string | undefined) => ({
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
})

const frame = (problem: string | undefined): string =>
  `${CONTROL} ${problem === undefined ? 'border-edge' : 'border-error'}`

export interface LineFieldProps extends FieldProps<string> {
  readonly maxLength?: number
  readonly placeholder?: string
  readonly type?: 'text' | 'number' | 'color'
  readonly step?: string
  /** The id of a list of proposals. */
  readonly list?: string
  readonly required?: boolean
  readonly pattern?: string
}

/** One line of text. */
export function LineField({ id: given, label, value, onChange, problem, ...rest }: LineFieldProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Labelled id={id} label={label} problem={problem}>
      <input
        id={id}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className={frame(problem)}
        {...describe(id, problem)}
        {...rest}
      />
    </Labelled>
  )
}

export interface LinesFieldProps extends FieldProps<string> {
  readonly rows: number
  readonly maxLength: number
  readonly isCode?: boolean
}

/** Several lines of text. */
export function LinesField({ id: given, label, value, onChange, problem, isCode, ...rest }: LinesFieldProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Labelled id={id} label={label} problem={problem}>
      <textarea
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${frame(problem)} p-2 ${isCode ? 'font-mono text-tiny' : ''}`}
        {...describe(id, problem)}
        {...rest}
      />
    </Labelled>
  )
}

export interface ChoiceFieldProps extends FieldProps<string> {
  readonly choices: readonly { readonly value: string; readonly name: string }[]
}

/** One of a few values. A value that isn't one of them stays until another one is chosen. */
export function ChoiceField({ id: given, label, value, onChange, problem, choices }: ChoiceFieldProps) {
  const own = useId()
  const id = given ?? own
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <Labelled id={id} label={label} problem={problem}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={frame(problem)}
        {...describe(id, problem)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

export interface MomentFieldProps extends FieldProps<string | null> {
  readonly required?: boolean
}

/** A moment, by the warehouse's clock, because everyone works by that; empty is none. */
export function MomentField({ id: given, label, value, onChange, problem, required }: MomentFieldProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Labelled id={id} label={label} problem={problem}>
      <input
        id={id}
        type="datetime-local"
        required={required}
        value={value === null ? '' : writeClock(value)}
        onChange={({ target }) =>
          onChange(target.value === '' ? null : new Date(findMoment(target.value)).toISOString())
        }
        className={frame(problem)}
        {...describe(id, problem)}
      />
    </Labelled>
  )
}
