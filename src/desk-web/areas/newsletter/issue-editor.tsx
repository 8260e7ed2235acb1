import { type FormEvent, useId, useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ProblemList } from './problem-list.tsx'

const T = TEXTS.newsletter

export interface IssueEditorProps {
  readonly text: string
  readonly onType: (text: string) => void
  readonly button: string
  readonly isBusy: boolean
  /** The fields that the server has refused. */
  readonly refused: Parameters<typeof ProblemList>[0]['problems']
  readonly onSave: (issue: unknown) => void
}

/** Undefined if the text isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** An issue as its file. What is wrong with it is said below the text, and nothing that was typed is lost. */
export function IssueEditor({ text, onType, button, isBusy, refused, onSave }: IssueEditorProps) {
  const [isBroken, setIsBroken] = useState(false)
  const problemId = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const issue = parseJson(text)
    setIsBroken(issue === undefined)
    if (issue !== undefined) onSave(issue)
  }
  const hasProblem = isBroken || refused.length > 0
  return (
    <form onSubmit={save} className="grid gap-3">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.file}</span>
        <textarea
          rows={22}
          required
          spellCheck={false}
          maxLength={100_000}
          value={text}
          aria-describedby={hasProblem ? problemId : undefined}
          onChange={({ target }) => {
            setIsBroken(false)
            onType(target.value)
          }}
          className="w-full rounded-control border border-edge bg-card p-2 font-mono text-tiny"
        />
      </label>
      {hasProblem && (
        <div id={problemId} role="alert" className="rounded-field border-l-4 border-error bg-card p-3">
          {isBroken ? <p>{T.notJson}</p> : <ProblemList problems={refused} />}
        </div>
      )}
      <button type="submit" className={`${DESK_BUTTON.primary} w-fit`} disabled={isBusy}>
        {button}
      </button>
    </form>
  )
}
