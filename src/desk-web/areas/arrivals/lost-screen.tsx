import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import type { ListedItem } from '#contracts/desk/items.ts'
import { DataList } from '../../lists/data-list.tsx'
import { buildSinceColumn, ITEM_COLUMNS, nameItem } from '../../lists/item-columns.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'
import { Screen } from '../../ui/screen.tsx'

const T = TEXTS.arrivals.lost

/** Named by its address, so that changed counts load it again. */
const LOST_KEY = ['list', '/desk/lost'] as const

interface ClaimDialogProps {
  readonly device: ListedItem
  readonly onClose: () => void
}

/** The insurer pays, so the seller is paid, too. */
function ClaimDialog({ device, onClose }: ClaimDialogProps) {
  const [claimNumber, setClaimNumber] = useState('')
  const confirm = useAction(LOST_KEY)
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

const buildHref = ({ tradeNumber, itemNumber }: ListedItem): string => buildSalePath(tradeNumber, itemNumber)

/** Devices that never arrived, and their insurance claims. */
export function LostScreen() {
  const nowMs = useNow()
  const [claimed, setClaimed] = useState<ListedItem | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: LOST_KEY,
    queryFn: readFrom<ListedItem[]>('/desk/api/lost'),
  })
  const columns = useMemo(
    () => [
      ITEM_COLUMNS.number,
      ITEM_COLUMNS.model,
      { ...buildSinceColumn(nowMs), title: T.since },
      ITEM_COLUMNS.bookedIn,
    ],
    [nowMs],
  )
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="lost"
        label={T.title}
        rows={data}
        columns={columns}
        getRowId={nameItem}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
        renderActions={(device) => (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            aria-label={`${T.confirm}: ${nameItem(device)}`}
            onClick={() => setClaimed(device)}
          >
            {T.confirm}
          </button>
        )}
      />
      {claimed && <ClaimDialog device={claimed} onClose={() => setClaimed(null)} />}
    </Screen>
  )
}
