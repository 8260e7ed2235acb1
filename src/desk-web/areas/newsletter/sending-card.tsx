import { type FormEvent, useState } from 'react'
import type { OpenIssue } from '#contracts/desk/newsletter.ts'
import { findMoment } from '#domain/markets/market-date.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ISSUES_KEY, ISSUES_PATH } from './issue-queries.ts'
import { listRefusedFields, ProblemList } from './problem-list.tsx'

const T = TEXTS.newsletter

interface IssueProps {
  readonly issue: OpenIssue
}

/** Everyone works by the warehouse's clock, so the typed time is the warehouse's. */
function ScheduleDialog({ issue, onClose }: IssueProps & { readonly onClose: () => void }) {
  const [at, setAt] = useState('')
  const schedule = useAction(ISSUES_KEY)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    schedule.mutate(
      {
        method: 'PUT',
        path: `${ISSUES_PATH}/${issue.id}/schedule`,
        json: { at: new Date(findMoment(at)).toISOString() },
        done: () => T.scheduled,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal
      label={T.scheduleTitle}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(28rem,94vw)] rounded-card"
    >
      <form onSubmit={submit} className="grid gap-3 p-5">
        <h2 className="text-screen">{T.scheduleTitle}</h2>
        <p>{T.scheduleLead}</p>
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.sendAt}</span>
          <input
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => setAt(target.value)}
            className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
          />
        </label>
        {schedule.error && <ProblemList problems={listRefusedFields(schedule.error)} />}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={schedule.isPending}>
            {T.schedule}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** How a draft ends: scheduled, or deleted. */
export function DraftEnd({ issue, isDirty }: IssueProps & { readonly isDirty: boolean }) {
  const [asked, setAsked] = useState<'nothing' | 'schedule' | 'delete'>('nothing')
  const isConfirmed = useConfirmed()
  const openPath = useOpenPath()
  const remove = useAction(ISSUES_KEY)
  const close = () => setAsked('nothing')
  return (
    <Card title={T.sending}>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={DESK_BUTTON.primary}
          disabled={isDirty || !issue.isTested || issue.problems.length > 0}
          onClick={() => isConfirmed() && setAsked('schedule')}
        >
          {T.schedule}
        </button>
        <button type="button" className={DESK_BUTTON.secondary} onClick={() => setAsked('delete')}>
          {T.delete}
        </button>
      </div>
      {asked === 'schedule' && <ScheduleDialog issue={issue} onClose={close} />}
      {asked === 'delete' && (
        <Confirm
          title={T.delete}
          text={T.deleteText}
          action={T.delete}
          onClose={close}
          onConfirm={() =>
            remove.mutate(
              { method: 'DELETE', path: `${ISSUES_PATH}/${issue.id}`, done: () => T.deleted },
              { onSuccess: () => openPath('/desk/newsletter', { replace: true }) },
            )
          }
        />
      )}
    </Card>
  )
}

/** Takes a scheduled issue back. */
export function CancelCard({ issue }: IssueProps) {
  const cancel = useAction(ISSUES_KEY)
  return (
    <Card title={T.sending}>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        disabled={cancel.isPending}
        onClick={() =>
          cancel.mutate({
            method: 'DELETE',
            path: `${ISSUES_PATH}/${issue.id}/schedule`,
            done: () => T.cancelled,
          })
        }
      >
        {T.cancel}
      </button>
    </Card>
  )
}

/** Ends the sending. */
export function StopCard({ issue }: IssueProps) {
  const [isAsking, setIsAsking] = useState(false)
  const stop = useAction(ISSUES_KEY)
  return (
    <Card title={T.sending}>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        disabled={stop.isPending}
        onClick={() => setIsAsking(true)}
      >
        {T.stop}
      </button>
      {isAsking && (
        <Confirm
          title={T.stop}
          text={T.stopText}
          action={T.stop}
          onClose={() => setIsAsking(false)}
          onConfirm={() => stop.mutate({ path: `${ISSUES_PATH}/${issue.id}/stop`, done: () => T.stopped })}
        />
      )}
    </Card>
  )
}
