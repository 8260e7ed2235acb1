import { type ReactNode, useState } from 'react'
import { MomentField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'

export interface ScheduleDialogProps {
  readonly title: string
  readonly lead: string
  /** What the moment is called. */
  readonly label: string
  readonly button: string
  readonly isBusy: boolean
  readonly onSchedule: (at: string) => void
  readonly onClose: () => void
  /** What was wrong with it. */
  readonly children?: ReactNode
}

/** Asks when something is to happen. */
export function ScheduleDialog({
  title,
  lead,
  label,
  button,
  isBusy,
  onSchedule,
  onClose,
  children,
}: ScheduleDialogProps) {
  const [at, setAt] = useState<string | null>(null)
  return (
    <FormDialog
      title={title}
      button={button}
      isDisabled={isBusy}
      onSubmit={() => at !== null && onSchedule(at)}
      onClose={onClose}
    >
      <p>{lead}</p>
      <MomentField label={label} value={at} onChange={setAt} required />
      {children}
    </FormDialog>
  )
}
