import { type FormEvent, useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { LinesField } from '../../ui/fields.tsx'
import { IssueFields } from './issue-fields.tsx'
import { ProblemList } from './problem-list.tsx'
import { readIssue, writeIssue } from './read-issue.ts'

const T = TEXTS.newsletter

export interface IssueEditorProps {
  /** The issue as its file. */
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

/** An issue in fields and blocks, or as its file. What is wrong with it is said below, and nothing that was typed is lost. */
export function IssueEditor({ text, onType, button, isBusy, refused, onSave }: IssueEditorProps) {
  const [isFile, setIsFile] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const issue = isFile ? null : readIssue(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseJson(text)
    setIsBroken(parsed === undefined)
    if (parsed !== undefined) onSave(parsed)
  }
  const type = (typed: string) => {
    setIsBroken(false)
    onType(typed)
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      {issue ? (
        <IssueFields issue={issue} onChange={(changed) => type(writeIssue(changed))} />
      ) : (
        <LinesField label={T.file} value={text} onChange={type} rows={22} maxLength={100_000} isCode />
      )}
      {(isBroken || refused.length > 0) && (
        <div role="alert" className="rounded-field border-l-4 border-error bg-card p-3">
          {isBroken ? <p>{T.notJson}</p> : <ProblemList problems={refused} />}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={DESK_BUTTON.primary} disabled={isBusy}>
          {button}
        </button>
        <button type="button" className={DESK_BUTTON.quiet} onClick={() => setIsFile(issue !== null)}>
          {issue ? T.asFile : T.asFields}
        </button>
      </div>
    </form>
  )
}
