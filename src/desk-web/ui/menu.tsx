import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { DESK_BUTTON } from './button-style.ts'

export interface MenuProps {
  /** What the panel is called. */
  readonly label: string
  /** The button's text names it. */
  readonly button: ReactNode
  /** Which edge of the button the panel begins at; towards the middle of the screen, so that it fits. */
  readonly side?: 'left' | 'right'
  readonly variant?: keyof typeof DESK_BUTTON
  readonly children: ReactNode
}

/** A panel under its button. It closes with Escape, a click elsewhere, or when the focus leaves it. */
export function Menu({ label, button, side = 'right', variant = 'quiet', children }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys pressed on the controls inside
    <div
      ref={whole}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setIsOpen(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={DESK_BUTTON[variant]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and this has a label
        <div
          id={id}
          role="group"
          aria-label={label}
          className={`absolute z-30 mt-1 max-h-[70vh] w-64 max-w-[90vw] animate-pop overflow-y-auto rounded-card border border-line bg-card p-2 shadow-lg ${side === 'right' ? 'right-0' : 'left-0'}`}
        >
          {children}
        </div>
      )}
    </div>
  )
}
