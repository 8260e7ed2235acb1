import { type ReactNode, useEffect, useRef } from 'react'

export interface ChipRowProps {
  readonly id: string
  readonly label: string
  /** List items. */
  readonly children: ReactNode
}

/** Brings the chosen chip into sight. Only the row moves, never the page. */
function showChosen(row: HTMLElement): void {
  const chosen = row.querySelector('[aria-current=true]')?.getBoundingClientRect()
  if (!chosen) return
  const { left, right, width } = row.getBoundingClientRect()
  if (chosen.left < left || chosen.right > right)
    row.scrollLeft += chosen.left - left - (width - chosen.width) / 2
}

/** One line of chips that scrolls sideways, so that the list below starts in the first view. */
export function ChipRow({ id, label, children }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null)
  // Once: afterwards the row is where the visitor has moved it.
  useEffect(() => {
    if (row.current) showChosen(row.current)
  }, [])
  return (
    <div className="flex items-center gap-x-2">
      <p id={id} className="w-20 shrink-0 text-small leading-tight text-ink-soft wrap-anywhere hyphens-auto">
        {label}
      </p>
      <ul
        ref={row}
        aria-labelledby={id}
        className="flex min-w-0 gap-2 overflow-x-auto overscroll-x-contain p-1"
      >
        {children}
      </ul>
    </div>
  )
}
