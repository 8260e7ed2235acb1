import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'

const T = TEXTS.operators

export interface ShownOnceProps {
  readonly title: string
  readonly text: string
  readonly secret: string
  readonly onClose: () => void
}

/** A password or token, which nobody can read again. */
export const ShownOnce = ({ title, text, secret, onClose }: ShownOnceProps) => (
  <Modal label={title} onClose={onClose} className="m-auto w-[min(34rem,94vw)] rounded-card">
    <div className="grid gap-3 p-5">
      <h2 className="text-screen">{title}</h2>
      <p>{text}</p>
      <code className="rounded-control border border-line bg-tint p-3 wrap-anywhere select-all">
        {secret}
      </code>
      <div className="flex justify-end">
        <button type="button" className={DESK_BUTTON.primary} onClick={onClose}>
          {T.saved}
        </button>
      </div>
    </div>
  </Modal>
)
