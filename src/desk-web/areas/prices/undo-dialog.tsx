import { useQuery } from '@tanstack/react-query'
import type { ChangedDraft, NotedPrice, ShownPriceDraft, UndoPreviewJson } from '#contracts/desk/prices.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'
import { describeGuards, describePrice, describeSize } from './describe-price.ts'
import { buildUndoQuery, DRAFTS_PATH, PRICES_KEY } from './price-queries.ts'

const T = TEXTS.prices

interface PreviewProps {
  readonly preview: UndoPreviewJson
}

const describePath = ({ nowInCents, backInCents, currency, isLeft }: NotedPrice): string => {
  const now = describePrice(nowInCents, currency) || T.notBought
  return isLeft ? T.stays(now) : T.goesBack(now, describePrice(backInCents, currency) || T.notBought)
}

/** What the lists say now and afterwards, of prices that someone has to look at. */
const Noted = ({ preview: { noted } }: PreviewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard
  <section aria-label={T.noted} tabIndex={0} className="max-h-60 overflow-y-auto border-y border-line">
    <ul>
      {noted.map((price) => (
        <li
          key={`${price.market}-${price.deviceId}-${price.storageGb}`}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
        >
          <span className="min-w-0 wrap-anywhere">
            {price.market.toUpperCase()} {price.manufacturer} {price.model}, {describeSize(price.storageGb)}
            {price.guards.length > 0 && (
              <span className="block text-tiny text-error">{describeGuards(price.guards)}</span>
            )}
          </span>
          <span className="figures">{describePath(price)}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** Drafts that were started later, which can be undone before this one. */
const Later = ({ preview: { leftCount, later } }: PreviewProps) => (
  <div>
    <p className="font-semibold">{T.undoLeft(leftCount)}</p>
    <ul className="list-disc pl-5">
      {later.map(({ draft, name, count }) => (
        <li key={draft}>
          {draft === null ? (
            T.byImport
          ) : (
            <DeskLink href={`/desk/prices/${draft}`} className={TEXT_LINK}>
              {name}
            </DeskLink>
          )}
          {T.laterCount(count)}
        </li>
      ))}
    </ul>
    <p className="text-ink-soft">{T.undoLeftHint}</p>
  </div>
)

interface ApprovalProps extends PreviewProps {
  readonly draft: ShownPriceDraft
}

function UndoApproval({ draft, preview }: ApprovalProps) {
  const approve = useAction<ChangedDraft>(PRICES_KEY)
  const { approvedBy, isOwnApproval, isOnePersonDesk, guardedCount, listState, guardState } = preview
  return (
    <div role="status" className="rounded-control border border-error p-3">
      <p className="font-semibold text-error">{T.undoGuarded(guardedCount)}</p>
      {approvedBy !== null && <p>{T.approved(approvedBy)}</p>}
      {isOwnApproval && !isOnePersonDesk && <p>{T.undoOwnApproval}</p>}
      {approvedBy === null && (
        <>
          <p>{T.undoApproveHint}</p>
          <button
            type="button"
            className={`${DESK_BUTTON.secondary} mt-2`}
            disabled={approve.isPending}
            onClick={() =>
              approve.mutate({
                path: `${DRAFTS_PATH}/${draft.id}/undo/approval`,
                json: { listState, guardState },
                done: () => T.isApproved,
              })
            }
          >
            {T.approveUndo}
          </button>
        </>
      )}
    </div>
  )
}

const isAllowed = ({
  putBackCount,
  guardedCount,
  approvedBy,
  isOwnApproval,
  isOnePersonDesk,
}: UndoPreviewJson) =>
  putBackCount > 0 && (guardedCount === 0 || (approvedBy !== null && (isOnePersonDesk || !isOwnApproval)))

const Preview = ({ draft, preview }: ApprovalProps) => (
  <>
    <p>{T.undoBack(preview.putBackCount)}</p>
    {preview.endedCount > 0 && <p>{T.undoEnded(preview.endedCount)}</p>}
    {preview.leftCount > 0 && <Later preview={preview} />}
    {preview.noted.length > 0 && <Noted preview={preview} />}
    {preview.guardedCount > 0 && <UndoApproval draft={draft} preview={preview} />}
  </>
)

interface UndoDialogProps {
  readonly draft: ShownPriceDraft
  readonly onClose: () => void
}

/** Says what goes back and what stays, before anything is undone. */
export function UndoDialog({ draft, onClose }: UndoDialogProps) {
  const { data, error } = useQuery(buildUndoQuery(draft.id))
  const undo = useAction<ChangedDraft>(PRICES_KEY)
  const confirm = () =>
    undo.mutate(
      {
        path: `${DRAFTS_PATH}/${draft.id}/undo`,
        json: { listState: data?.listState },
        done: () => T.undoing,
      },
      { onSuccess: onClose },
    )
  return (
    <Modal
      label={T.undo}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[94dvh] w-[min(36rem,94vw)] overflow-y-auto rounded-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
        <h2 className="text-screen">{T.undo}</h2>
        {!data && <p role="status">{error ? describeError(error) : TEXTS.loading}</p>}
        {data && <Preview draft={draft} preview={data} />}
        <p className="text-ink-soft">{T.undoText}</p>
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={!data || !isAllowed(data) || undo.isPending}
            onClick={confirm}
          >
            {T.undo}
          </button>
        </div>
      </div>
    </Modal>
  )
}
