import type { ReactNode } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { DESK_BUTTON } from './button-style.ts'
import { Modal } from './modal.tsx'

export interface FormDialogProps {
  readonly title: string
  /** What sending the form does, as a verb. */
  readonly button: string
  /** Whether it can't be sent now: something is missing, or it is being sent. */
  readonly isDisabled?: boolean
  readonly isWide?: boolean
  readonly onSubmit: (typed: FormData) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form above the screen, with the way out beside its button. */
export const FormDialog = ({
  title,
  button,
  onSubmit,
  onClose,
  children,
  isDisabled = false,
  isWide = false,
}: FormDialogProps) => (
  <Modal
    label={title}
    onClose={onClose}
    className={`fixed inset-0 m-auto h-fit max-h-[90dvh] overflow-y-auto rounded-card ${isWide ? 'w-[min(34rem,94vw)]' : 'w-[min(28rem,94vw)]'}`}
  >
    <form
      className="grid gap-3 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <h2 className="text-screen">{title}</h2>
      {children}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
          {TEXTS.cancel}
        </button>
        <button type="submit" className={DESK_BUTTON.primary} disabled={isDisabled}>
          {button}
        </button>
      </div>
    </form>
  </Modal>
)
