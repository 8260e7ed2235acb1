import { useState } from 'react'
import type { RuleDraft, ShownNumber } from '#contracts/desk/rules.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatNumber, readNumber, writeNumber } from './number-text.ts'

const T = TEXTS.rules

type Problems = RuleDraft['problems']

export interface NumberFieldsProps {
  readonly numbers: readonly ShownNumber[]
  readonly draft: RuleDraft
  readonly onChange: (key: string, value: number) => void
}

const CELL = 'border-t border-line px-2 py-1.5 align-middle'

/** The last readable number is saved when the field is left; what can't be read stays and is marked. */
function NumberField({
  number,
  draft,
  onChange,
}: Omit<NumberFieldsProps, 'numbers'> & { number: ShownNumber }) {
  const { key, kind, value, text } = number
  const stored = writeNumber(kind, draft.changes[key] ?? value)
  const [typed, setTyped] = useState<string | null>(null)
  const isUnreadable = typed !== null && readNumber(typed) === null
  const problem = isUnreadable ? 'RANGE' : findProblem(draft.problems, key)
  const problemId = `problem-${key}`
  const save = () => {
    const read = typed === null ? null : readNumber(typed)
    if (read === null) return
    setTyped(null)
    if (read !== (draft.changes[key] ?? value)) onChange(key, read)
  }
  return (
    <>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={typed ?? stored}
        aria-label={T.numberField(text, kind === 'factor' ? T.share : T.amount)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') setTyped(null)
        }}
        className={`figures min-h-9 w-24 rounded-control border bg-card px-2 text-right max-md:min-h-11 ${problem === undefined ? 'border-edge' : 'border-error'} ${key in draft.changes ? 'font-semibold' : ''}`}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className="mt-1 max-w-64 text-tiny text-error">
          {T.problems[problem]}
        </p>
      )}
    </>
  )
}

const findProblem = (problems: Problems, key: string): Problems[number]['problem'] | undefined =>
  problems.find((one) => one.key === key)?.problem

function NumberRow({
  number,
  draft,
  onChange,
}: Omit<NumberFieldsProps, 'numbers'> & { number: ShownNumber }) {
  const { key, kind, value, text, isFixed } = number
  return (
    <tr className={key in draft.changes ? 'bg-accent-tint' : ''}>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        {text}
      </th>
      <td className={`${CELL} figures text-right whitespace-nowrap`}>{formatNumber(kind, value)}</td>
      <td className={`${CELL} text-right`}>
        {isFixed ? (
          <span className="text-ink-soft" title={T.fixed}>
            –<span className="sr-only">{T.fixed}</span>
          </span>
        ) : (
          <NumberField number={number} draft={draft} onChange={onChange} />
        )}
      </td>
    </tr>
  )
}

/** The numbers of one category, question by question. */
export function NumberFields({ numbers, draft, onChange }: NumberFieldsProps) {
  const questions = [...Map.groupBy(numbers, ({ question }) => question)]
  return (
    <table className="w-full max-w-3xl border-collapse">
      <thead>
        <tr className="text-tiny text-ink-soft">
          <th scope="col" className="px-2 py-1.5 text-left font-medium">
            {T.columns.answer}
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-medium">
            {T.columns.now}
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-medium">
            {T.columns.draft}
          </th>
        </tr>
      </thead>
      {questions.map(([question, own]) => (
        <tbody key={question ?? ''}>
          {question !== null && (
            <tr>
              <th scope="rowgroup" colSpan={3} className="px-2 pt-4 pb-1 text-left font-semibold">
                {own[0]?.questionText}
              </th>
            </tr>
          )}
          {own.map((number) => (
            <NumberRow key={number.key} number={number} draft={draft} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
