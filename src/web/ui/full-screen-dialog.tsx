import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/** Uses the whole screen where the browser allows it; elsewhere the dialog fills the window. */
function useFullScreen(onLeave: () => void) {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    // The browser keeps Escape for itself in full screen, so leaving that closes the dialog.
    const follow = () => !document.fullscreenElement && leave.current()
    document.addEventListener('fullscreenchange', follow)
    // Refused by the browser or its user: the dialog fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // It may have ended at this moment.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
}

/** Text and buttons on a screen whose colours are to be seen. */
export const FULL_SCREEN_CAPTION = 'rounded-field bg-[#14211b] text-[#ffffff]'

export interface FullScreenDialogProps {
  readonly label: string
  readonly closeLabel: string
  readonly className?: string
  readonly onClose: () => void
  /** Gets the way to close the dialog. */
  readonly children: (close: () => void) => ReactNode
}

/** A dialog as large as the screen, with a button that leaves it. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const { label, closeLabel, className = '', onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useFullScreen(close)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className={`m-0 h-dvh max-h-none w-dvw max-w-none border-0 forced-color-adjust-none ${className}`}
    >
      {children(close)}
      <button
        type="button"
        onClick={close}
        className={`absolute right-4 top-4 grid size-11 cursor-pointer place-items-center outline-offset-2 focus-visible:outline-3 focus-visible:outline-[#ffffff] ${FULL_SCREEN_CAPTION}`}
      >
        <Icon name="close" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </dialog>
  )
}
