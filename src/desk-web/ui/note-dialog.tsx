import { type ReactNode, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'

export interface NoteDialogProps {
  readonly title: string
  readonly lead?: ReactNode
  /** What to type; without it the dialog only asks for confirmation. */
  readonly label?: string
  readonly minLength?: number
  readonly button: string
  readonly isBusy: boolean
  readonly onSubmit: (note: string) => void
  readonly onClose: () => void
}

/** Asks what someone has to say before something is done. */
export function NoteDialog({
  title,
  lead,
  label,
  button,
  isBusy,
  onSubmit,
  onClose,
  minLength = 3,
}: NoteDialogProps) {
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={title}
      button={button}
      isDisabled={isBusy}
      isWide
      onSubmit={() => onSubmit(note)}
      onClose={onClose}
    >
      {lead && <div>{lead}</div>}
      {label !== undefined && (
        <label className="grid gap-1">
          <span>{label}</span>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type this
            autoFocus
            rows={3}
            required={minLength > 0}
            minLength={minLength}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className="rounded-control border border-line bg-card px-2 py-1.5"
          />
        </label>
      )}
    </FormDialog>
  )
}
