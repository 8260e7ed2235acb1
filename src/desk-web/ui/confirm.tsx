import { TEXTS } from '../messages/texts.ts'
import { DESK_BUTTON } from './button-style.ts'
import { Modal } from './modal.tsx'

export interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** What the button does, as a verb. */
  readonly action: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that can't be undone. */
export const Confirm = ({ title, text, action, onConfirm, onClose }: ConfirmProps) => (
  <Modal
    label={title}
    onClose={onClose}
    className="fixed inset-0 m-auto h-fit w-[min(28rem,94vw)] rounded-card"
  >
    <div className="grid gap-3 p-5">
      <h2 className="text-screen">{title}</h2>
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
          {TEXTS.cancel}
        </button>
        <button
          type="button"
          className={DESK_BUTTON.primary}
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </button>
      </div>
    </div>
  </Modal>
)
