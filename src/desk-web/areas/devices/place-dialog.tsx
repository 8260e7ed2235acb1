import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeviceRow } from '#contracts/desk/lists.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { changePlace } from '../../platform/places/change-place.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { buildDeviceListQuery } from './device-queries.ts'

const T = TEXTS.places

export interface PlaceDialogProps {
  readonly devices: readonly DeviceRow[]
  readonly onClose: () => void
}

/** One after the other: each is a change of its own, and those before a refusal stay. */
async function putAll(devices: readonly DeviceRow[], place: string): Promise<string> {
  let shelf = place
  for (const device of devices) shelf = (await changePlace(device, place)).place ?? place
  return shelf
}

/** Puts all selected devices on one shelf. */
export function PlaceDialog({ devices, onClose }: PlaceDialogProps) {
  const [place, setPlace] = useState('')
  const client = useQueryClient()
  const store = useMutation({
    mutationFn: (typed: string) => putAll(devices, typed),
    onSuccess: (shelf) => {
      showToast({ text: T.selectedDone(devices.length, shelf) })
      onClose()
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: buildDeviceListQuery('bought').queryKey }),
  })
  const put = (shelf: string) => {
    if (!store.isPending) store.mutate(shelf)
  }
  // A scanned shelf needs no click.
  useScan((code) => {
    setPlace(code)
    put(code)
  })
  return (
    <FormDialog
      title={T.selectedTitle(devices.length)}
      button={T.putAwaySelected}
      isDisabled={store.isPending}
      onSubmit={() => put(place)}
      onClose={onClose}
    >
      <p>{T.selectedLead}</p>
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.shelf}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type this
          autoFocus
          required
          maxLength={60}
          autoComplete="off"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
        />
      </label>
    </FormDialog>
  )
}
