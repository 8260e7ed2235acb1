import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface OptionalSectionProps {
  readonly isOpen: boolean
  /** What the button says as long as the section is closed. */
  readonly addLabel: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

const FIRST_STOP = 'input, select, button'

/** Fields that can be filled in now or later: a button until someone asks for them. */
export function OptionalSection({ isOpen, addLabel, onOpen, children }: OptionalSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // What had the focus is gone: the first field takes it, or the button that opens the section again.
  useEffect(() => {
    if (wasOpen === isOpen) return
    setWasOpen(isOpen)
    place.current?.querySelector<HTMLElement>(FIRST_STOP)?.focus()
  }, [isOpen, wasOpen])
  return (
    <div ref={place}>
      {isOpen ? (
        children
      ) : (
        <button
          type="button"
          onClick={onOpen}
          className="inline-flex min-h-11 cursor-pointer items-center text-left font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {addLabel}
        </button>
      )}
    </div>
  )
}
