import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangedDraft, ShownPriceDraft } from '#contracts/desk/prices.ts'
import { canDraft, isDraftMoving, type PriceDraftStep } from '#domain/price-lists/draft-states.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ScheduleDialog } from '../../ui/schedule-dialog.tsx'
import { DRAFTS_PATH, PRICES_KEY } from './price-queries.ts'
import { sendSteps } from './send-in-parts.ts'
import { UndoDialog } from './undo-dialog.tsx'

const T = TEXTS.prices

interface DraftProps {
  readonly draft: ShownPriceDraft
}

function StartDialog({ draft, onClose }: DraftProps & { readonly onClose: () => void }) {
  const schedule = useAction<ChangedDraft>(PRICES_KEY)
  return (
    <ScheduleDialog
      title={T.schedule}
      lead={T.scheduleLead}
      label={T.startTime}
      button={T.schedule}
      isBusy={schedule.isPending}
      onSchedule={(at) =>
        schedule.mutate(
          {
            method: 'PUT',
            path: `${DRAFTS_PATH}/${draft.id}/start`,
            json: { at, revision: draft.revision },
            done: () => T.scheduled,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}

/** What needs a question before it is done. */
const ASKED = {
  start: {
    title: T.start,
    text: T.startText,
    done: T.started,
    method: 'PUT',
    path: '/start',
  },
  withdraw: {
    title: T.withdraw,
    text: T.withdrawText,
    done: T.withdrawing,
    method: 'POST',
    path: '/withdrawal',
  },
  discard: {
    title: T.discard,
    text: T.discardText,
    done: T.discarded,
    method: 'DELETE',
    path: '',
  },
} as const

type Asked = keyof typeof ASKED

/** Steps with a dialog of their own. */
type Dialog = 'schedule' | 'undo'

/** Compares a draft with a list that has changed meanwhile. */
function CompareAgain({ draft }: DraftProps) {
  const client = useQueryClient()
  const compare = useMutation({
    mutationFn: () => sendSteps(`${DRAFTS_PATH}/${draft.id}/check`, {}),
    onSuccess: () => showToast({ text: T.compared }),
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: PRICES_KEY }),
  })
  return (
    <div role="status" className="mb-3">
      <p>{T.stale}</p>
      <button
        type="button"
        className={`${DESK_BUTTON.secondary} mt-2`}
        disabled={compare.isPending}
        onClick={() => compare.mutate()}
      >
        {T.compare}
      </button>
    </div>
  )
}

/** Whether a second person is needed, and who it was. */
function Approval({ draft }: DraftProps) {
  const approve = useAction<ChangedDraft>(PRICES_KEY)
  const isConfirmed = useConfirmed()
  if (draft.guardedCount === 0) return null
  if (draft.isApproved) return <p className="mb-3">{T.approved(draft.approvedBy ?? '')}</p>
  const mayApprove = !draft.isOwn || draft.isOnePersonDesk
  return (
    <div role="status" className="mb-3 rounded-control border border-error p-3">
      <p className="font-semibold text-error">{T.guarded(draft.guardedCount)}</p>
      {draft.isOwn && <p>{draft.isOnePersonDesk ? T.onePerson : T.guardedOwn}</p>}
      {mayApprove && (
        <button
          type="button"
          className={`${DESK_BUTTON.secondary} mt-2`}
          disabled={approve.isPending}
          onClick={() =>
            isConfirmed() &&
            approve.mutate({
              path: `${DRAFTS_PATH}/${draft.id}/approval`,
              json: { revision: draft.revision },
              done: () => T.isApproved,
            })
          }
        >
          {T.approve}
        </button>
      )}
    </div>
  )
}

/** How a draft becomes live, and how that is taken back. */
export function StepCard({ draft }: DraftProps) {
  const [asked, setAsked] = useState<Asked | Dialog | null>(null)
  const isConfirmed = useConfirmed()
  const openPath = useOpenPath()
  const act = useAction<ChangedDraft>(PRICES_KEY)
  const path = `${DRAFTS_PATH}/${draft.id}`
  const can = (step: PriceDraftStep) => canDraft(step, draft.state)
  const isReady = draft.rowCount > 0 && !draft.isStale && (draft.guardedCount === 0 || draft.isApproved)
  const close = () => setAsked(null)
  const confirm = (step: Asked) => {
    const { method, done } = ASKED[step]
    const json = step === 'start' ? { at: null, revision: draft.revision } : undefined
    act.mutate(
      { method, path: path + ASKED[step].path, json, done: () => done },
      { onSuccess: () => step === 'discard' && openPath('/desk/prices', { replace: true }) },
    )
  }
  const button = (step: Asked | Dialog, text: string, isPrimary = false) => (
    <button
      type="button"
      className={isPrimary ? DESK_BUTTON.primary : DESK_BUTTON.secondary}
      disabled={act.isPending || ((step === 'start' || step === 'schedule') && !isReady)}
      onClick={() => (step === 'discard' || isConfirmed()) && setAsked(step)}
    >
      {text}
    </button>
  )
  return (
    <Card title={T.steps}>
      {can('start') && draft.isStale && <CompareAgain draft={draft} />}
      {can('approve') && <Approval draft={draft} />}
      {isDraftMoving(draft.state) && draft.totalCount > 0 && (
        <Progress
          done={draft.doneCount}
          total={draft.totalCount}
          text={T.progress(draft.doneCount, draft.totalCount)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {can('start') && button('start', T.start, true)}
        {can('start') && button('schedule', T.schedule)}
        {can('cancel') && (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            disabled={act.isPending}
            onClick={() => act.mutate({ method: 'DELETE', path: `${path}/start`, done: () => T.cancelled })}
          >
            {T.cancelStart}
          </button>
        )}
        {can('undo') && button('undo', T.undo, true)}
        {can('withdraw') && button('withdraw', T.withdraw, true)}
        {can('discard') && button('discard', T.discard)}
      </div>
      {asked === 'schedule' && <StartDialog draft={draft} onClose={close} />}
      {asked === 'undo' && <UndoDialog draft={draft} onClose={close} />}
      {asked !== null && asked !== 'schedule' && asked !== 'undo' && (
        <Confirm
          title={ASKED[asked].title}
          text={ASKED[asked].text}
          action={ASKED[asked].title}
          onClose={close}
          onConfirm={() => confirm(asked)}
        />
      )}
    </Card>
  )
}
