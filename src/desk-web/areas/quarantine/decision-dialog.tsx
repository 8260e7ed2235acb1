import { useState } from 'react'
import type { QuarantineDecision, QuarantinedRow } from '#contracts/desk/quarantine.ts'
import { nameItem } from '../../lists/item-columns.tsx'
import { buildItemListKey } from '../../lists/item-list-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

const T = TEXTS.quarantine

type Decision = QuarantineDecision['decision']

const DECISIONS: readonly Decision[] = ['cleared', 'return_allowed', 'authority_handover']

function findHint(decision: Decision, { isHazardous, keptUntil }: QuarantinedRow): string {
  if (decision === 'authority_handover') return T.hints.authority_handover(formatDay(keptUntil))
  if (decision === 'return_allowed' && isHazardous) return T.hints.hazardous
  return T.hints[decision]
}

interface HandoverFieldsProps {
  readonly fileNumber: string
  readonly onFileNumber: (fileNumber: string) => void
  readonly isRequested: boolean
  readonly onRequested: (isRequested: boolean) => void
}

const HandoverFields = ({ fileNumber, onFileNumber, isRequested, onRequested }: HandoverFieldsProps) => (
  <div className="grid gap-2 pl-7">
    <label className="grid gap-1">
      <span className="text-ink-soft">{T.fileNumber}</span>
      <input
        required
        maxLength={60}
        autoComplete="off"
        value={fileNumber}
        onChange={({ target }) => onFileNumber(target.value)}
        className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
      />
    </label>
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        checked={isRequested}
        onChange={({ target }) => onRequested(target.checked)}
        className="size-4 accent-accent"
      />
      {T.isRequested}
    </label>
  </div>
)

export interface DecisionDialogProps {
  readonly device: QuarantinedRow
  readonly onClose: () => void
}

/** The three ways out of quarantine. */
export function DecisionDialog({ device, onClose }: DecisionDialogProps) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const [fileNumber, setFileNumber] = useState('')
  const [isRequested, setIsRequested] = useState(false)
  const decide = useAction(buildItemListKey('quarantine'))
  const title = T.decideOn(nameItem(device))
  const submit = () => {
    if (decision === null) return
    const handover = decision === 'authority_handover' ? { fileNumber, isRequested } : null
    decide.mutate(
      {
        path: `/desk/api/items/${device.tradeNumber}/${device.itemNumber}/quarantine`,
        json: { decision, ...handover },
        done: () => T.done[decision](nameItem(device)),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      title={title}
      button={T.confirm}
      isDisabled={decision === null || decide.isPending}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">{title}</legend>
        {DECISIONS.map((one) => (
          <label key={one} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
            <input
              type="radio"
              name="decision"
              required
              checked={decision === one}
              disabled={one === 'return_allowed' && device.isHazardous}
              onChange={() => setDecision(one)}
              className="mt-1 size-4 accent-accent"
            />
            <span>
              <span className="font-medium">{T.decisions[one]}</span>
              <span className="block text-ink-soft">{findHint(one, device)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {decision === 'authority_handover' && (
        <HandoverFields
          fileNumber={fileNumber}
          onFileNumber={setFileNumber}
          isRequested={isRequested}
          onRequested={setIsRequested}
        />
      )}
    </FormDialog>
  )
}
