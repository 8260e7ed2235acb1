import { type FormEvent, useState } from 'react'
import type { OpenIssue } from '#contracts/desk/newsletter.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { ISSUES_KEY, ISSUES_PATH } from './issue-queries.ts'
import { listRefusedFields, ProblemList } from './problem-list.tsx'
import { writeIssue } from './read-issue.ts'
import { DraftEnd } from './sending-card.tsx'

const T = TEXTS.newsletter

const FIELD = 'min-h-9 w-full max-w-80 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface DraftProps {
  readonly issue: OpenIssue
}

function PictureCard({ issue }: DraftProps) {
  const add = useAction(ISSUES_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [name, file] = [String(typed.get('name') ?? '').trim(), typed.get('picture')]
    if (!(file instanceof File)) return
    add.mutate(
      {
        method: 'PUT',
        path: `${ISSUES_PATH}/${issue.id}/pictures/${encodeURIComponent(name)}`,
        file,
        done: () => T.pictureAdded(name),
      },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <Card title={T.pictures}>
      <form onSubmit={submit} className="grid gap-3">
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.pictureName}</span>
          <input
            name="name"
            required
            placeholder="autumn.png"
            pattern="[a-z0-9][a-z0-9\-]{0,59}\.(png|jpg|webp)"
            autoComplete="off"
            className={FIELD}
          />
        </label>
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.pictureFile}</span>
          <input
            type="file"
            name="picture"
            required
            accept={PHOTO_MEDIA_TYPES.join(',')}
            className="w-full min-w-0"
          />
        </label>
        {add.error && <ProblemList problems={listRefusedFields(add.error)} />}
        <button type="submit" className={`${DESK_BUTTON.secondary} w-fit`} disabled={add.isPending}>
          {T.addPicture}
        </button>
      </form>
    </Card>
  )
}

function TestCard({ issue, isDirty }: DraftProps & { readonly isDirty: boolean }) {
  const [email, setEmail] = useState('')
  const send = useAction(ISSUES_KEY)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({
      path: `${ISSUES_PATH}/${issue.id}/tests`,
      json: { email },
      done: () => T.testSent(email),
    })
  }
  return (
    <Card title={T.test}>
      <form onSubmit={submit} className="grid gap-3">
        <p>{issue.isTested ? T.tested : T.untested}</p>
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.testAddress}</span>
          <input
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            className={FIELD}
          />
        </label>
        {send.error && <ProblemList problems={listRefusedFields(send.error)} />}
        {isDirty && <p className="text-ink-soft">{T.unsaved}</p>}
        <button
          type="submit"
          className={`${DESK_BUTTON.secondary} w-fit`}
          disabled={send.isPending || isDirty}
        >
          {T.sendTest}
        </button>
      </form>
    </Card>
  )
}

/** What can be done with a draft. A test and the schedule are about the stored version, so they wait for unsaved changes. */
export function DraftCards({ issue }: DraftProps) {
  const stored = writeIssue(issue.issue)
  const [typed, setTyped] = useState<string | null>(null)
  const save = useAction(ISSUES_KEY)
  const isDirty = typed !== null && typed !== stored
  return (
    <>
      <Card title={T.content}>
        <IssueEditor
          text={typed ?? stored}
          onType={setTyped}
          button={T.save}
          isBusy={save.isPending}
          refused={listRefusedFields(save.error)}
          onSave={(json) =>
            save.mutate(
              { method: 'PUT', path: `${ISSUES_PATH}/${issue.id}`, json, done: () => T.saved },
              // What was typed meanwhile isn't stored yet.
              { onSuccess: () => setTyped((now) => (now === typed ? null : now)) },
            )
          }
        />
      </Card>
      <PictureCard issue={issue} />
      <TestCard issue={issue} isDirty={isDirty} />
      <DraftEnd issue={issue} isDirty={isDirty} />
    </>
  )
}
