import { useState } from 'react'
import type { ListedItem } from '#contracts/desk/items.ts'
import { buildSinceColumn, ITEM_COLUMNS, nameItem } from '../../lists/item-columns.tsx'
import { buildItemListKey, ItemListScreen } from '../../lists/item-list-screen.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { LineField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

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
  const submit = () =>
    confirm.mutate(
      {
        path: `/desk/api/items/${device.tradeNumber}/${device.itemNumber}/insurance`,
        json: { claimNumber },
        done: () => T.done(nameItem(device)),
      },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={T.confirmTitle(nameItem(device))}
      button={T.pay}
      isDisabled={confirm.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{T.confirmLead}</p>
      <LineField
        label={T.claimNumber}
        value={claimNumber}
        onChange={setClaimNumber}
        required
        maxLength={60}
      />
    </FormDialog>
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
