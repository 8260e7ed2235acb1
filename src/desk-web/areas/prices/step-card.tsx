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
import { ConfirmButton } from '../../ui/confirm-button.tsx'
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
  const [dialog, setDialog] = useState<'schedule' | 'undo' | null>(null)
  const isConfirmed = useConfirmed()
  const openPath = useOpenPath()
  const act = useAction<ChangedDraft>(PRICES_KEY)
  const path = `${DRAFTS_PATH}/${draft.id}`
  const can = (step: PriceDraftStep) => canDraft(step, draft.state)
  const isReady = draft.rowCount > 0 && !draft.isStale && (draft.guardedCount === 0 || draft.isApproved)
  const close = () => setDialog(null)
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
        {can('start') && (
          <>
            <ConfirmButton
              button={T.start}
              text={T.startText}
              tone="primary"
              isDisabled={act.isPending || !isReady}
              mayAsk={isConfirmed}
              onConfirm={() =>
                act.mutate({
                  method: 'PUT',
                  path: `${path}/start`,
                  json: { at: null, revision: draft.revision },
                  done: () => T.started,
                })
              }
            />
            <button
              type="button"
              className={DESK_BUTTON.secondary}
              disabled={act.isPending || !isReady}
              onClick={() => isConfirmed() && setDialog('schedule')}
            >
              {T.schedule}
            </button>
          </>
        )}
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
        {can('undo') && (
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={act.isPending}
            onClick={() => isConfirmed() && setDialog('undo')}
          >
            {T.undo}
          </button>
        )}
        {can('withdraw') && (
          <ConfirmButton
            button={T.withdraw}
            text={T.withdrawText}
            tone="primary"
            isDisabled={act.isPending}
            mayAsk={isConfirmed}
            onConfirm={() => act.mutate({ path: `${path}/withdrawal`, done: () => T.withdrawing })}
          />
        )}
        {can('discard') && (
          <ConfirmButton
            button={T.discard}
            text={T.discardText}
            isDisabled={act.isPending}
            onConfirm={() =>
              act.mutate(
                { method: 'DELETE', path, done: () => T.discarded },
                { onSuccess: () => openPath('/desk/prices', { replace: true }) },
              )
            }
          />
        )}
      </div>
      {dialog === 'schedule' && <StartDialog draft={draft} onClose={close} />}
      {dialog === 'undo' && <UndoDialog draft={draft} onClose={close} />}
    </Card>
  )
}
