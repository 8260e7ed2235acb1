import { type ReactNode, useEffect, useRef } from 'react'

export interface ModalProps {
  readonly label: string
  readonly onClose: () => void
  readonly className: string
  readonly children: ReactNode
}

/** A layer above the screen. The browser keeps the focus inside, closes it with Escape and gives the focus back. */
export function Modal({ label, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser handles
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => {
        // The dialog itself is only hit beside its content.
        if (target === dialog.current) onClose()
      }}
      className={`m-0 max-h-none max-w-none border border-line bg-card p-0 backdrop:bg-ink/40 dark:backdrop:bg-deep/70 ${className}`}
    >
      {children}
    </dialog>
  )
}
