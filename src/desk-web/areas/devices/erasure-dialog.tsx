import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeviceRow } from '#contracts/desk/lists.ts'
import { ERASURE_METHODS, type ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { recordErasure, refreshErasureLists } from '../../platform/erasure/record-erasure.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

const T = TEXTS.erasure

interface RecordedAll {
  readonly count: number
  readonly refused: readonly string[]
}

/** One after the other: each is a record of its own, and one that is refused stops none of the others. */
async function recordAll(devices: readonly DeviceRow[], method: ErasureMethod): Promise<RecordedAll> {
  const refused: string[] = []
  for (const device of devices) {
    try {
      await recordErasure(device, method)
    } catch (error) {
      refused.push(describeError(error))
    }
  }
  return { count: devices.length - refused.length, refused }
}

function tellOutcome({ count, refused }: RecordedAll): void {
  if (count > 0) showToast({ text: T.selectedDone(count) })
  const [reason] = refused
  if (reason) showToast({ text: T.selectedRefused(refused.length, reason), tone: 'error' })
}

export interface ErasureDialogProps {
  readonly devices: readonly DeviceRow[]
  readonly onClose: () => void
}

/** Records that all selected devices were erased in the same way. */
export function ErasureDialog({ devices, onClose }: ErasureDialogProps) {
  const [method, setMethod] = useState<ErasureMethod | null>(null)
  const client = useQueryClient()
  const store = useMutation({
    mutationFn: (chosen: ErasureMethod) => recordAll(devices, chosen),
    onSuccess: (outcome) => {
      tellOutcome(outcome)
      onClose()
    },
    onSettled: () => refreshErasureLists(client),
  })
  return (
    <FormDialog
      title={T.selectedTitle(devices.length)}
      button={T.recordSelected}
      isDisabled={store.isPending}
      onSubmit={() => {
        if (method) store.mutate(method)
      }}
      onClose={onClose}
    >
      <p>{T.selectedLead}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-ink-soft">{T.chooseMethod}</legend>
        {ERASURE_METHODS.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <input
              type="radio"
              name="method"
              required
              checked={method === each}
              onChange={() => setMethod(each)}
              className="size-5 accent-accent"
            />
            {T.methods[each]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
