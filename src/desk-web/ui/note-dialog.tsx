import { type ReactNode, useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { DESK_BUTTON } from './button-style.ts'
import { Modal } from './modal.tsx'

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
    <Modal label={title} onClose={onClose} className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card">
      <form
        className="grid gap-3 p-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(note)
        }}
      >
        <h2 className="font-text text-base font-semibold tracking-normal">{title}</h2>
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
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.quiet} onClick={onClose}>
            {TEXTS.payouts.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={isBusy}>
            {button}
          </button>
        </div>
      </form>
    </Modal>
  )
}
