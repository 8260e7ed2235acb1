import { useState } from 'react'
import type { OpenIssue } from '#contracts/desk/newsletter.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { ScheduleDialog } from '../../ui/schedule-dialog.tsx'
import { ISSUES_KEY, ISSUES_PATH } from './issue-queries.ts'
import { listRefusedFields, ProblemList } from './problem-list.tsx'

const T = TEXTS.newsletter

interface IssueProps {
  readonly issue: OpenIssue
}

function SendingDialog({ issue, onClose }: IssueProps & { readonly onClose: () => void }) {
  const schedule = useAction(ISSUES_KEY)
  return (
    <ScheduleDialog
      title={T.scheduleTitle}
      lead={T.scheduleLead}
      label={T.sendAt}
      button={T.schedule}
      isBusy={schedule.isPending}
      onSchedule={(at) =>
        schedule.mutate(
          {
            method: 'PUT',
            path: `${ISSUES_PATH}/${issue.id}/schedule`,
            json: { at },
            done: () => T.scheduled,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {schedule.error && <ProblemList problems={listRefusedFields(schedule.error)} />}
    </ScheduleDialog>
  )
}

/** How a draft ends: scheduled, or deleted. */
export function DraftEnd({ issue, isDirty }: IssueProps & { readonly isDirty: boolean }) {
  const [isScheduling, setIsScheduling] = useState(false)
  const isConfirmed = useConfirmed()
  const openPath = useOpenPath()
  const remove = useAction(ISSUES_KEY)
  return (
    <Card title={T.sending}>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={DESK_BUTTON.primary}
          disabled={isDirty || !issue.isTested || issue.problems.length > 0}
          onClick={() => isConfirmed() && setIsScheduling(true)}
        >
          {T.schedule}
        </button>
        <ConfirmButton
          button={T.delete}
          text={T.deleteText}
          onConfirm={() =>
            remove.mutate(
              { method: 'DELETE', path: `${ISSUES_PATH}/${issue.id}`, done: () => T.deleted },
              { onSuccess: () => openPath('/desk/newsletter', { replace: true }) },
            )
          }
        />
      </div>
      {isScheduling && <SendingDialog issue={issue} onClose={() => setIsScheduling(false)} />}
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
  const stop = useAction(ISSUES_KEY)
  return (
    <Card title={T.sending}>
      <ConfirmButton
        button={T.stop}
        text={T.stopText}
        isDisabled={stop.isPending}
        onConfirm={() => stop.mutate({ path: `${ISSUES_PATH}/${issue.id}/stop`, done: () => T.stopped })}
      />
    </Card>
  )
}
