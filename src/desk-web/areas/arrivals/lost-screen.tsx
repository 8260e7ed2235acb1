import { type FormEvent, useState } from 'react'
import type { ListedItem } from '#contracts/desk/items.ts'
import { buildSinceColumn, ITEM_COLUMNS, nameItem } from '../../lists/item-columns.tsx'
import { buildItemListKey, ItemListScreen } from '../../lists/item-list-screen.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'

const T = TEXTS.arrivals.lost

const LOST = 'lost'

interface ClaimDialogProps {
  readonly device: ListedItem
  readonly onClose: () => void
}

/** The insurer pays, so the seller is paid, too. */
function ClaimDialog({ device, onClose }: ClaimDialogProps) {
  const [claimNumber, setClaimNumber] = useState('')
  const confirm = useAction(buildItemListKey(LOST))
  const title = T.confirmTitle(nameItem(device))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(
      {
        path: `/desk/api/items/${device.tradeNumber}/${device.itemNumber}/insurance`,
        json: { claimNumber },
        done: () => T.done(nameItem(device)),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(28rem,94vw)] rounded-card"
    >
      <form onSubmit={submit} className="grid gap-3 p-5">
        <h2 className="text-screen">{title}</h2>
        <p>{T.confirmLead}</p>
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.claimNumber}</span>
          <input
            required
            maxLength={60}
            autoComplete="off"
            value={claimNumber}
            onChange={({ target }) => setClaimNumber(target.value)}
            className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
          />
        </label>
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={confirm.isPending}>
            {T.pay}
          </button>
        </div>
      </form>
    </Modal>
  )
}

const buildColumns = (nowMs: number): readonly ListColumn<ListedItem>[] => [
  ITEM_COLUMNS.number,
  ITEM_COLUMNS.model,
  { ...buildSinceColumn(nowMs), title: T.since },
  ITEM_COLUMNS.bookedIn,
]

/** Devices that never arrived, and their insurance claims. */
export const LostScreen = () => (
  <ItemListScreen
    id={LOST}
    texts={T}
    buildColumns={buildColumns}
    action={T.confirm}
    renderDialog={(device, onClose) => <ClaimDialog device={device} onClose={onClose} />}
  />
)
